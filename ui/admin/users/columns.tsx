import type * as users from '@gatehouse/sdk/users';
import type { ReactNode } from 'react';
import type { TableColumns } from '../../kit/table-columns';
import type { columnKinds } from '../resource/column-kinds';
import { HoldingsCell } from './holdings-cell';
import { type StateFacts, userBadges, userName } from './user-state';

type User = users.ListedUser;

export interface ColumnFacts extends StateFacts {
  kinds: ReturnType<typeof columnKinds<User>>;
  /** Names by id, as far as they are known. */
  names: Readonly<Record<users.Holding, ReadonlyMap<string, string>>>;
  /** Whether the roles or groups of a user can be changed in their cell. */
  canEdit: (user: User, kind: users.Holding) => boolean;
}

const idsOf = ({ roleIds, groupIds }: User, kind: users.Holding) => (kind === 'roles' ? roleIds : groupIds);

/** Columns of the list; the provider sorts by name and by the day of joining. */
export const userColumns = (facts: ColumnFacts): TableColumns<User> => {
  const { kinds, texts, names, canEdit } = facts;
  const { columns } = texts;
  /** Undefined, which is shown as a dash, where the holdings may not be read. */
  const textOf = (user: User, kind: users.Holding): string | undefined => {
    const ids = idsOf(user, kind);
    return ids && (ids.map((id) => names[kind].get(id) ?? id).join(', ') || texts.none);
  };
  const holdings = (kind: users.Holding, secondary = false) =>
    kinds.other(kind, {
      header: columns[kind],
      value: (user) => textOf(user, kind) ?? '',
      sortable: false,
      secondary,
      cell: (user): ReactNode => {
        const text = textOf(user, kind);
        if (text !== undefined && canEdit(user, kind)) return <HoldingsCell {...{ user, kind, text }} />;
        return <span className="gh:text-subtle">{text ?? '–'}</span>;
      },
    });
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
    holdings('roles'),
    holdings('groups', true),
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
