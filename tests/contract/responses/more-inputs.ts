import type { EventSubscription } from '@gatehouse/sdk/connectivity';
import type { inputs } from './inputs';

type MoreInputs = {
  [C in keyof typeof inputs]?: { [Name in keyof (typeof inputs)[C]]?: readonly (typeof inputs)[C][Name][] };
};

const asAccount = { accountId: 'n', authorization: 'jwt' };
const change = { before: ['a', 'b'], after: ['b', 'c'] };
const same = { before: ['a', 'b'], after: ['b', 'a'] };
const subscription = { id: 's1', status: 'ACTIVE', managed: false } as const;
const external = { subscription, externallyManaged: true };
const unmanaged = { subscription, externallyManaged: false };
const none = { externallyManaged: false };
const token = { description: 'Build', expiresInDays: 30, roleIds: ['viewer'] };
const hook = { displayName: 'Hook', description: '', eventKeys: ['a'], isActive: true, url: 'https://x.test/in' };
const event = (eventKey: string, ...subscriptions: EventSubscription[]) => ({ eventKey, enabled: true, subscriptions });
const to = (recipient: string, id?: string) => ({ id, name: 'n', enabled: true, recipients: [recipient] });
const slackEvents = [{ eventKey: 'a', channelIds: ['C1'] }];
const dataFilters = [{ type: 'text', config: { value: 'Zoë' } }];
const filter = { search: ' ann ', sortBy: 'createdAt', order: 'DESC' } as const;
const box = { theme: { palette: { primary: 'red', accent: 'blue' }, fonts: ['a'] }, title: 'Old' };

