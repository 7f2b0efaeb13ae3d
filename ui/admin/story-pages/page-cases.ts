import type { AdminPageId } from '@gatehouse/sdk/admin';

const identity = '/frontegg/identity/resources';
const billing = '/frontegg/subscriptions/resources/billing';
const channels = '/frontegg/integrations/resources/configurations';
const events = '/frontegg/event/resources/configurations/v1';

/** What the stories that visit all pages expect of one. */
export interface PageCase {
  /**
   * Requests that a part of the page requires: the part renders their errors, and the other parts stay. Other failed
   * requests only leave out what they would add.
   */
  reads: readonly [first: string, ...others: string[]];
  /** What is open before the account changes: a row, or a form with the button that opens it. Default: nothing. */
  opens?: 'row' | { form: string };
  /**
   * Controls offered to read-only users in addition to those of every list, including tabs, drawers and row menus;
   * null for a page of the user, who may change everything on it. Default: none.
   */
  offered?: readonly string[] | null;
}

/** Every page; one that is missing does not compile. */
export const pageCases: Readonly<Record<AdminPageId, PageCase>> = {
  profile: {
    reads: [`${identity}/users/v2/me`, `${identity}/users/phone-numbers/v1`],
    offered: null,
  },
  privacy: {
    reads: [
      `${identity}/configurations/v1/auth/strategies`,
      `${identity}/users/v1/mfa/devices`,
      `${identity}/configurations/v1/mfa/strategies`,
      `${identity}/users/webauthn/v1/devices`,
      `${identity}/users/sessions/v1/me`,
    ],
    opens: { form: 'Change password' },
    offered: null,
  },
  personalApiTokens: {
    reads: [`${identity}/users/api-tokens/v1`],
    opens: { form: 'Add token' },
  },
  account: {
    reads: ['/frontegg/tenants/resources/account-settings/v1'],
  },
  allAccounts: {
    reads: ['/frontegg/tenants/resources/hierarchy/v2'],
    offered: ['Open', 'Switch to this account'],
  },
  users: {
    reads: [`${identity}/users/v3`, `${identity}/users/v3/roles`, `${identity}/users/v3/groups`],
    opens: 'row',
    offered: ['Next page', 'Open application', 'Previous page', 'Show in the audit log'],
  },
  groups: {
    reads: [`${identity}/groups/v1`],
    opens: 'row',
  },
  roles: {
    reads: [`${identity}/roles/v1`],
    opens: 'row',
    // Selects the compared roles.
    offered: ['Only differences', 'Roles to show', 'Show all'],
  },
  security: {
    reads: ['/frontegg/security-center/resources/recommendations/v1', `${identity}/users/v3`],
    // Inputs for a test, which are not saved.
    offered: ['Email address or domain', 'IP address'],
  },
  sso: {
    reads: ['/frontegg/team/resources/sso/v1/configurations'],
    offered: [
      'All connections',
      'Download for IT',
      'View: Google Workspace',
      'View: acme-field.test',
      'View: acme-research.test',
      'View: corp-labs.test',
      'View: corp.test',
    ],
  },
  provisioning: {
    reads: ['/frontegg/directory/resources/v1/configurations/scim2'],
    opens: { form: 'Connect a directory' },
    offered: ['Done', 'Setup and status'],
  },
  apiTokens: {
    reads: [`${identity}/users/api-tokens/v1`, `${identity}/tenants/api-tokens/v1`],
    opens: { form: 'Add token' },
  },
  tenantApiTokens: {
    reads: [`${identity}/tenants/api-tokens/v1`],
    opens: { form: 'Add token' },
  },
  webhooks: {
    reads: [
      events,
      `${events}/categories`,
      `${channels}/v1/slack`,
      `${channels}/v1/emails`,
      `${channels}/v2/sms`,
      '/frontegg/webhook',
    ],
    offered: [
      'Open Email: 5 events, On',
      'Open SMS: 2 events, On',
      'Open Slack: 5 events, On',
      'Open Webhooks: 12 events, On',
    ],
  },
  audits: {
    reads: ['/frontegg/audits'],
    offered: ['Critical', 'Export CSV', 'High', 'Info', 'Medium', 'More filters', 'My actions', 'Time: Any time'],
  },
  subscription: {
    reads: [
      '/frontegg/subscriptions/resources/subscriptions/v1',
      `${billing}/summaries/v1/tenant-acme`,
      `${billing}/plans/v1`,
      `${billing}/invoices/v1`,
      `${billing}/payment-methods/v1`,
    ],
    offered: ['Download PDF'],
  },
  reports: {
    reads: ['/frontegg/reports/resources/reports/v2/tenant-reports'],
    opens: 'row',
    offered: ['Download', 'Download HTML', 'Download PDF', 'Download image'],
  },
  usage: {
    reads: ['/frontegg/entitlements/api/v2/user-entitlements', '/frontegg/audits'],
  },
};
