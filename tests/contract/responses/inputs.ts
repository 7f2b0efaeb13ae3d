import type { Bound } from '@gatehouse/sdk';
import type * as billing from '@gatehouse/sdk/billing';
import type * as metadata from '@gatehouse/sdk/metadata';
import type * as profile from '@gatehouse/sdk/profile';
import type * as sso from '@gatehouse/sdk/sso';
import type * as capabilities from './capabilities';

type InputOf<B> = B extends () => { mutationFn: (variables: infer V) => unknown }
  ? V
  : B extends (filter: infer F) => unknown
    ? F
    : never;

type Capability =
  | 'accountSettings'
  | 'accounts'
  | 'applications'
  | 'assistant'
  | 'audits'
  | 'billing'
  | 'configurations'
  | 'connectivity'
  | 'flags'
  | 'groups'
  | 'inviteLinks'
  | 'metadata'
  | 'mfaDevices'
  | 'notifications'
  | 'passkeys'
  | 'passwords'
  | 'phoneNumbers'
  | 'profile'
  | 'provisioning'
  | 'reports'
  | 'restrictions'
  | 'roles'
  | 'securityCenter'
  | 'securityPolicy'
  | 'sessions'
  | 'sso'
  | 'tokens'
  | 'users'
  | 'vendor';

type Inputs = {
  [C in Capability]: {
    [Name in keyof Bound<(typeof capabilities)[C]>]: InputOf<Bound<(typeof capabilities)[C]>[Name]>;
  };
};

const user = { userId: 'u', authorization: 'jwt' };
const account = { tenantId: 't', authorization: 'jwt' };
const change = { before: ['a'], after: ['b'] };
const subscription: billing.Subscription = { id: 's', status: 'ACTIVE', managed: true };
const bill: billing.ChangeableBilling = { subscription, externallyManaged: false };
const renewable = { ...bill, subscription: { ...subscription, cancellation: { policy: 'atPeriodEnd' } } };
const saml: sso.SamlConfiguration = { domain: 'acme.test' };
const mappings = {
  before: [
    { id: '1', group: 'a' },
    { id: '2', group: 'b' },
  ],
  after: [
    { id: '1', group: 'c', roleIds: [] },
    { group: 'd', roleIds: [] },
  ],
};
const event = (name: string) => ({
  eventKey: 'e',
  enabled: true,
  subscriptions: [{ id: 's', name, enabled: true, recipients: ['x'] }],
});
const picture: Parameters<ReturnType<Bound<typeof profile>['uploadImage']>['mutationFn']>[0] =
  'data:image/png;base64,AAAA';
const settings: metadata.TenantAdminBox = { theme: { a: 1 } };

