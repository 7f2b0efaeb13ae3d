import type { Widen } from '../../widen';

const users = (count: number) => (count === 1 ? '1 user' : `${count} users`);

/** Texts of the applications of an account, on the users page. */
export const texts = {
  text: 'Who can open which application.',
  list: 'Applications',
  free: 'Open to all',
  managed: 'By assignment',
  userCount: users,
  everybody: 'Everyone',
  open: 'Open application',
  emptyTitle: 'No applications to assign',
  empty: 'Applications open to all need no assignment.',
  failed: 'The applications could not be loaded',
  freeText: 'Everyone in this account can open it. There is nothing to assign.',
  noUsersTitle: 'Not assigned yet',
  noUsers: 'Assign users to let them open this application.',
  search: 'Search users',
  name: 'Name',
  lastSeen: 'Last sign-in',
  never: 'Never',

  assign: 'Assign users',
  assignTitle: (application: string) => `Assign “${application}”`,
  assignText: 'They can open it from now on.',
  choose: 'Users',
  chooseMissing: 'Choose at least one user.',
  isAssigned: 'Already assigned',
  assigned: (count: number) => `Assigned to ${users(count)}`,

  unassign: 'Unassign',
  unassignTitle: (count: number, application: string) => `Unassign “${application}” from ${users(count)}?`,
  unassignText: 'They lose access at their next sign-in or session renewal. Last sign-in to the account:',
  andMore: (count: number) => `and ${count} more`,
  unassigned: (count: number) => `Unassigned from ${users(count)}`,

  ofUser: 'Applications',
  ofUserText: 'Applications open to all need no assignment.',
  none: 'None',
};

export type ApplicationsTexts = Widen<typeof texts>;
