import type { AccountRoute } from '@gatehouse/sdk';
import type { AdminPageId } from '@gatehouse/sdk/admin';

/** Pages of the portal by their titles. A page without a name does not compile. */
export const pageNames: Readonly<Record<AdminPageId, string>> = {
  profile: 'Profile',
  privacy: 'Privacy and security',
  personalApiTokens: 'Personal tokens',
  account: 'Account settings',
  allAccounts: 'All accounts',
  users: 'Users',
  groups: 'Groups',
  roles: 'Roles',
  security: 'Security',
  sso: 'SSO',
  provisioning: 'Provisioning',
  apiTokens: 'API tokens',
  tenantApiTokens: 'Account tokens',
  webhooks: 'Webhooks',
  audits: 'Audit log',
  subscription: 'Subscription',
  reports: 'Reports',
  usage: 'Usage',
};

/** Owner of a page's data. */
export const pagePlaces = { user: 'Portal: personal', account: 'Portal: account' } as const;

/** Tabs of pages, by their path below the page. */
export const tabNames: Readonly<Partial<Record<AdminPageId, Readonly<Record<string, string>>>>> = {
  account: { login: 'Login page' },
  security: {
    sessions: 'Sessions',
    general: 'Sign-in rules',
    'ip-restrictions': 'IP addresses',
    'domain-restrictions': 'Email domains',
  },
  webhooks: { webhooks: 'Webhook list', slack: 'Slack', email: 'Email', sms: 'Text messages' },
  sso: { new: 'Set up SSO' },
};

/** Account routes that are not a step of a flow. */
export const routeNames = {
  mfaMobileAuthenticator: 'Authenticator page on a phone',
  hostedLoginRedirectUrl: 'Return from hosted sign-in',
} as const satisfies Partial<Record<AccountRoute, string>>;
