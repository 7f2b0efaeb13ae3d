import type * as users from '@gatehouse/sdk/users';

type Listed = users.ListedUser;

/** An action on one user that requires confirmation. */
export type ConfirmedTask =
  | 'remove'
  | 'disable'
  | 'enable'
  | 'lock'
  | 'endSessions'
  | 'actAs'
  | 'makePermanent'
  | 'resendActivation';

/** Dialog to open for a user. */
export type TaskForOne = 'edit' | 'setEnd' | 'resend' | ConfirmedTask;

/** Opens the selection of roles for several users; `onChosen` receives undefined when it was canceled. */
interface ChooseRoles {
  do: 'addRoles' | 'removeRoles';
  /** Number of selected users. */
  count: number;
  onChosen: (roleIds: readonly string[] | undefined) => void;
}

/** Dialog to open on the users page. */
export type UserTask = { do: 'add' | 'inviteLink' } | ChooseRoles | { do: TaskForOne; user: Listed };
