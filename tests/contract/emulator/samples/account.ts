import { encodeDataFilters } from '@gatehouse/sdk/reports';
import { reports as seeded } from '../../../../emulator/seed/reports';
import { reader } from '../../../../emulator/seed/users';
import { createdAt, type Fixture, type SamplesOf } from './sample';

const accountSettings: SamplesOf<'accountSettings'> = {
  update: () => ({ name: 'Acme', website: 'https://acme.example', timezone: 'Europe/Berlin', currency: 'EUR' }),
};

const tenantId = 'tenant-acme';

const sampleApplication = ({ emulator: { db } }: Fixture): string =>
  db.applications.put({
    id: 'app-sample',
    name: 'Sample',
    description: 'One application',
    accessType: 'MANAGED_ACCESS',
    type: 'web',
    appURL: 'https://sample.example.com/',
    loginURL: 'https://sample.example.com/login',
    isDefault: false,
    isActive: true,
    tenantIds: [tenantId],
  }).id;

const assignment = (fixture: Fixture) => ({ userId: reader.id, tenantId, appIds: [sampleApplication(fixture)] });

const applications: SamplesOf<'applications'> = {
  getUserAppIds: () => ({ userId: reader.id }),
  getUsersAppIds: () => ({ userIds: [reader.id, 'user-admin'] }),
  getByIds: (fixture) => ({ ids: [sampleApplication(fixture)], _includeFreeAccess: true }),
  assignUser: assignment,
  unassignUser: assignment,
  getUsersOfApps: (fixture) => ({ appIds: [sampleApplication(fixture)] }),
};

const start = ({ emulator }: Fixture): string => {
  emulator.settings.assistant = true;
  return emulator.db.assistantConversations.put({
    id: 'conversation-sample',
    tenantId: 'tenant-acme',
    userId: 'user-admin',
    title: 'Sample',
    messages: [
      { role: 'user', content: 'Who has no two-step verification?' },
      { role: 'tool', tool_call_id: 'call-1', url: '/x', method: 'GET', body: {}, loadingMessage: 'Reading' },
    ],
    resources: { 'resource-1': 'One line' },
    createdAt,
    updatedAt: createdAt,
  }).id;
};

const assistant: SamplesOf<'assistant'> = {
  getConfig: (fixture) => void start(fixture),
  listConversations: (fixture) => void start(fixture),
  getConversation: (fixture) => ({ id: start(fixture) }),
  createConversation: (fixture) => {
    start(fixture);
    return { message: 'Hello', stream: false };
  },
  sendMessage: (fixture) => ({ conversationId: start(fixture), message: 'Create a group named Night shift' }),
  sendApiResponse: (fixture) => ({ conversationId: start(fixture), callId: 'call-1', data: '{}', status: 200 }),
  getResource: (fixture) => ({ conversationId: start(fixture), resourceId: 'resource-1' }),
};

const audits: SamplesOf<'audits'> = {
  list: () => ({ offset: 0, count: 20, sortBy: 'createdAt', sortDirection: 'desc' }),
  getStats: () => ({ sortBy: 'createdAt', sortDirection: 'desc', count: 20 }),
  exportCsv: () => ({ offset: 0, properties: [{ name: 'email', displayName: 'Email' }] }),
};

const subscription = { subscriptionId: 'subscription-acme' };
const ofAcme = { tenantId: 'tenant-acme' };
const card = { paymentMethodId: 'card-acme' };
const invoice = { invoiceId: 'invoice-acme-8' };
const change = { ...subscription, ...card, planId: 'plan-business' };

/** Acme's subscription as one that is not managed. */
const plain = { managed: false } as const;

