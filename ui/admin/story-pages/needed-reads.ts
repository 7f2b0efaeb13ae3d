import type { AdminPageId } from '@gatehouse/sdk/admin';

const identity = '/frontegg/identity/resources';
const billing = '/frontegg/subscriptions/resources/billing';
const channels = '/frontegg/integrations/resources/configurations';
const events = '/frontegg/event/resources/configurations/v1';

/**
 * Requests that a part of a page requires: the part renders their errors, and the other parts stay. Other failed
 * requests only leave out what they would add.
 */
export const neededReads: Readonly<Record<AdminPageId, readonly [first: string, ...others: string[]]>> = {
  profile: [`${identity}/users/v2/me`, `${identity}/users/phone-numbers/v1`],
  privacy: [
    `${identity}/configurations/v1/auth/strategies`,
    `${identity}/users/v1/mfa/devices`,
    `${identity}/configurations/v1/mfa/strategies`,
    `${identity}/users/webauthn/v1/devices`,
    `${identity}/users/sessions/v1/me`,
  ],
  personalApiTokens: [`${identity}/users/api-tokens/v1`],
  account: ['/frontegg/tenants/resources/account-settings/v1'],
  allAccounts: ['/frontegg/tenants/resources/hierarchy/v2'],
  users: [`${identity}/users/v3`, `${identity}/users/v3/roles`, `${identity}/users/v3/groups`],
  groups: [`${identity}/groups/v1`],
  roles: [`${identity}/roles/v1`],
  security: ['/frontegg/security-center/resources/recommendations/v1', `${identity}/users/v3`],
  sso: ['/frontegg/team/resources/sso/v1/configurations'],
  provisioning: ['/frontegg/directory/resources/v1/configurations/scim2'],
  apiTokens: [`${identity}/users/api-tokens/v1`, `${identity}/tenants/api-tokens/v1`],
  tenantApiTokens: [`${identity}/tenants/api-tokens/v1`],
  webhooks: [
    events,
    `${events}/categories`,
    `${channels}/v1/slack`,
    `${channels}/v1/emails`,
    `${channels}/v2/sms`,
    '/frontegg/webhook',
  ],
  audits: ['/frontegg/audits'],
  subscription: [
    '/frontegg/subscriptions/resources/subscriptions/v1',
    `${billing}/summaries/v1/tenant-acme`,
    `${billing}/plans/v1`,
    `${billing}/invoices/v1`,
    `${billing}/payment-methods/v1`,
  ],
  reports: ['/frontegg/reports/resources/reports/v2/tenant-reports'],
  usage: ['/frontegg/entitlements/api/v2/user-entitlements', '/frontegg/audits'],
};
