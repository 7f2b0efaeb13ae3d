import type { AdminPageId } from '@gatehouse/sdk/admin';

export interface Sheet {
  /** Module that renders the sheet, in `ui/admin`. */
  file: string;
  page: AdminPageId;
  /** Names of the tabs, buttons and menu items to press; a name that ends in `…` matches the first of several. */
  path: readonly string[];
  /** Texts to type by field name; other fields get a default by their type. */
  values?: Readonly<Record<string, string>>;
  /** Addresses to add one by one, by the start of the label. */
  adds?: Readonly<Record<string, string>>;
  /** Fields whose first option is chosen, by the start of the label. */
  picks?: readonly string[];
  /** Further switches and options to press. */
  presses?: readonly string[];
  /** Confirm button of a question before the form is sent. */
  confirmLabel?: string;
  /** Status of the refused save, if the usual one of its row would mean success. */
  status?: number;
}

/** All sheets with a form, one for each `FormSheet`; a missing one fails in tests/boundaries. */
export const sheets: readonly Sheet[] = [
  { file: 'users/add-users-sheet', page: 'users', path: ['Add users'], values: { emails: 'kim@forms.test' } },
  { file: 'users/edit-user-sheet', page: 'users', path: ['Actions for …', 'Edit'] },
  { file: 'users/end-sheet', page: 'users', path: ['Actions for …', 'Set when access ends'], values: { ends: '30' } },
  {
    file: 'users/applications/application-dialogs',
    page: 'users',
    path: ['Applications', 'Assign users'],
    picks: ['Users'],
  },
  { file: 'roles/role-sheet', page: 'roles', path: ['Add role'], values: { key: 'typed-here' } },
  { file: 'roles/role-sheet', page: 'roles', path: ['Actions for Lab lead', 'Edit'], values: { key: 'LabLead' } },
  {
    file: 'webhooks/webhook-dialogs',
    page: 'webhooks',
    path: ['Webhooks', 'Add webhook'],
    values: { url: 'https://hooks.acme.test/typed', payload: '{"typed":"here"}' },
    presses: ['All events'],
  },
  {
    file: 'webhooks/webhook-dialogs',
    page: 'webhooks',
    path: ['Webhooks', 'Actions for …', 'Edit'],
    values: { url: 'https://hooks.acme.test/typed', payload: '{"typed":"here"}' },
  },
  {
    file: 'webhooks/slack-dialogs',
    page: 'webhooks',
    path: ['Slack', 'Add notification'],
    picks: ['Channels'],
  },
  { file: 'webhooks/slack-dialogs', page: 'webhooks', path: ['Slack', 'Actions for …', 'Edit'], picks: ['Channels'] },
  { file: 'tokens/dialogs', page: 'personalApiTokens', path: ['Add token'] },
  {
    file: 'accounts/account-sheets',
    page: 'allAccounts',
    path: ['Create account'],
    values: { tenantId: 'typed-here' },
  },
  { file: 'accounts/account-sheets', page: 'allAccounts', path: ['Actions for …', 'Rename'] },
  {
    file: 'accounts/account-sheets',
    page: 'allAccounts',
    path: ['Actions for …', 'Hierarchy settings'],
    presses: ['On by default'],
  },
  {
    file: 'accounts/add-users-sheets',
    page: 'allAccounts',
    path: ['Actions for …', 'Add users'],
    values: { emails: 'kim@forms.test' },
  },
  {
    file: 'accounts/add-users-sheets',
    page: 'allAccounts',
    path: ['Users of sub-accounts', 'Add user'],
    values: { email: 'lee@forms.test' },
    picks: ['Accounts'],
  },
  {
    file: 'accounts/user-sheets',
    page: 'allAccounts',
    path: ['Users of sub-accounts', 'Actions for …', 'Edit roles'],
    picks: ['Roles in'],
  },
  {
    file: 'accounts/user-sheets',
    page: 'allAccounts',
    path: ['Users of sub-accounts', 'Actions for …', 'Remove from accounts'],
  },
  { file: 'provisioning/dialogs', page: 'provisioning', path: ['Connect a directory'] },
  {
    file: 'provisioning/dialogs',
    page: 'provisioning',
    path: ['Actions for …', 'Edit'],
    presses: ['Show in user management'],
  },
  {
    file: 'reports/dialogs',
    page: 'reports',
    path: ['Actions for …', 'Send now'],
    adds: { Recipients: 'board@forms.test' },
  },
  { file: 'groups/group-sheet', page: 'groups', path: ['Add group'] },
  { file: 'groups/group-sheet', page: 'groups', path: ['Actions for …', 'Edit'], values: { name: 'Edited' } },
  {
    file: 'groups/settings-sheet',
    page: 'groups',
    path: ['Group settings'],
    presses: ['Roles through groups'],
    confirmLabel: 'Save',
  },
  {
    file: 'groups/add-members-sheet',
    page: 'groups',
    path: ['Actions for Legal', 'Add members'],
    picks: ['Members to add'],
  },
  { file: 'subscription/details-sheet', page: 'subscription', path: ['Edit billing details'] },
  {
    file: 'security/ip-dialogs',
    page: 'security',
    path: ['IP addresses', 'Add address'],
    values: { ip: '203.0.113.77' },
  },
  {
    file: 'security/ip-dialogs',
    page: 'security',
    path: ['IP addresses', 'Add several'],
    values: { ips: '203.0.113.78, 203.0.113.79' },
  },
  {
    file: 'security/domain-dialogs',
    page: 'security',
    path: ['Email domains', 'Add domains'],
    values: { domains: 'forms.test' },
    // A domain that is already listed counts as added.
    status: 403,
  },
];
