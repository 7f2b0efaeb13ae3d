import type * as users from '@gatehouse/sdk/users';

type Listed = users.ListedUser;

/** What is confirmed for one user before it is done. */
export type ConfirmedTask =
  | 'remove'
  | 'disable'
  | 'enable'
  | 'lock'
  | 'endSessions'
  | 'makePermanent'
  | 'resendActivation';

/** What is done with one user. */
export type TaskForOne = 'edit' | 'setEnd' | 'resend' | ConfirmedTask;

/** Asks which roles several users get or lose; `onChosen` is told nothing when it was given up. */
interface ChooseRoles {
  do: 'addRoles' | 'removeRoles';
  /** How many users it is about. */
  count: number;
  onChosen: (roleIds: readonly string[] | undefined) => void;
}

/** What an administrator is about to do on the users page. */
export type UserTask = { do: 'add' | 'inviteLink' } | ChooseRoles | { do: TaskForOne; user: Listed };
