import type * as roles from '@gatehouse/sdk/roles';
import type { TableColumns } from '../../kit/table-columns';
import type { RolesTexts } from '../../locales/en/admin/roles';
import type { columnKinds } from '../resource/column-kinds';

/** Whose a role is: the vendor's, which every account has, or the account's own. */
export type RoleKind = 'vendor' | 'account';

export const kindOf = ({ tenantId }: roles.Role): RoleKind => (tenantId ? 'account' : 'vendor');

/** Columns of the list of roles. */
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
