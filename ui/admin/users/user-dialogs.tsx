'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import { actAs } from '@gatehouse/sdk/flows/impersonate';
import * as sessions from '@gatehouse/sdk/sessions';
import * as users from '@gatehouse/sdk/users';
import { useRef } from 'react';
import { useToast } from '../../kit/feedback/toast';
import { ConfirmDialog as KitConfirmDialog } from '../../kit/overlay/confirm-dialog';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import type { PartLabel } from '../archetypes/form/partly-done';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { AddUsersSheet } from './add/add-users-sheet';
import { InviteLinkDialog } from './add/invite-link-dialog';
import { ChooseRolesDialog } from './choose-roles-dialog';
import { EditUserSheet } from './edit-user-sheet';
import { EndSheet } from './end-sheet';
import { ResendDialog } from './resend-dialog';
import { userName } from './user-state';
import type { ConfirmedTask, UserTask } from './user-task';

type Listed = users.ListedUser;

interface Question {
  title: (name: string) => string;
  description: string;
  confirmLabel: string;
  toast: (name: string) => string;
  /** Default `danger`. */
  tone?: 'primary';
}

const userOf = (task: UserTask | undefined, action: string): Listed | undefined =>
  task && 'user' in task && task.do === action ? task.user : undefined;

/** Renders the dialogs of users: add, edit, and confirmations. */
export function UserDialogs({ task, onClose }: TaskProps<UserTask>) {
  const texts = useAdminTexts('users');
  const { setDisabled, lock, remove, makePermanent, resendActivation } = useCapability(users);
  const { revokeForUser } = useCapability(sessions);
  const partLabel: PartLabel = ({ what }) => (what === 'access' ? texts.disable : texts.endSessions);
  const confirm = <Variables,>(
    action: ConfirmedTask,
    { title, toast, ...question }: Question,
    mutation: BoundMutation<Variables, unknown>,
    toVariables: (user: Listed) => NoInfer<Variables>,
  ) => (
    <ConfirmDialog
      item={userOf(task, action)}
      onClose={onClose}
      title={(user) => title(userName(user))}
      mutation={mutation}
      toVariables={toVariables}
      partLabel={partLabel}
      toast={(user) => toast(userName(user))}
      {...question}
    />
  );
  return (
    <>
      <AddUsersSheet open={task?.do === 'add'} onClose={onClose} />
      <EditUserSheet user={userOf(task, 'edit')} onClose={onClose} />
      <EndSheet user={userOf(task, 'setEnd')} onClose={onClose} />
      <ResendDialog user={userOf(task, 'resend')} onClose={onClose} />
      <ActAsDialog user={userOf(task, 'actAs')} onClose={onClose} />
      <ChooseRolesDialog task={task && 'onChosen' in task ? task : undefined} onClose={onClose} />
      <InviteLinkDialog open={task?.do === 'inviteLink'} onClose={onClose} />
      {confirm(
        'remove',
        {
          title: texts.removeTitle,
          description: texts.removeText,
          confirmLabel: texts.removeConfirm,
          toast: texts.removedToast,
        },
        remove(),
        ({ id }) => id,
      )}
      {confirm(
        'disable',
        {
          title: texts.disableTitle,
          description: texts.disableText,
          confirmLabel: texts.disable,
          toast: texts.disabledToast,
        },
        setDisabled(),
        ({ id }) => ({ userId: id, isDisabled: true }),
      )}
      {confirm(
        'enable',
        {
          title: texts.enableTitle,
          description: texts.enableText,
          confirmLabel: texts.enable,
          toast: texts.enabledToast,
          tone: 'primary',
        },
        setDisabled(),
        ({ id }) => ({ userId: id, isDisabled: false }),
      )}
      {confirm(
        'lock',
        { title: texts.lockTitle, description: texts.lockText, confirmLabel: texts.lock, toast: texts.lockedToast },
        lock(),
        ({ id }) => id,
      )}
      {confirm(
        'endSessions',
        {
          title: texts.endSessionsTitle,
          description: texts.endSessionsText,
          confirmLabel: texts.endSessions,
          toast: texts.sessionsEndedToast,
        },
        revokeForUser(),
        ({ id }) => id,
      )}
      {confirm(
        'makePermanent',
        {
          title: texts.permanentTitle,
          description: texts.permanentText,
          confirmLabel: texts.makePermanent,
          toast: texts.permanentToast,
          tone: 'primary',
        },
        makePermanent(),
        ({ id }) => id,
      )}
      {confirm(
        'resendActivation',
        {
          title: texts.activationTitle,
          description: texts.resendText,
          confirmLabel: texts.resendActivation,
          toast: texts.resentToast,
          tone: 'primary',
        },
        resendActivation(),
        ({ id }) => id,
      )}
    </>
  );
}

interface ActAsDialogProps {
  user: Listed | undefined;
  onClose: () => void;
}

/** Renders the confirmation before the session continues as another user. */
function ActAsDialog({ user, onClose }: ActAsDialogProps) {
  const texts = useAdminTexts('users');
  const identity = useIdentity();
  const toaster = useToast();
  const last = useRef(user);
  if (user) last.current = user;
  const name = last.current ? userName(last.current) : '';
  return (
    <KitConfirmDialog
      open={user !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={texts.actAsTitle(name)}
      description={texts.actAsText}
      confirmLabel={texts.actAs}
      onConfirm={async () => {
        if (!user) return;
        await actAs(identity, user.id);
        toaster.success(texts.actAsToast(name));
      }}
    />
  );
}
