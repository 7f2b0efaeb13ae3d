import type { PermissionRow, RoleRow } from '../rows';

const permission = (key: string, name: string, description: string): PermissionRow => ({
  id: `permission-${key}`,
  key,
  name,
  description,
  categoryId: `category-${key.split('.').slice(0, 2).join('-')}`,
});

export const permissions: readonly PermissionRow[] = [
  permission('fe.*', 'General administration', 'Everything in account administration'),
  permission('fe.secure.read.*', 'Read security', 'See members, roles, policies, tokens and audits'),
  permission('fe.secure.read.users', 'Read members', 'See the members of the account'),
  permission('fe.secure.read.roles', 'Read roles', 'See roles and what they allow'),
  permission('fe.secure.read.audits', 'Read audits', 'See the audit log'),
  permission('fe.secure.read.userApiTokens', 'Read personal tokens', 'See your own API tokens'),
  permission('fe.secure.write.userApiTokens', 'Write personal tokens', 'Create your own API tokens'),
  permission('fe.secure.write.users', 'Write members', 'Add and change members'),
  permission('fe.secure.write.groups', 'Write groups', 'Add and change groups'),
  permission('fe.secure.read.groups', 'Read groups', 'See groups'),
  permission('fe.connectivity.read.*', 'Read connectivity', 'See webhooks and notification channels'),
  permission('fe.connectivity.*', 'Connectivity', 'Manage webhooks and notification channels'),
  permission('fe.account-hierarchy.read.subAccount', 'Read sub-accounts', 'See the accounts below this one'),
  permission('reports.read', 'Read reports', 'See research reports'),
  permission('reports.export', 'Export reports', 'Download research reports'),
  permission('reports.schedule', 'Schedule reports', 'Have research reports sent regularly'),
  permission('reports.archive', 'Archive reports', 'Keep research reports beyond a year'),
];

const role = (key: string, description: string, isDefault: boolean, ...keys: string[]): RoleRow => ({
  id: `role-${key.toLowerCase()}`,
  key,
  name: key,
  description,
  isDefault,
  permissionIds: keys.map((name) => `permission-${name}`),
});

export const roles: readonly RoleRow[] = [
  role('ReadOnly', 'Sees the portal, changes nothing', false, 'reports.read'),
  role(
    'Admin',
    'Administers the account',
    true,
    'fe.*',
    'reports.read',
    'reports.export',
    'reports.schedule',
    'reports.archive',
  ),
  role('Support', 'Helps members', true, 'fe.secure.read.*', 'fe.connectivity.read.*', 'reports.read'),
  role(
    'Editor',
    'Changes content and groups',
    false,
    'fe.secure.read.users',
    'fe.secure.read.groups',
    'fe.secure.write.groups',
    'fe.secure.read.userApiTokens',
    'fe.secure.write.userApiTokens',
    'reports.read',
    'reports.export',
  ),
  role('Viewer', 'Sees members and audits', false, 'fe.secure.read.users', 'fe.secure.read.audits', 'reports.read'),
];