/** Further inputs, each of which takes another branch. */
export const moreInputs: MoreInputs = {
  accountSettings: {
    get: [asAccount],
    update: [
      { address: '', timezone: undefined },
      { currency: 'EUR', authorization: 'jwt' },
    ],
  },
  accounts: {
    list: [{ ...filter, page: 2, parentId: 'n' }, { search: '  ' }, asAccount],
    details: [{ ...asAccount, tenantId: 'n' }],
    parents: [{}],
    create: [{ name: 'n', parentTenantId: 'p', creatorName: 'Ann', creatorEmail: 'a@b.test', tenantId: 'mine' }],
    remove: [{ tenantId: '' }],
    users: [{ ...filter, page: 3 }],
    addUser: [
      {
        user: { email: ' a@b.test ', name: 'Ann' },
        tenants: [{ tenantId: 'n', roleIds: ['r'] }, { tenantId: 's' }],
      },
    ],
    addUsers: [
      {
        users: [{ email: 'a@b.test ' }, { email: ' b@b.test' }],
        tenantId: 'n',
        roleIds: ['r'],
        allowSubAccountAccess: true,
        authorization: 'jwt',
      },
    ],
    setRoles: [
      {
        userId: 'u',
        changes: [
          { tenantId: 'n', before: ['r'], roleIds: [] },
          { tenantId: 's', before: [], roleIds: ['r2'] },
        ],
      },
    ],
    setAccess: [{ userId: 'u', allowAccess: false }],
  },
  applications: {
    ofUsers: [[]],
    assign: [
      { tenantId: 't', userIds: ['u', 'v', 'u'], appIds: ['a', 'b'] },
      { tenantId: 't', userIds: ['u'], appIds: [] },
    ],
    unassign: [
      { tenantId: 't', userIds: ['u', 'v', 'u'], appIds: ['a', 'b'] },
      { tenantId: 't', userIds: [], appIds: ['a'] },
    ],
    setOfUser: [
      { userId: 'u', tenantId: 't', ...change },
      { userId: 'u', tenantId: 't', ...same },
      { userId: 'u', tenantId: 't', before: ['a'], after: [] },
    ],
  },
  assistant: {
    ask: [
      { message: 'm', conversationId: 'c/1' },
      { conversationId: 'c', callId: 'k', data: '{}', status: 200 },
    ],
  },
  audits: {
    list: [
      { page: 3 },
      { sortBy: 'email', sortDirection: 'asc', search: ' ann ', columns: { severity: 'High', 'own column': ' x&y ' } },
      { columns: { createdAt: { from: 1 }, level: 0, ok: false } },
      { search: '  ', columns: { ip: '', user: ' ', email: undefined, action: null, json: [] } },
      { columns: { offset: 'x', count: '1', sortBy: 'y', paginationMode: 'virtual', outputFileName: 'x' } },
    ],
    exportCsv: [
      {
        columns: [{ name: 'email', displayName: 'E-mail', type: 'Email' }],
        filter: { page: 4, search: 'ann', columns: { severity: 'High', ip: ' ', own: 'x' } },
      },
    ],
  },
  billing: {
    overview: [{ tenantId: undefined }, { tenantId: '' }],
    downloadInvoice: [
      { id: 'i', receiptNumber: null },
      { id: 'i', receiptNumber: '../2026/1 "x"' },
    ],
    updateBillingDetails: [{ id: 'm', address: { addressLine1: 'Main street 1', addressLine2: undefined } }],
    cancel: [
      unmanaged,
      none,
      external,
      { ...none, subscription: { ...subscription, status: 'TRIALING' } },
      { ...none, subscription: { ...subscription, cancellation: { policy: 'atPeriodEnd' } } },
    ],
    renew: [
      unmanaged,
      none,
      external,
      { ...none, subscription: { ...subscription, cancellation: { policy: 'atPeriodEnd' } } },
    ],
    updatePlan: [
      { billing: unmanaged, planId: 'p', paymentMethodId: 'm' },
      { billing: none, planId: 'p', paymentMethodId: 'm' },
    ],
    startCardSetup: [{ paymentMethodId: 'm' }],
  },
  connectivity: {
    load: [{ channels: ['webhook'] }],
    events: ['sms'],
    removeEvent: [{ channel: 'sms', eventKey: 'a/b' }],
    saveEvents: [
      {
        channel: 'email',
        before: [event('changed', to('x', 's1')), event('cleared', to('x', 's2'))],
        after: [event('new', to('x')), event('changed', to('y', 's1')), event('cleared', to('', 's2'))],
      },
      { channel: 'email', before: [], after: [] },
    ],
    saveSlack: [
      {
        before: [
          { id: 's1', isActive: true, slackEvents },
          { id: 's2', isActive: true, slackEvents },
        ],
        after: [
          { id: 's1', isActive: false, slackEvents },
          { id: 's2', isActive: true, slackEvents: [] },
        ],
      },
      { before: [{ id: 's1', isActive: true, slackEvents }], after: [{ id: 's1', isActive: true, slackEvents }] },
    ],
    saveWebhook: [
      { _id: 'w', ...hook, secret: 'shh' },
      { _id: 'w', ...hook },
      { ...hook, secret: '' },
    ],
    testWebhook: [{ url: hook.url, secret: '', payload: { a: 1 } }],
    webhookLog: [{ id: 'w', page: 2, pageSize: 20 }],
  },
  groups: {
    list: [{ relations: 'users' }],
    byIds: [{ ids: [] }, { ids: ['g', 'h'], relations: 'roles' }],
    create: [{ name: 'n', color: '#0af' }],
    update: [{ groupId: 'g', description: 'All of them' }],
    setRoles: [
      { groupId: 'g', ...change },
      { groupId: 'g', ...same },
    ],
    saveConfiguration: [{ rolesEnabled: true }],
    save: [
      {
        group: { id: 'g', name: 'n', roles: [{ id: 'r', key: 'k', name: 'R' }], users: [{ id: 'u' }] },
        ...{ name: 'n', roleIds: ['s'], userIds: [] },
      },
    ],
  },
  inviteLinks: {
    create: [
      { expiresInMinutes: 60, shouldSendEmail: true },
      { expiresInMinutes: Number.NaN },
      { expiresInMinutes: Number.POSITIVE_INFINITY },
      { expiresInMinutes: 0 },
      { expiresInMinutes: 1.5 },
    ],
    update: [{ shouldSendEmail: false }, { expiresInMinutes: 60 }, { expiresInMinutes: -5 }],
  },
  metadata: {
    updateTenantAdminBox: [
      { before: box, after: structuredClone(box) },
      {
        before: box,
        after: { theme: { palette: { primary: 'green', accent: 'blue' }, fonts: ['a', 'b'] }, title: 'Old' },
      },
    ],
  },
  mfaDevices: {
    disable: ['123 456'],
    disableAuthenticator: [{ deviceId: 'd', code: '123 456' }],
    removeDevice: [
      { kind: 'phone', deviceId: 'd' },
      { kind: 'key', deviceId: 'd' },
    ],
    disableSms: [{ deviceId: 'd', otcToken: 'o', code: '123 456' }],
    disableKey: [{ deviceId: 'd', isLast: true }],
  },
  notifications: {
    list: [{ count: 5, offset: 10 }],
    setStatus: [{ notificationId: 'n', status: 'archived' }],
    pin: [{ notificationId: 'n', isPinned: false }],
  },
  passwords: { config: [{ userId: 'u-1' }] },
  phoneNumbers: {
    list: [{ page: 1 }, { page: 2, pageSize: 50 }],
    add: [{ phoneNumber: ' +44 20 1 ' }],
    verify: [{ otcToken: 'o', code: '123 456' }],
    remove: [{ id: 'p/1' }, { id: '..' }],
    confirmRemoval: [{ id: 'p/1', otcToken: 'o', code: '654-321' }],
    changeOwn: [{ phoneNumber: '+44 20 2 ' }],
    confirmOwn: [{ changePhoneId: 'p', code: '12 34 56' }],
  },
  profile: {
    tenants: [{ perTab: true }],
    update: [{ phoneNumber: '+123' }, { profilePictureUrl: null }],
  },
  provisioning: {
    create: [{ source: 'okta', connectionName: 'Staff', syncToUserManagement: true }],
    update: [{ id: 'c', syncToUserManagement: false }],
  },
  reports: {
    list: [{ filters: { name: 'a' }, sort: { name: 1 } }],
    schedule: [
      {
        templateId: 't',
        schedule: { interval: 'daily', cron: '0 8 * * *', tz: 'Europe/Berlin', active: true },
        status: 'active',
        type: 'pdf',
        dataFilters,
      },
    ],
    download: [{ templateId: 't', name: 'Usage', type: 'pdf', dataFilters }],
    send: [{ templateId: 't', to: ['a@b.test', 'b@b.test'] }],
  },
  restrictions: {
    createDomains: [{ domains: [' a.test', 'B.test'], type: 'BLOCK' }],
    createDomain: [{ domain: ' spam.test ', type: 'BLOCK' }],
    saveDomainConfig: [{ active: true, listType: 'ALLOW', blockPublicDomains: false }, { active: false }],
    listIps: [
      { strategy: 'BLOCK', page: 2, pageSize: 50 },
      { strategy: 'ALLOW', page: 0, pageSize: 4 },
    ],
    createIp: [{ ip: ' 203.0.113.7 ', strategy: 'BLOCK', description: 'Kiosk' }],
    createIps: [[{ ip: '203.0.113.7 ' }, { ip: '2001:db8::/32', strategy: 'ALLOW', isActive: false }]],
    currentIp: ['BLOCK'],
    saveIpConfig: [
      { isActive: true, strategy: 'BLOCK' },
      { isActive: false, strategy: 'ALLOW' },
    ],
  },
  roles: {
    create: [
      { key: 'viewer', name: 'Viewer', permissionIds: ['p1'] },
      {
        ...{ key: 'k', name: 'N', description: 'D', isDefault: true, level: 3 },
        permissionIds: ['p1'],
        baseRoleId: 'r0',
      },
    ],
    update: [{ roleId: 'r', name: 'Reader' }],
    setPermissionRoles: [{ permissionId: 'p', roleIds: ['r', 's'] }],
  },
  securityPolicy: {
    saveMfa: [{ id: 'own', enforceMFAType: 'Force' }],
    saveLockout: [
      { id: 'own', enabled: true, maxAttempts: 3 },
      { enabled: true, maxAttempts: 0 },
      { enabled: true, maxAttempts: Number.NaN },
      { enabled: true, maxAttempts: 2.5 },
      { enabled: false, maxAttempts: -1 },
    ],
    savePasswordHistory: [
      { id: 'own', enabled: true, historySize: 3 },
      { enabled: false, historySize: 0 },
      { enabled: true, historySize: 0 },
      { enabled: true, historySize: Number.NaN },
      { enabled: true, historySize: 2.5 },
      { enabled: false, historySize: -1 },
    ],
  },
  sessions: {
    savePolicy: [
      { idleTimeout: { enabled: true, amount: 2, unit: 'hours' } },
      { forceReLogin: { enabled: true, amount: 0, unit: 'days' } },
    ],
  },
  sso: {
    saveSaml: [{ current: null, change: { ssoEndpoint: 'https://idp.test' } }],
    validateSamlDomain: [null, {}, { domain: '' }, { domain: null }],
    setSamlDefaultRoles: [[]],
    saveSamlGroups: [{ before: [{ id: '1', group: 'a' }], after: [{ id: '1', group: 'a', roleIds: [] }] }],
    save: [
      { type: 'okta', enabled: true },
      { ssoConfigId: 'okta', signRequest: true },
    ],
    saveMetadata: [{ ssoConfigId: 'okta', metadata: '<xml/>' }],
    saveMetadataUrl: [{ ssoConfigId: 'okta', url: 'https://idp.test/metadata', configMetadata: { name: 'Staff' } }],
    addDomain: [{ ssoConfigId: 'c', domain: ' acme.test ' }],
  },
  tokens: {
    list: [
      { type: 'ClientCredentials' },
      { type: 'ClientCredentials', owners: ['user'] },
      { type: 'AccessToken', owners: ['tenant'] },
    ],
    create: [
      { ...token, owner: 'user', type: 'ClientCredentials' },
      { ...token, owner: 'user', type: 'AccessToken' },
      { ...token, owner: 'tenant', type: 'ClientCredentials' },
      { ...token, owner: 'tenant', type: 'AccessToken', expiresInDays: null },
      { ...token, owner: 'user', type: 'AccessToken', expiresInDays: 0.5 },
      { ...token, owner: 'user', type: 'AccessToken', expiresInDays: Number.NaN },
    ],
    remove: [
      { key: 'k', owner: 'user', type: 'ClientCredentials' },
      { key: 'k', owner: 'user', type: 'AccessToken' },
      { key: 'k', owner: 'tenant', type: 'ClientCredentials' },
    ],
  },
  users: {
    list: [
      { page: 2, pageSize: 50, sortBy: 'createdAt', order: 'ASC', includeSubTenants: true, tenantId: 't9' },
      { search: '  bo & b ' },
      { search: ' ', pageSize: 200 },
      { search: 'bo', pageSize: 20 },
      { search: 'bo', pageSize: 200 },
      { search: 'bo', tenantId: 't9', pageSize: 51 },
      { preset: 'mfa-unenrolled', search: 'ann@' },
      { preset: 'breached-passwords' },
      { preset: 'inactive' },
      { preset: 'inactive', maxInactiveSeconds: 60 },
      { maxInactiveSeconds: 60, include: [] },
      { include: ['roles'] },
      { include: ['groups'] },
      asAccount,
      { ...asAccount, search: 'bo' },
    ],
    byIds: [[]],
    roleIdsOf: [[]],
    get: ['u/1', ''],
    add: [
      { email: ' ann@b.test ', name: '  ', phone: '' },
      {
        ...{ email: 'ann@b.test', name: 'Ann', phone: '+1 555', roleIds: ['viewer'] },
        ...{ expirationInSeconds: 60, provider: 'saml' },
      },
      { email: 'ann@b.test', expirationInSeconds: 0 },
      { email: 'ann@b.test', expirationInSeconds: 1.5 },
      { email: 'ann@b.test', expirationInSeconds: Number.NaN },
    ],
    addMany: [
      { emails: ['a@b.test'], roleIds: ['viewer'], expirationInSeconds: 3600 },
      { emails: 'nonsense, a@b.test' },
      { emails: '' },
      { emails: 'a@b.test', expirationInSeconds: -5 },
    ],
    update: [{ user: { id: 'u', email: 'a@b.test', roleIds: ['viewer'] }, roleIds: [] }],
    changeRoles: [
      { user: { id: 'text', email: 'a@b.test' }, add: ['text'], remove: ['r'] },
      { user: { id: 'text', email: 'a@b.test' }, remove: ['text'] },
      { user: { id: 'text', email: 'a@b.test' }, add: ['viewer', 'text'] },
      { user: { id: 'text', email: 'a@b.test' }, add: ['viewer'], remove: ['text'] },
    ],
    setDisabled: [{ userId: 'u', isDisabled: false }],
    resendInvitation: [
      { email: 'a@b.test', toAllTenants: false },
      { email: 'a@b.test', toAllTenants: true },
    ],
    setExpiration: [
      { userId: 'u', expirationInSeconds: 0 },
      { userId: 'u', expirationInSeconds: 1.5 },
      { userId: 'u', expirationInSeconds: Number.POSITIVE_INFINITY },
    ],
  },
};