const billing: SamplesOf<'billing'> = {
  getInvoice: () => invoice,
  downloadInvoice: () => invoice,
  getSubscription: () => subscription,
  cancelSubscription: ({ emulator }) => {
    emulator.db.subscriptions.patch(subscription.subscriptionId, plain);
    return subscription;
  },
  renewSubscription: ({ emulator }) => {
    emulator.db.subscriptions.patch(subscription.subscriptionId, { ...plain, canceled: true });
    return subscription;
  },
  updateSubscription: ({ emulator }) => {
    emulator.db.subscriptions.patch(subscription.subscriptionId, plain);
    return change;
  },
  getManagedSubscription: () => subscription,
  cancelManagedSubscription: () => subscription,
  renewManagedSubscription: ({ emulator }) => {
    emulator.db.subscriptions.patch(subscription.subscriptionId, { canceled: true });
    return subscription;
  },
  updateManagedSubscription: () => change,
  getPlan: () => ({ planId: 'plan-team' }),
  getPaymentMethod: () => card,
  updateBillingDetails: () => ({ ...card, email: 'invoices@acme.test', address: { city: 'York' } }),
  getSummary: () => ofAcme,
  getTenantConfiguration: () => ofAcme,
  createTenantConfiguration: () => ({ ...ofAcme, providerType: 'Stripe' }),
  getStripeCustomer: () => ofAcme,
  createStripeCustomer: () => ({ name: 'Ada Admin', email: 'admin@acme.test', tenantName: 'Acme' }),
  createStripeSubscription: ({ emulator }) => {
    emulator.db.subscriptions.remove(subscription.subscriptionId);
    return { stripePlanId: 'plan-team' };
  },
  createSetupIntent: () => ({}),
};

const metadata: SamplesOf<'metadata'> = {
  getIp: () => ({ ip: '203.0.113.7' }),
  updateTenantAdminBox: () => ({ actions: [{ type: 'themeV2/loginBox/palette/primary', payload: '#0b5947' }] }),
};

const sample = ({ emulator }: Fixture): string =>
  emulator.db.notifications.put({
    id: 'notification-sample',
    tenantId: 'tenant-acme',
    eventKey: 'frontegg.role.created',
    title: 'Role created: Sample',
    body: 'Rita Reader',
    severity: 'Info',
    createdAt,
  }).id;

const notifications: SamplesOf<'notifications'> = {
  list: (fixture) => {
    sample(fixture);
    return { params: { count: 20, offset: 0 } };
  },
  updateStatus: (fixture) => ({ params: { notificationId: sample(fixture), status: 'read' } }),
  pin: (fixture) => ({ pinStatus: 'pin', notificationId: sample(fixture) }),
};

/** The smallest picture there is. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const profile: SamplesOf<'profile'> = {
  getMe: () => ({}),
  updateMe: () => ({ name: 'Ada Lovelace', metadata: '{"jobTitle":"Analyst"}' }),
  uploadProfileImage: () => ({
    image: new Blob([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
  }),
};

const dataFilters = encodeDataFilters([{ type: 'period', config: { days: 7 } }]);
const schedule = { interval: 'weekly', cron: '0 8 * * 1', tz: 'Europe/Berlin', active: true };

const offer = ({ emulator }: Fixture): string => {
  for (const report of seeded) emulator.db.reports.put(report);
  return 'report-members';
};

const reports: SamplesOf<'reports'> = {
  list: (fixture) => {
    offer(fixture);
    return { filters: { type: 'pdf' }, sort: { name: 'desc' } };
  },
  get: (fixture) => ({ id: offer(fixture) }),
  schedule: (fixture) => ({ templateId: offer(fixture), dataFilters, schedule, status: 'active', type: 'pdf' }),
  preview: (fixture) => ({ templateId: offer(fixture), dataFilters }),
  download: (fixture) => ({ templateId: offer(fixture), dataFilters, name: 'Members', responseType: 'pdf' }),
  send: (fixture) => ({ templateId: offer(fixture), to: ['board@acme.test'] }),
};

const sampleIp = ({ emulator }: Fixture) =>
  emulator.db.ipRestrictions.put({
    id: 'ip-sample',
    tenantId: 'tenant-acme',
    ip: '203.0.113.0/24',
    strategy: 'ALLOW',
    isActive: true,
    description: 'Office',
  });

const sampleDomain = ({ emulator }: Fixture) =>
  emulator.db.domainRestrictions.put({
    id: 'domain-sample',
    tenantId: 'tenant-acme',
    domain: 'acme.test',
    type: 'ALLOW',
  });

const restrictions: SamplesOf<'restrictions'> = {
  createDomain: () => ({ domain: 'Example.com', type: 'ALLOW' }),
  deleteDomain: (fixture) => sampleDomain(fixture),
  saveDomainConfig: () => ({ active: true, type: 'BLOCK', blockPublicDomains: true }),
  listIps: () => ({ _offset: 0, _limit: 4, _filter: 'ALLOW' }),
  createIp: () => ({ ip: '203.0.113.7', strategy: 'ALLOW', isActive: true, description: 'Office' }),
  bulkCreateIps: () => ({ ips: [{ ip: '203.0.113.7' }, { ip: '2001:db8::/32', strategy: 'BLOCK' }] }),
  deleteIp: (fixture) => sampleIp(fixture),
  saveIpConfig: () => ({ isActive: true, strategy: 'BLOCK' }),
};

/** Creates a policy of the account and returns its id. */
const ownPolicy = async <Values extends object>({ browser, token }: Fixture, name: string, values: Values) => {
  const { body } = await browser.call(`/identity/resources/configurations/v1/${name}`, { json: values, token });
  return { id: String(body.id), ...values };
};

