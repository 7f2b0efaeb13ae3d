import type { PermissionCategoryRow, PermissionRow, RoleRow } from '../db/rows/accounts';
import { acme } from './tenants';

const createdAt = '2025-02-03T09:00:00.000Z';

/** Every permission of the administration pages, by category: `area.verb: nouns`. */
const administration: Readonly<Record<string, readonly string[]>> = {
  General: ['fe: *', 'fe.secure: *', 'fe.secure.read: *', 'fe.secure.write: *', 'fe.secure.delete: *'],
  Users: [
    'fe.secure.read: users userSubTenants',
    'fe.secure.write: users updateUser usersRoles enableDisable resendActivationEmail tenantInvites userSubTenants appsUsers',
    'fe.secure.delete: users usersRoles tenantInvites appsUsers',
  ],
  Roles: ['fe.secure.read: roles permissions', 'fe.secure.write: roles updateRole', 'fe.secure.delete: role'],
  Groups: [
    'fe.secure.read: groups',
    'fe.secure.write: groups groupsRoles groupsUsers',
    'fe.secure.delete: groups groupsUsers',
  ],
  'API tokens': [
    'fe.secure.read: tenantApiTokens userApiTokens',
    'fe.secure.write: tenantApiTokens userApiTokens',
    'fe.secure.delete: tenantApiTokens userApiTokens',
  ],
  Security: [
    'fe.secure.read: securityPolicy ipRestrictions emailDomainRestrictions passwordsRotationConfiguration',
    'fe.secure.write: securityPolicy ipRestrictions emailDomainRestrictions passwordsRotationConfiguration',
    'fe.secure.delete: securityPolicy ipRestrictions emailDomainRestrictions sessions',
  ],
  SSO: [
    'fe.secure.read: samlConfiguration',
    'fe.secure.write: samlConfiguration',
    'fe.secure.delete: samlConfiguration',
  ],
  Provisioning: [
    'fe.secure.read: provisioningConfiguration',
    'fe.secure.write: provisioningConfiguration',
    'fe.secure.delete: provisioningConfiguration',
  ],
  'Audit logs': ['fe.secure.read: audits'],
  Account: [
    'fe.secure.read: accountSettings',
    'fe.secure.write: accountSettings',
    'fe.account-settings.read: app',
    'fe.account-settings.write: custom-login-box',
    'fe.account-settings.delete: account',
  ],
  'Sub-accounts': [
    'fe.account-hierarchy.read: subAccount',
    'fe.account-hierarchy.write: subAccount subAccountAccess subAccountManagement',
    'fe.account-hierarchy.delete: subAccount',
  ],
  Connectivity: [
    'fe.connectivity: *',
    'fe.connectivity.read: * emailConfig eventCategories events slackApp slackChannels slackSubscriptions slackUsers smsConfig userBellNotifications webhookLogs webhooks',
    'fe.connectivity.write: * emailConfig sendWebpushNotification slackAppRegistration slackSubscriptions smsConfig subscribeWebpush triggerEvent updateSlackSubscription updateUserBellNotification webhook',
    'fe.connectivity.delete: * bellNotifications emailConfig slackAppRegistration slackSubscriptionEvent slackSubscriptions smsConfig webhook',
  ],
  Billing: ['fe.subscriptions: *', 'fe.subscriptions.read: *', 'fe.subscriptions.write: *', 'fe.usage: read'],
};

const reports = [
  ['reports.read', 'Read reports', 'See research reports'],
  ['reports.export', 'Export reports', 'Download research reports'],
  ['reports.schedule', 'Schedule reports', 'Have research reports sent regularly'],
  ['reports.archive', 'Archive reports', 'Keep research reports beyond a year'],
] as const;

const labels: Readonly<Record<string, string>> = {
  'fe.*': 'General administration',
  'fe.usage.read': 'View usage',
  'fe.secure.write.updateUser': 'Edit user details',
  'fe.secure.write.updateRole': 'Edit role details',
  'fe.secure.write.enableDisable': 'Enable and disable users',
  'fe.secure.write.resendActivationEmail': 'Resend activation emails',
};

const verbs: Readonly<Record<string, string>> = { read: 'View', write: 'Edit', delete: 'Delete' };

/** Formats "ipRestrictions" as "IP restrictions". */
const labelOf = (noun: string): string =>
  noun
    .replace(/([A-Z])/g, ' $1')
    .replace(/-/g, ' ')
    .toLowerCase()
    .replace(/\b(ip|api|sms|saml)\b/g, (short) => short.toUpperCase())
    .replace('SAML configuration', 'SSO connections');

const nameOf = (key: string): string => {
  const [, area = '', verb = '', noun = ''] = key.split('.');
  const verbName = verbs[verb];
  const place = area === 'secure' ? 'security' : labelOf(area);
  if (labels[key]) return labels[key];
  if (!verbName) return `Manage ${place}`;
  return `${verbName} ${noun === '*' ? `all of ${place}` : labelOf(noun)}`;
};

const keysOf = (line: string): string[] => {
  const [area = '', nouns = ''] = line.split(': ');
  return nouns.split(' ').map((noun) => `${area}.${noun}`);
};

const categoryId = (name: string): string => `category-${name.toLowerCase().replace(/\W+/g, '-')}`;
export const permissionId = (key: string): string => `permission-${key}`;