/** An input for every query and mutation. A new one without an entry does not compile. */
export const inputs: Inputs = {
  accountSettings: { get: {}, publicSettings: undefined, update: { timezone: 'UTC' } },
  accounts: {
    list: {},
    tree: {},
    descendants: {},
    parents: { tenantId: 't' },
    details: { tenantId: 't' },
    one: 't',
    token: 't',
    create: { name: 'n', parentTenantId: 'p' },
    rename: { ...account, name: 'n' },
    remove: account,
    setManagement: { ...account, isReseller: true },
    setHierarchySettings: { ...account, subAccountAccessType: 'alwaysOn' },
    users: {},
    user: { id: 'text' },
    addUser: { user: { email: 'a@b.test' }, tenants: [{ tenantId: 't' }] },
    addUsers: { users: [{ email: 'a@b.test' }], tenantId: 't' },
    removeUser: { ...user, tenantIds: ['t'] },
    addRoles: { ...user, roles: [{ tenantId: 't', roleIds: ['r'] }] },
    removeRoles: { ...user, roles: [{ tenantId: 't', roleIds: ['r'] }] },
    setRoles: { ...user, changes: [{ tenantId: 't', before: ['r'], roleIds: [] }] },
    setAccess: { ...user, allowAccess: true },
  },
  applications: {
    list: {},
    listWithUsers: {},
    ofUser: 'u',
    ofUsers: ['u'],
    assign: { tenantId: 't', userIds: ['u'], appIds: ['a'] },
    unassign: { tenantId: 't', userIds: ['u'], appIds: ['a'] },
    setOfUser: { userId: 'u', tenantId: 't', ...change },
  },
  assistant: {
    agents: undefined,
    conversations: undefined,
    conversation: 'c',
    resource: { conversationId: 'c', resourceId: 'r' },
    ask: { message: 'm' },
    askWhole: { message: 'm' },
  },
  audits: { list: {}, totals: [{}], stats: undefined, exportCsv: { columns: [] } },
  billing: {
    overview: { tenantId: 't' },
    plans: undefined,
    plan: { planId: 'p' },
    invoices: undefined,
    invoice: { id: 'i' },
    formerSubscriptions: undefined,
    paymentMethods: undefined,
    paymentMethod: { id: 'i' },
    vendorRules: undefined,
    cardProvider: undefined,
    downloadInvoice: { id: 'i', receiptNumber: 'r' },
    updateBillingDetails: { id: 'm' },
    cancel: bill,
    renew: renewable,
    updatePlan: { billing: bill, planId: 'p', paymentMethodId: 'm' },
    startCardSetup: {},
    prepareAccount: { tenantId: 't', name: 'n', email: 'a@b.test' },
  },
  configurations: {
    vendor: undefined,
    authStrategies: undefined,
    accountAuthStrategies: undefined,
    passwordPolicy: undefined,
    captcha: undefined,
  },
  connectivity: {
    load: {},
    webhooks: undefined,
    webhook: 'text',
    slackSubscriptions: undefined,
    slackSubscription: 'text',
    eventConfigurations: 'sms',
    events: 'email',
    slackChannels: undefined,
    slackScope: undefined,
    registerSlackCode: 'code',
    saveSlack: { before: [], after: [{ isActive: true, slackEvents: [{ eventKey: 'e', channelIds: ['c'] }] }] },
    saveEvents: { channel: 'sms', before: [event('a')], after: [event('b')] },
    removeEvent: { channel: 'email', eventKey: 'e' },
    saveWebhook: { displayName: 'n', description: 'd', eventKeys: [], isActive: true, url: 'u', secret: null },
    removeWebhook: 'w',
    testWebhook: { url: 'u', secret: null },
    retryWebhook: 'd',
    webhookLog: { id: 'w' },
  },
  flags: { all: undefined },
  groups: {
    list: {},
    get: { groupId: 'g' },
    byIds: { ids: ['g'] },
    configuration: undefined,
    create: { name: 'n' },
    update: { groupId: 'g' },
    remove: 'g',
    addUsers: { groupId: 'g', userIds: ['u'] },
    removeUsers: { groupId: 'g', userIds: ['u'] },
    addRoles: { groupId: 'g', roleIds: ['r'] },
    removeRoles: { groupId: 'g', roleIds: ['r'] },
    setRoles: { groupId: 'g', ...change },
    save: { name: 'n', roleIds: ['r'], userIds: ['u'] },
    saveConfiguration: { enabled: true },
  },
  inviteLinks: {
    get: undefined,
    configuration: undefined,
    create: {},
    update: {},
    remove: undefined,
    verify: 'token',
  },
  metadata: {
    adminBox: undefined,
    saml: undefined,
    notifications: undefined,
    auditColumns: undefined,
    currentIp: undefined,
    ip: '192.0.2.1',
    tenantAdminBox: undefined,
    updateTenantAdminBox: { before: {}, after: settings },
  },
  mfaDevices: {
    devices: undefined,
    strategies: undefined,
    startEnrollment: undefined,
    verifyEnrollment: '123 456',
    disable: undefined,
    startAuthenticator: undefined,
    verifyAuthenticator: '123 456',
    startSms: ' +44 20 1 ',
    verifySms: { otcToken: 'o', code: '12-34-56' },
    addKey: undefined,
    disableAuthenticator: { deviceId: 'd' },
    removeDevice: { kind: 'app', deviceId: 'd' },
    startDisableSms: 'd',
    disableSms: { deviceId: 'd' },
    disableKey: { deviceId: 'd' },
  },
  notifications: {
    list: {},
    setStatus: { notificationId: 'n', status: 'read' },
    pin: { notificationId: 'n', isPinned: true },
    markAllRead: undefined,
  },
  passkeys: { list: undefined, add: undefined, remove: 'k/1' },
  passwords: {
    config: {},
    change: { password: 'old', newPassword: 'new' },
    sendReset: { email: ' Ada@Lab.test' },
    resetAllBreached: undefined,
  },
  phoneNumbers: {
    list: {},
    add: { phoneNumber: '+1' },
    sendCode: { phoneNumber: '+1' },
    verify: { otcToken: 'o', code: '1' },
    remove: { id: 'p' },
    confirmRemoval: { id: 'p', otcToken: 'o', code: '1' },
    changeOwn: { phoneNumber: '+1' },
    confirmOwn: { changePhoneId: 'p', code: '1' },
  },
  profile: { me: undefined, tenants: {}, update: { name: 'n' }, uploadImage: picture },
  provisioning: {
    list: undefined,
    one: 'text',
    create: { source: 'okta' },
    update: { id: 'c', syncToUserManagement: true },
    remove: 'c',
  },
  reports: {
    list: {},
    get: 'r',
    schedule: {
      templateId: 't',
      schedule: { interval: 'daily', cron: '* * * * *', tz: 'UTC', active: true },
      status: 'active',
      type: 'pdf',
    },
    preview: { templateId: 't' },
    download: { templateId: 't', name: 'n', type: 'pdf' },
    send: { templateId: 't', to: ['a@b.test'] },
  },
  restrictions: {
    listDomains: undefined,
    createDomains: { domains: ['a.test'], type: 'ALLOW' },
    createDomain: { domain: 'acme.test', type: 'ALLOW' },
    removeDomain: 'd',
    saveDomainConfig: { active: true },
    listIps: { strategy: 'ALLOW' },
    ipConfig: undefined,
    createIp: { ip: '192.0.2.1' },
    createIps: [{ ip: '192.0.2.1' }],
    removeIp: 'i',
    currentIp: 'ALLOW',
    saveIpConfig: { isActive: true, strategy: 'ALLOW' },
    addMyIpAndActivate: '192.0.2.1',
  },
  roles: {
    list: undefined,
    get: 'text',
    listTeam: undefined,
    permissions: undefined,
    permissionGroups: undefined,
    create: { key: 'k', name: 'n' },
    update: { roleId: 'r' },
    remove: 'r',
    setPermissions: { roleId: 'r', permissionIds: [] },
    setPermissionRoles: { permissionId: 'p', roleIds: [] },
    saveEdits: { edits: [{ role: { id: 'r', permissions: [] }, permissionIds: ['p'] }] },
  },
  securityCenter: { report: undefined, insights: undefined },
  securityPolicy: {
    global: undefined,
    mfa: undefined,
    lockout: undefined,
    passwordHistory: undefined,
    saveMfa: { enforceMFAType: 'Force' },
    saveLockout: { enabled: true, maxAttempts: 5 },
    savePasswordHistory: { enabled: true, historySize: 5 },
  },
  sessions: {
    list: undefined,
    current: undefined,
    remove: 's',
    removeOthers: undefined,
    removeAll: undefined,
    revokeForUser: 'u',
    policy: undefined,
    savePolicy: { maxConcurrentSessions: { enabled: true, amount: 2 } },
  },
  sso: {
    isActive: undefined,
    saml: undefined,
    samlVendor: undefined,
    oidc: undefined,
    saveSaml: { current: saml, change: { enabled: true } },
    saveSamlMetadata: '<xml/>',
    validateSamlDomain: saml,
    samlDefaultRoles: undefined,
    setSamlDefaultRoles: ['r'],
    samlGroups: undefined,
    saveSamlGroups: mappings,
    list: undefined,
    save: { type: 'okta' },
    saveMetadata: { metadata: '<xml/>' },
    saveMetadataUrl: { url: 'https://idp.test' },
    remove: 'c',
    addDomain: { ssoConfigId: 'c', domain: 'acme.test' },
    removeDomain: { ssoConfigId: 'c', domainId: 'd' },
    validateDomain: { ssoConfigId: 'c', domainId: 'd' },
    defaultRoles: 'c',
    setDefaultRoles: { ssoConfigId: 'c', roleIds: ['r'] },
    groups: 'c',
    saveGroups: { ssoConfigId: 'c', ...mappings },
  },
  tokens: {
    list: { type: 'AccessToken' },
    create: { type: 'AccessToken', owner: 'tenant', description: 'd', expiresInDays: 1, roleIds: [] },
    remove: { type: 'AccessToken', owner: 'tenant', key: 'k' },
  },
  users: {
    list: {},
    one: 'u',
    assignments: { ids: ['u'] },
    byIds: ['u'],
    roleIdsOf: ['u'],
    get: 'u',
    stats: undefined,
    temporaryConfiguration: undefined,
    add: { email: 'a@b.test' },
    addMany: { emails: 'a@b.test b@b.test' },
    update: { user: { id: 'u', email: 'a@b.test' }, name: 'n' },
    changeRoles: { user: { id: 'u', email: 'a@b.test' }, add: ['r'] },
    changeGroups: { userId: 'u', add: ['g'], remove: ['h'] },
    invite: { email: 'a@b.test', groupIds: ['g'] },
    save: { user: { id: 'u', email: 'a@b.test' }, name: 'n', roleIds: ['r'], groupIds: ['g'] },
    lock: 'u',
    remove: 'u',
    setDisabled: { userId: 'u', isDisabled: true },
    resendActivation: 'u',
    resendInvitation: { email: 'a@b.test' },
    setExpiration: { userId: 'u', expirationInSeconds: 60 },
    makePermanent: 'u',
  },
  vendor: { info: undefined },
};
