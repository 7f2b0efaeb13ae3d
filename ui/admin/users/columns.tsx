import type * as users from '@gatehouse/sdk/users';
import type { TableColumns } from '../../kit/table/table-columns';
import type { columnKinds } from '../archetypes/list/column-kinds';
import { ApplicationsCell } from './applications/applications-cell';
import { AssignmentsCell, idsOf } from './assignments-cell';
import { type StateContext, userBadges, userName } from './user-state';

type User = users.ListedUser;

export interface ColumnContext extends StateContext {
  kinds: ReturnType<typeof columnKinds<User>>;
  /** Returns whether roles or groups of a user can be changed in their cell. */
  canEdit: (user: User, kind: users.Assignment) => boolean;
  /** Whether the account has assignable applications. */
  hasApplications: boolean;
  /** Whether applications of users of this account can be changed in their cell. */
  canAssign: boolean;
}

/** Returns the columns of the user list; the provider sorts by name and by join date. */
export const userColumns = (context: ColumnContext): TableColumns<User> => {
  const { kinds, texts, canEdit } = context;
  const { columns } = texts;
  const managerOf = ({ managedBy }: User) => (managedBy === 'scim2' ? texts.managers.scim2 : texts.managers.frontegg);
  const assignments = (kind: users.Assignment, secondary?: 'late') =>
    kinds.other(kind, {
      header: columns[kind],
      value: (user) => idsOf(user, kind)?.join() ?? '',
      sortable: false,
      secondary,
      cell: (user) => <AssignmentsCell user={user} kind={kind} canEdit={canEdit(user, kind)} />,
    });
  return [
    kinds.user('user', {
      header: columns.user,
      value: (user) => ({
        name: userName(user),
        email: user.email,
        picture: user.profilePictureUrl,
        badges: userBadges(user, context),
      }),
    }),
    ...(context.hasApplications
      ? [
          kinds.other('applications', {
            header: columns.applications,
            value: () => '',
            sortable: false,
            secondary: true,
            cell: (user: User) => <ApplicationsCell user={user} canEdit={context.canAssign} />,
          }),
        ]
      : []),
    assignments('roles'),
    assignments('groups', 'late'),
    kinds.date('joinedAt', { header: columns.joinedAt, value: ({ createdAt }) => createdAt }),
    kinds.date('lastSeen', {
      header: columns.lastSeen,
      value: ({ lastLogin }) => lastLogin,
      none: texts.never,
      sortable: false,
    }),
    kinds.other('managedBy', {
      header: columns.managedBy,
      value: managerOf,
      sortable: false,
      secondary: true,
      // Avoids wrapping, since a narrow column would break the single word anywhere.
      cell: (user) => <span className="gh:@sm:whitespace-nowrap">{managerOf(user)}</span>,
    }),
  ];
};
