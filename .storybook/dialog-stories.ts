import type { PageTasks } from '@gatehouse/ui/admin';

/** Id of a story that opens a dialog, and the accessible name of that dialog. */
type Opened = readonly [story: string, name: string];

const tokens = {
  add: ['admin-api-tokens--created', 'Add a token'],
  remove: ['admin-api-tokens--deleted', 'Delete “Nightly export”?'],
} as const satisfies Record<PageTasks['apiTokens'], Opened>;

const sheets = (name: string): Opened => ['admin-forms--sheets', name];
const confirmations = (name: string): Opened => ['admin-forms--confirmations', name];

/** Stories by dialog of every page. A dialog without a story does not compile. */
export const dialogStories: { readonly [Page in keyof PageTasks]: Readonly<Record<PageTasks[Page], Opened>> } = {
  profile: {
    'picture.crop': ['admin-profile--crop', 'Crop your picture'],
    'picture.remove': ['admin-profile--crop', 'Remove your picture?'],
    'phone.changeOwn': ['admin-profile--change-own', 'Change your phone number'],
    'phone.add': ['admin-profile--add-number', 'Add a phone number'],
    'phone.verify': confirmations('Confirm \u2068+4915100000009\u2069?'),
    'phone.remove': ['admin-profile--remove-number', 'Remove \u2068+4915100000001\u2069?'],
  },
  privacy: {
    'password.change': ['admin-privacy--change-password', 'Change your password'],
    'factor.add': ['admin-privacy--add-app', 'Add an authenticator app'],
    'factor.remove': ['admin-privacy--remove-last-app', 'Remove \u2068Authenticator app\u2069?'],
    'passkey.add': ['admin-privacy--add-passkey', 'Add a passkey'],
    'passkey.remove': ['admin-privacy--add-passkey', 'Remove this passkey?'],
    'session.one': ['admin-privacy--end-session', 'Sign out Firefox 144 on Windows?'],
    'session.own': confirmations('Sign out here?'),
    'session.others': ['admin-privacy--end-others', 'Sign out other devices?'],
    'session.all': confirmations('Sign out everywhere?'),
  },
  personalApiTokens: tokens,
  apiTokens: tokens,
  allAccounts: {
    add: ['admin-all-accounts--created', 'Create an account'],
    rename: ['admin-all-accounts--renamed', 'Rename “Resale East”'],
    enable: confirmations('Let “Acme Labs” manage accounts?'),
    disable: ['admin-all-accounts--management-disabled', 'Turn off account management for “Resale East”?'],
    settings: ['admin-all-accounts--hierarchy-settings', 'Hierarchy settings of “Resale East”'],
    addUsers: ['admin-all-accounts--users-added', 'Add users to “Resale East”'],
    remove: ['admin-all-accounts--deleted', 'Delete “Resale East”?'],
    addUser: sheets('Add a user to accounts'),
    editRoles: ['admin-all-accounts--roles-edited', 'Roles of Alejandro Costa'],
    removeUser: sheets('Remove Ada Admin?'),
  },
  users: {
    add: ['admin-users--invited', 'Add users'],
    inviteLink: ['admin-users--invite-link', 'Invite link'],
    edit: ['admin-users--edited', 'Edit Rita Reader'],
    setEnd: ['admin-users--temporary', 'When does access for Rita Reader end?'],
    makePermanent: ['admin-users--temporary', 'Make Rita Reader permanent?'],
    resend: ['admin-users--invitation-resent', 'Send the invitation to Ann again?'],
    resendActivation: confirmations('Send the activation email to Zoë Yılmaz again?'),
    lock: confirmations('Disable Zoë Yılmaz and end all sessions?'),
    disable: ['admin-users--disabled', 'Disable Rita Reader?'],
    enable: confirmations('Enable Zoë Jensen?'),
    actAs: confirmations('Act as Zoë Yılmaz?'),
    endSessions: confirmations('End all sessions of Zoë Yılmaz?'),
    remove: ['admin-users--removed', 'Remove Rita Reader?'],
    addRoles: ['admin-users--bulk-roles-added', 'Add roles: 3 users'],
    removeRoles: ['admin-users--bulk-roles-removed', 'Remove roles: 2 users'],
    'application.assign': ['admin-users-applications--assigned', 'Assign “Lab notes”'],
    'application.unassign': ['admin-users-applications--unassigned', 'Unassign “Lab notes” from 1 user?'],
  },
  groups: {
    add: ['admin-groups--added', 'Add a group'],
    edit: ['admin-groups--edited-of-directory', 'Edit “Field team”'],
    addMembers: ['admin-groups--members-added', 'Add members to “Legal”'],
    removeMembers: ['admin-groups--members-removed', 'Remove 2 members from “Security”?'],
    remove: ['admin-groups--deleted', 'Delete “Research”?'],
    settings: ['admin-groups--switched-off-and-on', 'Group settings'],
  },
  roles: {
    add: ['admin-roles--added', 'Add a role'],
    edit: ['admin-roles--edited', 'Edit “Lab lead”'],
    remove: ['admin-roles--deleted', 'Delete “Lab lead”?'],
  },
  security: {
    'ip.add': sheets('Add address'),
    'ip.addMany': ['admin-security--add-several-addresses', 'Add several'],
    'ip.activate': ['admin-security--add-my-address', 'Allow only 203.0.113.7?'],
    'ip.remove': ['admin-security--delete-address', 'Delete 198.51.100.1?'],
    'domain.add': ['admin-security--add-domains', 'Add domains'],
    'domain.remove': confirmations('Delete acme.test?'),
  },
  sso: { remove: ['admin-single-sign-on--deleted', 'Delete the connection to Google Workspace?'] },
  provisioning: {
    add: ['admin-provisioning--connected', 'Connect a directory'],
    edit: sheets('Corp directory'),
    wait: ['admin-provisioning--directory-connected', 'Corp directory'],
    remove: ['admin-provisioning--deleted', 'Delete “Corp directory”?'],
  },
  webhooks: {
    'webhook.add': ['admin-webhooks--add-webhook', 'Add a webhook'],
    'webhook.edit': ['admin-webhooks--edit-webhook', 'Edit “CRM sync”'],
    'webhook.remove': ['admin-webhooks--delete-webhook', 'Delete “SIEM”?'],
    'slack.add': ['admin-webhooks-channels--add-slack', 'Add a Slack notification'],
    'slack.edit': ['admin-webhooks-channels--slack', 'Edit the Slack notification'],
    'slack.remove': confirmations('Delete this Slack notification?'),
  },
  audits: { export: ['admin-audits--exported', 'Export the audit log'] },
  subscription: {
    choose: ['admin-subscription--change-plan', 'Choose a plan'],
    checkout: ['admin-subscription--change-plan', 'Change plan'],
    cancel: ['admin-subscription--cancel-and-keep', 'Cancel your plan?'],
    renew: ['admin-subscription--cancel-and-keep', 'Keep your plan?'],
    card: ['admin-subscription--replace-card', 'Replace card'],
    details: ['admin-subscription--billing-details', 'Billing details'],
  },
  reports: { send: ['admin-reports--sent-now', 'Send “Members”'] },
};

/** Returns the names of the dialogs that a story has to open. */
export const dialogsOf = (story: string): string[] =>
  Object.values(dialogStories)
    .flatMap((tasks): Opened[] => Object.values(tasks))
    .flatMap(([id, name]) => (id === story ? [name] : []));
