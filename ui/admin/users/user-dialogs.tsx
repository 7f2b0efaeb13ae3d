'use client';
import { actAs } from '@gatehouse/sdk/flows/impersonate';
import * as sessions from '@gatehouse/sdk/sessions';
import * as users from '@gatehouse/sdk/users';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { ConfirmDialog } from '../resource/confirm-dialog';
import type { TaskProps } from '../resource/tasks';
import { useAdminTexts } from '../texts';
import { AddUsersSheet } from './add-users-sheet';
import { ChooseRolesDialog } from './choose-roles-dialog';
import { EditUserSheet } from './edit-user-sheet';
import { EndSheet } from './end-sheet';
import { InviteLinkDialog } from './invite-link-dialog';
import { ResendDialog } from './resend-dialog';
import { userName } from './user-state';
import type { ConfirmedTask, UserTask } from './user-task';

type Listed = users.ListedUser;

interface DialogTexts {
  title: (name: string) => string;
  text: string;
  confirm: string;
  toast: (name: string) => string;
  tone?: 'primary';
}

/** Confirmation and mutation of each task. */
const useConfirmed = (): Record<ConfirmedTask, DialogTexts & { send: (user: Listed) => Promise<unknown> }> => {
  const texts = useAdminTexts('users');
  const { setDisabled, remove, makePermanent, resendActivation } = useCapability(users);
  const { revokeForUser } = useCapability(sessions);
  const identity = useIdentity();
  const tone = 'primary';
  return {
    remove: {
      title: texts.removeTitle,
      text: texts.removeText,
      confirm: texts.removeConfirm,
      toast: texts.removedToast,
      send: ({ id }) => remove().mutationFn(id),
    },
    disable: {
      title: texts.disableTitle,
      text: texts.disableText,
      confirm: texts.disable,
      toast: texts.disabledToast,
      send: ({ id }) => setDisabled().mutationFn({ userId: id, isDisabled: true }),
    },
    enable: {
      tone,
      title: texts.enableTitle,
      text: texts.enableText,
      confirm: texts.enable,
      toast: texts.enabledToast,
      send: ({ id }) => setDisabled().mutationFn({ userId: id, isDisabled: false }),
    },
    lock: {
      title: texts.lockTitle,
      text: texts.lockText,
      confirm: texts.lock,
      toast: texts.lockedToast,
      // Disabled first, so that a user whose sessions end cannot sign in again in between.
      send: async ({ id }) => {
        await setDisabled().mutationFn({ userId: id, isDisabled: true });
        await revokeForUser().mutationFn(id);
      },
    },
    endSessions: {
      title: texts.endSessionsTitle,
      text: texts.endSessionsText,
      confirm: texts.endSessions,
      toast: texts.sessionsEndedToast,
      send: ({ id }) => revokeForUser().mutationFn(id),
    },
    actAs: {
      title: texts.actAsTitle,
      text: texts.actAsText,
      confirm: texts.actAs,
      toast: texts.actAsToast,
      tone,
      send: ({ id }) => actAs(identity, id),
    },
    makePermanent: {
      tone,
      title: texts.permanentTitle,
      text: texts.permanentText,
      confirm: texts.makePermanent,
      toast: texts.permanentToast,
      send: ({ id }) => makePermanent().mutationFn(id),
    },
    resendActivation: {
      tone,
      title: texts.activationTitle,
      text: texts.resendText,
      confirm: texts.resendActivation,
      toast: texts.resentToast,
      send: ({ id }) => resendActivation().mutationFn(id),
    },
  };
};

const userOf = (task: UserTask | undefined, action: string): Listed | undefined =>
  task && 'user' in task && task.do === action ? task.user : undefined;

/** Renders the dialogs of users: add, edit, and confirmations. */
export function UserDialogs({ task, onClose }: TaskProps<UserTask>) {
  const confirmed = useConfirmed();
  const { remove } = useCapability(users);
  const tasks = Object.entries(confirmed);
  return (
    <>
      <AddUsersSheet open={task?.do === 'add'} onClose={onClose} />
      <EditUserSheet user={userOf(task, 'edit')} onClose={onClose} />
      <EndSheet user={userOf(task, 'setEnd')} onClose={onClose} />
      <ResendDialog user={userOf(task, 'resend')} onClose={onClose} />
      <ChooseRolesDialog task={task && 'onChosen' in task ? task : undefined} onClose={onClose} />
      <InviteLinkDialog open={task?.do === 'inviteLink'} onClose={onClose} />
      {tasks.map(([name, { title, text, confirm, toast, send, tone }]) => (
        <ConfirmDialog
          key={name}
          item={userOf(task, name)}
          onClose={onClose}
          title={(user) => title(userName(user))}
          description={text}
          confirmLabel={confirm}
          tone={tone}
          // All of them invalidate the same lists.
          mutation={{ ...remove(), mutationFn: send }}
          toVariables={(user) => user}
          toast={(user) => toast(userName(user))}
        />
      ))}
    </>
  );
}
