import type * as users from '@gatehouse/sdk/users';
import type { TableColumns } from '../../kit/table-columns';
import type { columnKinds } from '../resource/column-kinds';
import { type StateFacts, userBadges, userName } from './user-state';

type User = users.ListedUser;

export interface ColumnFacts extends StateFacts {
  kinds: ReturnType<typeof columnKinds<User>>;
  /** Names by id, as far as they are known. */
  roleNames: ReadonlyMap<string, string>;
  groupNames: ReadonlyMap<string, string>;
}

/** Names of ids; undefined, which is shown as a dash, where the list may not be read. */
const namesOf = (ids: readonly string[] | undefined, names: ReadonlyMap<string, string>) =>
  ids?.map((id) => names.get(id) ?? id);

/** Columns of the list; the provider sorts by name and by the day of joining. */
export const userColumns = (facts: ColumnFacts): TableColumns<User> => {
  const { kinds, texts, roleNames, groupNames } = facts;
  const { columns } = texts;
  return [
    kinds.user('user', {
      header: columns.user,
      value: (user) => ({
        name: userName(user),
        email: user.email,
        picture: user.profilePictureUrl,
        badges: userBadges(user, facts),
      }),
    }),
    kinds.names('roles', {
      header: columns.roles,
      value: ({ roleIds }) => namesOf(roleIds, roleNames),
      none: texts.none,
      sortable: false,
    }),
    kinds.names('groups', {
      header: columns.groups,
      value: ({ groupIds }) => namesOf(groupIds, groupNames),
      none: texts.none,
      sortable: false,
      secondary: true,
    }),
    kinds.date('joinedAt', { header: columns.joinedAt, value: ({ createdAt }) => createdAt }),
    kinds.date('lastSeen', {
      header: columns.lastSeen,
      value: ({ lastLogin }) => lastLogin,
      none: texts.never,
      sortable: false,
    }),
    kinds.text('managedBy', {
      header: columns.managedBy,
      value: ({ managedBy }) => (managedBy === 'scim2' ? texts.managers.scim2 : texts.managers.frontegg),
      sortable: false,
      secondary: true,
    }),
  ];
};
