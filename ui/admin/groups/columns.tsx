import { type Group, isGroupColor } from '@gatehouse/sdk/groups';
import { CellText } from '../../kit/table/cell-text';
import type { TableColumns } from '../../kit/table/table-columns';
import type { GroupsTexts } from '../../locales/en/admin/groups';
import type { columnKinds } from '../archetypes/list/column-kinds';
import { isManaged } from './group-fields';

interface ColumnContext {
  kinds: ReturnType<typeof columnKinds<Group>>;
  texts: GroupsTexts;
  /** Whether groups grant roles in this account. */
  givesRoles: boolean;
}

/** Returns the columns of the group list. Members load after the first rows. */
export const groupColumns = ({ kinds, texts, givesRoles }: ColumnContext): TableColumns<Group> => [
  kinds.other('name', {
    header: texts.name,
    fixed: true,
    value: ({ name, description }) => `${name} ${description ?? ''}`,
    cell: ({ name, color, description }) => (
      <span className="gh:inline-flex gh:items-baseline gh:gap-3 gh:text-start">
        <ColorDot color={color} />
        <span className="gh:min-w-0">
          {name}
          {description && (
            <CellText className="gh:block gh:text-xs gh:font-normal gh:text-subtle">{description}</CellText>
          )}
        </span>
      </span>
    ),
  }),
  kinds.users('members', {
    header: texts.members,
    value: ({ users }) =>
      users?.map(({ id, name, email, profilePictureUrl }) => ({
        name: name?.trim() || email || id,
        email: email ?? id,
        picture: profilePictureUrl,
      })),
  }),
  ...(givesRoles
    ? [
        kinds.names('roles', {
          header: texts.roles,
          value: ({ roles }) => roles?.map(({ name }) => name),
          none: texts.noRoles,
        }),
      ]
    : []),
  kinds.text('managedBy', {
    header: texts.managedBy,
    secondary: true,
    value: (group) => texts.managers[isManaged(group) ? 'scim2' : 'frontegg'],
  }),
];

/** Renders the color of a group; an outline if it has none. */
export function ColorDot({ color }: { color: string | null | undefined }) {
  return (
    <span
      aria-hidden
      className="gh:inline-block gh:size-3 gh:shrink-0 gh:rounded-full gh:border gh:border-control"
      style={color && isGroupColor(color) ? { backgroundColor: color, borderColor: color } : undefined}
    />
  );
}
