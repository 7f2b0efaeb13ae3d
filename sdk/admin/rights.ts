import { checkGate, type GateUser } from '../entitlements/gate';
import type { AdminPageId } from './pages';
import { partRights } from './readable';

/** Returns the read, write and delete permission keys of one resource. */
const crud = <Thing extends string>(thing: Thing) =>
  ({
    read: `fe.secure.read.${thing}`,
    write: `fe.secure.write.${thing}`,
    delete: `fe.secure.delete.${thing}`,
  }) as const;

/** The permission key that each action of a page requires. The user's own pages require none. */
export const adminRights = {
  profile: {},
  privacy: {},
  personalApiTokens: crud('userApiTokens'),
  account: {
    read: 'fe.secure.read.accountSettings',
    write: 'fe.secure.write.accountSettings',
    writeLogin: 'fe.account-settings.write.custom-login-box',
  },
  allAccounts: {
    read: 'fe.account-hierarchy.read.subAccount',
    write: 'fe.account-hierarchy.write.subAccount',
    delete: 'fe.account-hierarchy.delete.subAccount',
    manage: 'fe.account-hierarchy.write.subAccountManagement',
    writeAccess: 'fe.account-hierarchy.write.subAccountAccess',
    readUsers: 'fe.secure.read.userSubTenants',
    writeUsers: 'fe.secure.write.userSubTenants',
  },
  users: {
    read: 'fe.secure.read.users',
    write: 'fe.secure.write.users',
    delete: 'fe.secure.delete.users',
    update: 'fe.secure.write.updateUser',
    addRoles: 'fe.secure.write.usersRoles',
    removeRoles: 'fe.secure.delete.usersRoles',
    disable: 'fe.secure.write.enableDisable',
    resend: 'fe.secure.write.resendActivationEmail',
    writeLink: 'fe.secure.write.tenantInvites',
    deleteLink: 'fe.secure.delete.tenantInvites',
    endSessions: 'fe.secure.delete.sessions',
    impersonate: 'fe.secure.impersonate.users',
    assignApps: 'fe.secure.write.appsUsers',
    unassignApps: 'fe.secure.delete.appsUsers',
    readAudits: 'fe.secure.read.audits',
    readRoles: 'fe.secure.read.roles',
    readGroups: 'fe.secure.read.groups',
  },
  groups: {
    read: 'fe.secure.read.groups',
    write: 'fe.secure.write.groups',
    delete: 'fe.secure.delete.groups',
    addUsers: 'fe.secure.write.groupsUsers',
    removeUsers: 'fe.secure.delete.groupsUsers',
    writeRoles: 'fe.secure.write.groupsRoles',
  },
  roles: {
    read: 'fe.secure.read.roles',
    write: 'fe.secure.write.roles',
    delete: 'fe.secure.delete.role',
    update: 'fe.secure.write.updateRole',
    readPermissions: 'fe.secure.read.permissions',
  },
  security: {
    ...crud('securityPolicy'),
    ...partRights.security,
    writeIps: 'fe.secure.write.ipRestrictions',
    deleteIps: 'fe.secure.delete.ipRestrictions',
    writeDomains: 'fe.secure.write.emailDomainRestrictions',
    deleteDomains: 'fe.secure.delete.emailDomainRestrictions',
  },
  sso: crud('samlConfiguration'),
  provisioning: crud('provisioningConfiguration'),
  apiTokens: crud('tenantApiTokens'),
  tenantApiTokens: crud('tenantApiTokens'),
  webhooks: {
    read: 'fe.connectivity.read.webhooks',
    write: 'fe.connectivity.write.webhook',
    delete: 'fe.connectivity.delete.webhook',
    readLogs: 'fe.connectivity.read.webhookLogs',
    ...partRights.webhooks,
    writeSlack: 'fe.connectivity.write.slackSubscriptions',
    deleteSlack: 'fe.connectivity.delete.slackSubscriptions',
    registerSlack: 'fe.connectivity.write.slackAppRegistration',
    writeEmail: 'fe.connectivity.write.emailConfig',
    deleteEmail: 'fe.connectivity.delete.emailConfig',
    writeSms: 'fe.connectivity.write.smsConfig',
    deleteSms: 'fe.connectivity.delete.smsConfig',
  },
  audits: { read: 'fe.secure.read.audits' },
  subscription: { read: 'fe.subscriptions.read.*', write: 'fe.subscriptions.write.*' },
  // The specification names no permission key for reports; this one controls which emails the account sends.
  reports: { write: 'fe.connectivity.write.emailConfig' },
  usage: { read: 'fe.usage.read' },
} as const satisfies Readonly<Record<AdminPageId, Readonly<Record<string, string>>>>;

/** An action of a page. */
export type RightOf<Page extends AdminPageId> = keyof (typeof adminRights)[Page];

/** For each action of a page, whether the user is allowed it. */
export type Rights<Page extends AdminPageId> = Readonly<Record<RightOf<Page>, boolean>>;

/** Returns whether an action changes data, by its name. */
const changes = (right: string): boolean => !right.startsWith('read');

/**
 * Returns what a user is allowed to do on a page. It only hides controls: the server must authorize each call itself.
 */
export const pageRights = <Page extends AdminPageId>(page: Page, user: GateUser | undefined): Rights<Page> => {
  const granted = Object.entries<string>(adminRights[page]).map(([right, permission]) => [
    right,
    checkGate(user, undefined, { permission }).allowed,
  ]);
  // The keys are those of the table.
  return Object.fromEntries(granted) as Rights<Page>;
};

/**
 * Returns whether a user has read-only access: the page has actions that change data and the user is allowed none of
 * them.
 */
export const isReadOnly = (rights: Readonly<Record<string, boolean>>): boolean => {
  const writing = Object.entries(rights).filter(([right]) => changes(right));
  return writing.length > 0 && writing.every(([, isGranted]) => !isGranted);
};
