'use client';
import * as groups from '@gatehouse/sdk/groups';
import * as users from '@gatehouse/sdk/users';
import { useToast } from '../../kit/toast';
import { useCapability } from '../../react/capability';
import { useAdminTexts } from '../texts';

/** One user to be invited. */
export interface Invitation extends users.AddedUser {
  groupIds: readonly string[];
}

/** Invites a user; groups follow in calls of their own, whose failure does not undo the invitation and is said. */
export const useInvite = () => {
  const texts = useAdminTexts('users');
  const toaster = useToast();
  const { add } = useCapability(users);
  const { addUsers } = useCapability(groups);
  return async ({ groupIds, ...user }: Invitation): Promise<void> => {
    const { id } = await add().mutationFn(user);
    const results = await Promise.allSettled(
      groupIds.map((groupId) => addUsers().mutationFn({ groupId, userIds: [id] })),
    );
    if (results.some(({ status }) => status === 'rejected')) toaster.error(texts.groupsFailed(user.email));
  };
};
