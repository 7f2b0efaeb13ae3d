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
  | 'resend'
  | 'resendActivation';

/** What somebody is about to do on the users page. */
export type UserTask = { do: 'add' | 'inviteLink' } | { do: 'edit' | 'setEnd' | ConfirmedTask; user: Listed };