/** Permissions for everything, used only in the vendor's own roles. */
const vendorOnly: readonly string[] = ['fe.*', 'fe.secure.*'];
/** Permissions that every role has. */
export const alwaysGranted: readonly string[] = ['reports.read'];

const assignmentOf = (key: string): PermissionRow['assignmentType'] => {
  if (vendorOnly.includes(key)) return 'NEVER';
  return alwaysGranted.includes(key) ? 'ALWAYS' : 'ASSIGNABLE';
};

const permission = (key: string, name: string, description: string, category: string): PermissionRow => ({
  id: permissionId(key),
  key,
  name,
  description,
  categoryId: categoryId(category),
  fePermission: key.startsWith('fe.'),
  assignmentType: assignmentOf(key),
  createdAt,
});

const category = (name: string, description: string, feCategory: boolean): PermissionCategoryRow => ({
  id: categoryId(name),
  name,
  description,
  feCategory,
  createdAt,
});

export const permissionCategories: readonly PermissionCategoryRow[] = [
  ...Object.keys(administration).map((name) => category(name, `Administration: ${name.toLowerCase()}`, true)),
  category('Reports', 'What the research portal offers', false),
];

export const permissions: readonly PermissionRow[] = [
  ...Object.entries(administration).flatMap(([name, lines]) =>
    lines.flatMap(keysOf).map((key) => permission(key, nameOf(key), `${nameOf(key)} of the account`, name)),
  ),
  ...reports.map(([key, name, description]) => permission(key, name, description, 'Reports')),
];

const role = (key: string, description: string, level: number, ...keys: string[]): RoleRow => ({
  id: `role-${key.toLowerCase()}`,
  key,
  name: key,
  description,
  level,
  isDefault: key === 'Support',
  permissionIds: [...new Set([...keys, ...alwaysGranted])].map(permissionId),
  createdAt,
  updatedAt: createdAt,
});

const secure = (verb: string, ...nouns: string[]) => nouns.map((noun) => `fe.secure.${verb}.${noun}`);

/** The vendor's roles; every account has them. */
export const roles: readonly RoleRow[] = [
  role('ReadOnly', 'Sees the portal, changes nothing', 40, 'reports.read'),
  role(
    'Admin',
    'Administers the account',
    0,
    'fe.*',
    'reports.read',
    'reports.export',
    'reports.schedule',
    'reports.archive',
  ),
  role('Support', 'Helps members', 20, 'fe.secure.read.*', 'fe.connectivity.read.*', 'reports.read'),
  role(
    'Editor',
    'Changes content and groups',
    20,
    ...secure('read', 'users', 'groups', 'userApiTokens'),
    ...secure('write', 'groups', 'groupsUsers', 'userApiTokens'),
    ...secure('delete', 'userApiTokens'),
    'reports.read',
    'reports.export',
  ),
  role('Viewer', 'Sees members and audits', 30, ...secure('read', 'users', 'audits'), 'reports.read'),
];

const officerKeys = [
  ...secure('read', 'users', 'audits', 'securityPolicy', 'ipRestrictions', 'emailDomainRestrictions'),
  ...secure('write', 'securityPolicy', 'ipRestrictions', 'emailDomainRestrictions'),
  ...secure('delete', 'ipRestrictions', 'emailDomainRestrictions', 'sessions'),
];
const userManagerKeys = [
  ...secure('read', 'users', 'roles', 'groups'),
  ...secure('write', 'users', 'updateUser', 'usersRoles', 'enableDisable', 'resendActivationEmail', 'tenantInvites'),
  ...secure('delete', 'users', 'usersRoles', 'tenantInvites'),
];
const groupManagerKeys = [
  ...secure('read', 'users', 'roles', 'groups'),
  ...secure('write', 'groups', 'groupsRoles', 'groupsUsers'),
  ...secure('delete', 'groups', 'groupsUsers'),
];
const developerKeys = [
  ...secure('read', 'tenantApiTokens', 'userApiTokens'),
  ...secure('write', 'tenantApiTokens', 'userApiTokens'),
  ...secure('delete', 'tenantApiTokens', 'userApiTokens'),
  'fe.connectivity.*',
];

/** Further roles of the demo; the last one belongs to Acme. */
export const demoRoles: readonly RoleRow[] = [
  { ...role('SecurityOfficer', 'Sets policies and reads audits', 10, ...officerKeys), name: 'Security officer' },
  { ...role('UserManager', 'Invites and manages users', 10, ...userManagerKeys), name: 'User manager' },
  { ...role('GroupManager', 'Manages groups and their members', 20, ...groupManagerKeys), name: 'Group manager' },
  role(
    'Auditor',
    'Reads everything, changes nothing',
    30,
    'fe.secure.read.*',
    'fe.connectivity.read.*',
    'fe.account-hierarchy.read.subAccount',
    'fe.subscriptions.read.*',
    'fe.usage.read',
  ),
  role('Billing', 'Manages plans and invoices', 20, 'fe.subscriptions.*', 'fe.usage.read'),
  role('Developer', 'Manages API tokens and webhooks', 20, ...developerKeys),
  { ...role('LabLead', "Acme's own role for heads of a lab", 20, 'reports.read'), name: 'Lab lead', tenantId: acme.id },
];