const mfaPolicy = { enforceMFAType: 'Force' };

const lockoutPolicy = { enabled: true, maxAttempts: 3 };

const historyPolicy = { enabled: true, historySize: 3 };

const securityPolicy: SamplesOf<'securityPolicy'> = {
  getMfaPolicy: async (fixture) => void (await ownPolicy(fixture, 'mfa-policy', mfaPolicy)),
  createMfaPolicy: () => mfaPolicy,
  updateMfaPolicy: (fixture) => ownPolicy(fixture, 'mfa-policy', mfaPolicy),
  getLockoutPolicy: async (fixture) => void (await ownPolicy(fixture, 'lockout-policy', lockoutPolicy)),
  createLockoutPolicy: () => lockoutPolicy,
  updateLockoutPolicy: (fixture) => ownPolicy(fixture, 'lockout-policy', lockoutPolicy),
  getPasswordHistoryPolicy: async (fixture) =>
    void (await ownPolicy(fixture, 'password-history-policy', historyPolicy)),
  createPasswordHistoryPolicy: () => historyPolicy,
  updatePasswordHistoryPolicy: (fixture) => ownPolicy(fixture, 'password-history-policy', historyPolicy),
};

const sessions: SamplesOf<'sessions'> = {
  delete: ({ emulator }) => ({ id: emulator.db.sessions.by('userId', 'user-admin')[0]?.id ?? '' }),
  revokeForUser: () => ({ userId: 'user-reader' }),
  saveConfigurations: () => ({ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } }),
};

const idIn = async ({ browser, token }: Fixture, path: string): Promise<{ id: string }> => {
  const { body } = await browser.call(path, { token });
  const [first] = body.accessTokens ?? body;
  return { id: first.clientId ?? first.id };
};

const userToken = { description: 'Sample', expiresInMinutes: 1440 };

const tenantToken = { ...userToken, roleIds: ['role-viewer'] };

const tokens: SamplesOf<'tokens'> = {
  createUserApiToken: () => userToken,
  deleteUserApiToken: (fixture) => idIn(fixture, '/identity/resources/users/api-tokens/v1'),
  createTenantApiToken: () => tenantToken,
  deleteTenantApiToken: (fixture) => idIn(fixture, '/identity/resources/tenants/api-tokens/v1'),
  createUserAccessToken: () => userToken,
  deleteUserAccessToken: (fixture) => idIn(fixture, '/identity/resources/users/access-tokens/v1'),
  createTenantAccessToken: () => tenantToken,
  deleteTenantAccessToken: (fixture) => idIn(fixture, '/identity/resources/tenants/access-tokens/v1'),
};

export const account = {
  accountSettings,
  applications,
  assistant,
  audits,
  billing,
  metadata,
  notifications,
  profile,
  reports,
  restrictions,
  securityPolicy,
  sessions,
  tokens,
};
