import type * as roles from '@gatehouse/sdk/roles';
import type { TableColumns } from '../../kit/table/table-columns';
import type { RolesTexts } from '../../locales/en/admin/roles';
import type { columnKinds } from '../archetypes/list/column-kinds';

/** Owner of a role: the vendor, whose roles exist in every account, or the account. */
export type RoleKind = 'vendor' | 'account';

export const kindOf = ({ tenantId }: roles.Role): RoleKind => (tenantId ? 'account' : 'vendor');

/** Returns the columns of the role list. */
export const roleColumns = (
  kinds: ReturnType<typeof columnKinds<roles.Role>>,
  texts: RolesTexts,
): TableColumns<roles.Role> => [
  kinds.text('name', { header: texts.name, value: ({ name }) => name, fixed: true }),
  kinds.text('key', { header: texts.key, value: ({ key }) => key, secondary: true }),
  kinds.text('description', { header: texts.description, value: ({ description }) => description }),
  kinds.badge('isDefault', {
    header: texts.isDefault,
    secondary: 'late',
    value: ({ isDefault }) => (isDefault ? { label: texts.defaultBadge, tone: 'info' } : undefined),
  }),
  kinds.count('permissions', { header: texts.permissions, value: ({ permissions }) => permissions?.length }),
  kinds.badge('kind', {
    header: texts.kind,
    value: (role) => ({ label: texts.kinds[kindOf(role)], tone: kindOf(role) === 'account' ? 'success' : 'neutral' }),
  }),
];
