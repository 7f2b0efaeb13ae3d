import * as roles from '@gatehouse/sdk/roles';
import type { TableColumns } from '../../kit/table/table-columns';
import type { RolesTexts } from '../../locales/en/admin/roles';
import type { columnKinds } from '../archetypes/list/column-kinds';

/** Owner of a role: the vendor, whose roles exist in every account, or the account. */
export type RoleKind = 'vendor' | 'account';

export const kindOf = ({ tenantId }: roles.Role): RoleKind => (tenantId ? 'account' : 'vendor');

const permissionCount = (
  kinds: ReturnType<typeof columnKinds<roles.Role>>,
  texts: RolesTexts,
  permissions: readonly roles.Permission[] | undefined,
): TableColumns<roles.Role> => {
  if (!permissions) return [];
  const grants = roles.grantsOf(permissions);
  return [kinds.count('permissions', { header: texts.permissions, value: (role) => grants(role).length })];
};

/** Returns the columns of the role list; without the permissions of the account, their number is left out. */
export const roleColumns = (
  kinds: ReturnType<typeof columnKinds<roles.Role>>,
  texts: RolesTexts,
  permissions: readonly roles.Permission[] | undefined,
): TableColumns<roles.Role> => [
  kinds.text('name', {
    header: texts.name,
    value: ({ name }) => name,
    badges: ({ isDefault }) => (isDefault ? [{ label: texts.defaultBadge, tone: 'info' }] : []),
    fixed: true,
  }),
  kinds.text('key', { header: texts.key, value: ({ key }) => key, secondary: true }),
  kinds.text('description', { header: texts.description, value: ({ description }) => description }),
  ...permissionCount(kinds, texts, permissions),
  kinds.badge('kind', {
    header: texts.kind,
    value: (role) => ({ label: texts.kinds[kindOf(role)], tone: kindOf(role) === 'account' ? 'success' : undefined }),
  }),
];
