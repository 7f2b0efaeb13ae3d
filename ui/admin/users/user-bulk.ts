'use client';
import * as users from '@gatehouse/sdk/users';
import { useCapability } from '../../react/capability';
import { type BulkTask, bulkTask } from '../resource/bulk-run';
import { useAdminTexts } from '../texts';
import { useUserTasks } from './use-user-rights';
import { isInvited } from './user-state';

type Listed = users.ListedUser;

/** What can be done with several users at once, one by one. */
export const useBulk = (): BulkTask<Listed>[] => {
  const texts = useAdminTexts('users');
  const { may, own } = useUserTasks();
  const { setDisabled, resendInvitation, remove } = useCapability(users);
  const asking = (confirm: string, text: string) => (rows: readonly Listed[]) => ({
    title: texts.bulkQuestion(confirm, rows.length),
    text,
    confirm,
  });
  const notOneself = ({ id }: Listed) => (id === own ? texts.notYourself : undefined);
  return [
    may.disable &&
      bulkTask({
        label: texts.disable,
        question: asking(texts.disable, texts.disableText),
        skips: notOneself,
        mutation: setDisabled(),
        toVariables: ({ id }: Listed) => ({ userId: id, isDisabled: true }),
      }),
    may.disable &&
      bulkTask({
        label: texts.enable,
        question: asking(texts.enable, texts.enableText),
        mutation: setDisabled(),
        toVariables: ({ id }: Listed) => ({ userId: id, isDisabled: false }),
      }),
    may.resend &&
      bulkTask({
        label: texts.resend,
        question: asking(texts.resend, texts.resendText),
        skips: (user) => (isInvited(user) ? undefined : texts.notInvited),
        mutation: resendInvitation(),
        toVariables: ({ email }: Listed) => ({ email }),
      }),
    may.delete &&
      bulkTask({
        label: texts.remove,
        tone: 'danger',
        question: asking(texts.remove, texts.removeText),
        skips: (user) => notOneself(user) ?? (user.managedBy === 'scim2' ? texts.byDirectory : undefined),
        mutation: remove(),
        toVariables: ({ id }: Listed) => id,
      }),
  ].filter((task) => task !== false);
};
