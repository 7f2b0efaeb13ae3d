import type { PermissionCategoryRow, PermissionRow } from '../db/rows/accounts';

export const createdAt = '2025-02-03T09:00:00.000Z';

/** Key, name, and what it allows. */
type Described = readonly [key: string, name: string, description: string];

/** Every permission of the administration pages, by category. */
const administration: Readonly<Record<string, readonly Described[]>> = {
  General: [
    ['fe.*', 'Full administration', 'See and change everything in this account'],
    ['fe.secure.*', 'Manage users and security', 'See and change users, roles, tokens and policies'],
    ['fe.secure.read.*', 'View users and security', 'See users, roles, tokens and policies, change nothing'],
    ['fe.secure.write.*', 'Edit users and security', 'Add and change users, roles, tokens and policies'],
    ['fe.secure.delete.*', 'Delete users and security', 'Remove users, roles, tokens, connections and restrictions'],
  ],
  Users: [
    ['fe.secure.read.users', 'View users', 'See who is in the account, with their roles and status'],
    ['fe.secure.read.userSubTenants', 'View users of sub-accounts', 'See who is in the sub-accounts'],
    ['fe.secure.write.users', 'Invite users', 'Add users by email, and send invitations again'],
    ['fe.secure.write.updateUser', 'Edit user details', 'Change names and phone numbers, and when access ends'],
    ['fe.secure.write.usersRoles', 'Give roles to users', 'Extend what users may do, by adding roles'],
    ['fe.secure.write.enableDisable', 'Enable and disable users', 'Block sign-in for a while, and allow it again'],
    [
      'fe.secure.write.resendActivationEmail',
      'Resend activation emails',
      'Send a new link to users who have not joined',
    ],
    ['fe.secure.write.tenantInvites', 'Create the invite link', 'Share one link with which anyone can join'],
    [
      'fe.secure.write.userSubTenants',
      'Edit users of sub-accounts',
      'Add and remove users there, and change their roles',
    ],
    ['fe.secure.write.appsUsers', 'Assign applications', 'Give users access to managed applications'],
    ['fe.secure.delete.users', 'Remove users', 'End membership for good; other accounts of the user stay'],
    ['fe.secure.delete.usersRoles', 'Take roles from users', 'Reduce what users may do, by removing roles'],
    ['fe.secure.delete.tenantInvites', 'Delete the invite link', 'Close the link, so that nobody else can join'],
    ['fe.secure.delete.appsUsers', 'Unassign applications', 'End access of users to managed applications'],
    ['fe.secure.impersonate.users', 'Act as users', 'See and do in the account what another user can'],
  ],
  Roles: [
    ['fe.secure.read.roles', 'View roles', 'See roles and who has them'],
    ['fe.secure.read.permissions', 'View permissions', 'See what each role allows'],
    ['fe.secure.write.roles', 'Add roles', 'Create roles that only this account has'],
    ['fe.secure.write.updateRole', 'Edit roles', 'Change names and permissions of own roles'],
    ['fe.secure.delete.role', 'Delete roles', 'Remove own roles from everyone who has them'],
  ],
  Groups: [
    ['fe.secure.read.groups', 'View groups', 'See groups with their members and roles'],
    ['fe.secure.write.groups', 'Edit groups', 'Create groups, and change their names and colors'],
    ['fe.secure.write.groupsRoles', 'Edit roles of groups', 'Decide which roles all members of a group have'],
    ['fe.secure.write.groupsUsers', 'Add members to groups', 'Put users into groups, which gives them its roles'],
    ['fe.secure.delete.groups', 'Delete groups', 'Remove groups; their members stay in the account'],
    ['fe.secure.delete.groupsUsers', 'Remove members of groups', 'Take users out of groups, and the roles with them'],
  ],
  'API tokens': [
    ['fe.secure.read.tenantApiTokens', 'View account tokens', 'See tokens of scripts and services, without secrets'],
    ['fe.secure.read.userApiTokens', 'View personal tokens', 'See own tokens, without secrets'],
    ['fe.secure.write.tenantApiTokens', 'Create account tokens', 'Give scripts and services access to this account'],
    ['fe.secure.write.userApiTokens', 'Create personal tokens', 'Let own scripts act with own permissions'],
    ['fe.secure.delete.tenantApiTokens', 'Delete account tokens', 'End access of scripts and services at once'],
    ['fe.secure.delete.userApiTokens', 'Delete personal tokens', 'End access of own scripts at once'],
  ],
  Security: [
    ['fe.secure.read.securityPolicy', 'View security policy', 'See rules for sign-in, sessions and passwords'],
    ['fe.secure.read.ipRestrictions', 'View IP restrictions', 'See from where users may sign in'],
    ['fe.secure.read.emailDomainRestrictions', 'View email domains', 'See which email domains may join'],
    ['fe.secure.read.passwordsRotationConfiguration', 'View password expiry', 'See when passwords must be changed'],
    [
      'fe.secure.write.securityPolicy',
      'Edit security policy',
      'Require two-step verification, and limit sessions and failures',
    ],
    ['fe.secure.write.ipRestrictions', 'Edit IP restrictions', 'Allow or block addresses and ranges'],
    ['fe.secure.write.emailDomainRestrictions', 'Edit email domains', 'Allow or block domains for new users'],
    ['fe.secure.write.passwordsRotationConfiguration', 'Edit password expiry', 'Set how long a password lasts'],
    ['fe.secure.delete.securityPolicy', 'Reset security policy', 'Return to the rules of the provider'],
    ['fe.secure.delete.ipRestrictions', 'Delete IP restrictions', 'Remove addresses and ranges from the list'],
    ['fe.secure.delete.emailDomainRestrictions', 'Delete email domains', 'Remove domains from the list'],
    ['fe.secure.delete.sessions', 'End sessions', 'Sign other users out on all their devices'],
  ],
  SSO: [
    ['fe.secure.read.samlConfiguration', 'View SSO connections', 'See identity providers, domains and group roles'],
    [
      'fe.secure.write.samlConfiguration',
      'Edit SSO connections',
      'Connect identity providers, and map groups to roles',
    ],
    ['fe.secure.delete.samlConfiguration', 'Delete SSO connections', 'End sign-in by an identity provider'],
  ],
  Provisioning: [
    ['fe.secure.read.provisioningConfiguration', 'View directories', 'See which directories manage users'],
    ['fe.secure.write.provisioningConfiguration', 'Edit directories', 'Connect directories that add and remove users'],
    ['fe.secure.delete.provisioningConfiguration', 'Delete directories', 'Disconnect directories; their users stay'],
  ],
  'Audit logs': [['fe.secure.read.audits', 'View audit log', 'See and export who did what, when and from where']],
  Account: [
    ['fe.secure.read.accountSettings', 'View account settings', 'See name, address and formats of the account'],
    ['fe.secure.write.accountSettings', 'Edit account settings', 'Change name, address, time zone and formats'],
    ['fe.account-settings.read.app', 'View applications', 'See which applications the account has'],
    [
      'fe.account-settings.write.custom-login-box',
      'Edit login page',
      "Change logo and colors of the account's login page",
    ],
    ['fe.account-settings.delete.account', 'Delete account', 'Remove the account with all its data'],
  ],
  'Sub-accounts': [
    ['fe.account-hierarchy.read.subAccount', 'View sub-accounts', 'See the accounts below this one'],
    ['fe.account-hierarchy.write.subAccount', 'Edit sub-accounts', 'Create and rename accounts below this one'],
    [
      'fe.account-hierarchy.write.subAccountAccess',
      'Edit access to sub-accounts',
      'Decide who of this account may enter which one below',
    ],
    [
      'fe.account-hierarchy.write.subAccountManagement',
      'Edit management of sub-accounts',
      'Decide which accounts may create others below them',
    ],
    ['fe.account-hierarchy.delete.subAccount', 'Delete sub-accounts', 'Remove accounts below this one with their data'],
  ],
  Connectivity: [
    ['fe.connectivity.*', 'Manage integrations', 'See and change webhooks, Slack, email and SMS'],
    ['fe.connectivity.read.*', 'View integrations', 'See webhooks, Slack, email, SMS and notifications'],
    ['fe.connectivity.read.emailConfig', 'View email recipients', 'See who gets which events by email'],
    ['fe.connectivity.read.eventCategories', 'View event categories', 'See how events are grouped'],
    ['fe.connectivity.read.events', 'View events', 'See which events can be sent'],
    ['fe.connectivity.read.slackApp', 'View Slack app', 'See whether Slack is connected'],
    ['fe.connectivity.read.slackChannels', 'View Slack channels', 'See to which channels events can go'],
    ['fe.connectivity.read.slackSubscriptions', 'View Slack messages', 'See which events go to which channels'],
    ['fe.connectivity.read.slackUsers', 'View Slack users', 'See members of the connected workspace'],
    ['fe.connectivity.read.smsConfig', 'View SMS recipients', 'See who gets which events by text message'],
    ['fe.connectivity.read.userBellNotifications', 'View notifications', 'See own notifications in the bell'],
    ['fe.connectivity.read.webhookLogs', 'View webhook log', 'See deliveries with what was sent and came back'],
    ['fe.connectivity.read.webhooks', 'View webhooks', 'See addresses and their events, without secrets'],
    ['fe.connectivity.write.*', 'Edit integrations', 'Add and change webhooks, Slack, email and SMS'],
    ['fe.connectivity.write.emailConfig', 'Edit email recipients', 'Choose who gets which events by email'],
    ['fe.connectivity.write.sendWebpushNotification', 'Send push notifications', 'Notify users in their browsers'],
    ['fe.connectivity.write.slackAppRegistration', 'Connect Slack', 'Authorize the app in a workspace'],
    ['fe.connectivity.write.slackSubscriptions', 'Edit Slack messages', 'Choose which events go to which channels'],
    ['fe.connectivity.write.smsConfig', 'Edit SMS recipients', 'Choose who gets which events by text message'],
    ['fe.connectivity.write.subscribeWebpush', 'Receive push notifications', 'Get notifications in own browsers'],
    ['fe.connectivity.write.triggerEvent', 'Trigger events', 'Send an event to everything that listens to it'],
    ['fe.connectivity.write.updateSlackSubscription', 'Pause Slack messages', 'Turn a Slack message off and on again'],
    [
      'fe.connectivity.write.updateUserBellNotification',
      'Mark notifications',
      'Mark own notifications as read, and pin them',
    ],
    ['fe.connectivity.write.webhook', 'Edit webhooks', 'Add, change and test addresses that receive events'],
    ['fe.connectivity.delete.*', 'Delete integrations', 'Remove webhooks, Slack, email and SMS'],
    ['fe.connectivity.delete.bellNotifications', 'Delete notifications', 'Remove notifications from the bell'],
    ['fe.connectivity.delete.emailConfig', 'Delete email recipients', 'Stop sending an event by email'],
    ['fe.connectivity.delete.slackAppRegistration', 'Disconnect Slack', 'Remove the app from the workspace'],
    [
      'fe.connectivity.delete.slackSubscriptionEvent',
      'Delete events of Slack messages',
      'Take one event out of a message',
    ],
    ['fe.connectivity.delete.slackSubscriptions', 'Delete Slack messages', 'Stop sending events to channels'],
    ['fe.connectivity.delete.smsConfig', 'Delete SMS recipients', 'Stop sending an event by text message'],
    ['fe.connectivity.delete.webhook', 'Delete webhooks', 'Stop sending events to an address'],
  ],
  Billing: [
    ['fe.subscriptions.*', 'Manage billing', 'See and change plan, payment method and billing details'],
    ['fe.subscriptions.read.*', 'View billing', 'See plan, invoices and payment method'],
    ['fe.subscriptions.write.*', 'Edit billing', 'Change or cancel the plan, and pay by another card'],
    ['fe.usage.read', 'View usage', 'See how much of the plan is used'],
  ],
};

const reports: readonly Described[] = [
  ['reports.read', 'Read reports', 'See research reports'],
  ['reports.export', 'Export reports', 'Download research reports'],
  ['reports.schedule', 'Schedule reports', 'Have research reports sent regularly'],
  ['reports.archive', 'Archive reports', 'Keep research reports beyond a year'],
];

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

const permissionIn =
  (category: string) =>
  ([key, name, description]: Described): PermissionRow => ({
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
  category('Reports', 'What the Product Research Portal offers', false),
];

export const permissions: readonly PermissionRow[] = [
  ...Object.entries(administration).flatMap(([name, described]) => described.map(permissionIn(name))),
  ...reports.map(permissionIn('Reports')),
];
