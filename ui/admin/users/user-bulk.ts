'use client';
import * as users from '@gatehouse/sdk/users';
import { useCapability } from '../../react/capability';
import { type BulkTask, bulkTask } from '../archetypes/list/bulk-run';
import { useAdminTexts } from '../texts';
import { useAssignmentRights, useUserTasks } from './use-user-rights';
import { isInvited } from './user-state';
import type { UserTask } from './user-task';

type Listed = users.ListedUser;

/** Returns the bulk actions for users, run one by one. `start` opens the dialog that selects roles. */
export const useBulk = (start: (task: UserTask) => void): BulkTask<Listed>[] => {
  const texts = useAdminTexts('users');
  const { may, ownId } = useUserTasks();
  const { canChange } = useAssignmentRights();
  const { setDisabled, resendInvitation, remove, changeRoles } = useCapability(users);
  const change = changeRoles();
  const asking = (confirm: string, text: string) => (rows: readonly Listed[]) => ({
    title: texts.bulkQuestion(confirm, rows.length),
    text,
    confirm,
  });
  const notOneself = ({ id }: Listed) => (id === ownId ? texts.notYourself : undefined);
  const chosenRoles = (todo: 'addRoles' | 'removeRoles', count: number) =>
    new Promise<readonly string[] | undefined>((onChosen) => start({ do: todo, count, onChosen }));
  /** Adds or removes roles that are selected first; users who already have all, or none, of them are skipped. */
  const ofRoles = (todo: 'addRoles' | 'removeRoles'): BulkTask<Listed> => ({
    label: texts[todo],
    stale: change,
    prepare: async ({ length }) => {
      const roleIds = await chosenRoles(todo, length);
      if (!roleIds) return undefined;
      const isAdding = todo === 'addRoles';
      return {
        skips: ({ roleIds: held }) =>
          held && roleIds.every((id) => held.includes(id) === isAdding) ? texts.skipped[todo] : undefined,
        send: (user) => change.mutationFn({ user, [isAdding ? 'add' : 'remove']: roleIds }),
      };
    },
  });
  return [
    canChange.roles && may.addRoles && ofRoles('addRoles'),
    canChange.roles && may.removeRoles && ofRoles('removeRoles'),
    may.disable &&
      bulkTask({
        label: texts.disable,
        confirmation: asking(texts.disable, texts.disableText),
        skips: notOneself,
        mutation: setDisabled(),
        toVariables: ({ id }: Listed) => ({ userId: id, isDisabled: true }),
      }),
    may.disable &&
      bulkTask({
        label: texts.enable,
        confirmation: asking(texts.enable, texts.enableText),
        mutation: setDisabled(),
        toVariables: ({ id }: Listed) => ({ userId: id, isDisabled: false }),
      }),
    may.resend &&
      bulkTask({
        label: texts.resend,
        confirmation: asking(texts.resend, texts.resendText),
        skips: (user) => (isInvited(user) ? undefined : texts.notInvited),
        mutation: resendInvitation(),
        toVariables: ({ email }: Listed) => ({ email }),
      }),
    may.delete &&
      bulkTask({
        label: texts.remove,
        tone: 'danger',
        confirmation: asking(texts.remove, texts.removeText),
        skips: (user) => notOneself(user) ?? (user.managedBy === 'scim2' ? texts.byDirectory : undefined),
        mutation: remove(),
        toVariables: ({ id }: Listed) => id,
      }),
  ].filter((task) => task !== false);
};
