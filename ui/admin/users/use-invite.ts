'use client';
import { sendParts } from '@gatehouse/sdk/partly-done';
import * as users from '@gatehouse/sdk/users';
import { useCallback, useRef } from 'react';
import { useCapability } from '../../react/capability';
import { type Saved, useUserSteps } from './use-user-save';

/** One user to be invited. */
export interface Invitation extends users.AddedUser {
  groupIds: string[];
}

/**
 * Invites a user; groups follow in calls of their own, whose failure does not undo the invitation. Another attempt for the
 * same address sends only the rest, until `forget` is called.
 */
export const useInvite = () => {
  const { add } = useCapability(users);
  const stepsOf = useUserSteps();
  const invited = useRef(new Map<string, Saved>());

  const invite = async ({ groupIds, ...user }: Invitation): Promise<void> => {
    const { email, name = '', phone = '', roleIds = [] } = user;
    const wanted = { name, phone, roleIds, groupIds };
    const before = invited.current.get(email);
    if (before) return sendParts(stepsOf(before, wanted));
    // The id comes with the response to the invitation, before the groups need it.
    const saved: Saved = { user: { id: '', email }, fields: { ...wanted, groupIds: [] } };
    const call = async () => {
      const { id } = await add().mutationFn(user);
      saved.user = { id, email };
      invited.current.set(email, saved);
    };
    await sendParts([[{ change: 'create', what: 'invitation', keys: [email], call }], stepsOf(saved, wanted).flat()], {
      stop: true,
    });
  };
  const forget = useCallback(() => invited.current.clear(), []);
  return { invite, forget };
};
