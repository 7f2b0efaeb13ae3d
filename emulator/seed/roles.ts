import type { RoleRow } from '../db/rows/accounts';
import { alwaysGranted, createdAt, permissionId } from './permissions';
import { acme } from './tenants';

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
