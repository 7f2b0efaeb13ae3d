'use client';
import { sendParts } from '@gatehouse/sdk/partly-done';
import * as users from '@gatehouse/sdk/users';
import { useCallback, useRef } from 'react';
import { useCapability } from '../../react/capability';
import { type Saved, useUserSteps } from './use-user-save';

/** A user to invite. */
export interface Invitation extends users.AddedUser {
  groupIds: string[];
}

/**
 * Returns a function that invites a user; groups are assigned in separate calls, whose errors do not undo the
 * invitation. A retry for the same address sends only the rest, until `forget` is called.
 */
export const useInvite = () => {
  const { add } = useCapability(users);
  const stepsOf = useUserSteps();
  const invited = useRef(new Map<string, Saved>());

  const invite = async ({ groupIds, ...user }: Invitation): Promise<void> => {
    const { email, name = '', phone = '', roleIds = [] } = user;
    const fields = { name, phone, roleIds, groupIds };
    const before = invited.current.get(email);
    if (before) return sendParts(stepsOf(before, fields));
    // The response to the invitation contains the id that the groups need.
    const saved: Saved = { user: { id: '', email }, fields: { ...fields, groupIds: [] } };
    const call = async () => {
      const { id } = await add().mutationFn(user);
      saved.user = { id, email };
      invited.current.set(email, saved);
    };
    await sendParts([[{ change: 'create', what: 'invitation', keys: [email], call }], stepsOf(saved, fields).flat()], {
      stop: true,
    });
  };
  const forget = useCallback(() => invited.current.clear(), []);
  return { invite, forget };
};
