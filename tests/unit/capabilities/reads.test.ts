import { describe, expect, test } from 'vitest';
import * as sdk from '../../support/capabilities';
import {
  createRespondingFetch,
  fails,
  fetchQuery,
  nothing,
  outcomesOf,
  responsesTo,
} from '../../support/responding-fetch';

/** Neither JSON nor of the expected shape. */
const malformed = (path: string) =>
  fails({ name: 'ApiError', errorCode: 'unexpected-response', errorContext: { path } });
const unexpected = fails({ errorCode: 'unexpected-response' });
const text = (body: string) => () => new Response(body);

describe('accounts', () => {
  const SEARCH = 'GET /tenants/resources/hierarchy/v2';
  const COUNTS = 'GET /tenants/resources/hierarchy/v2/metadata';
  const USERS = 'POST /identity/resources/tenants/users/v1/count';
  const north = { tenantId: 'n', name: 'North', metadata: { isParent: true }, isReseller: true };
  const south = { tenantId: 's', name: 'South', createdAt: '2026-01-01T00:00:00.000Z' };
  outcomesOf('list', (of) => of(sdk.accounts).list({}), [
    [
      'merges hierarchy and counts; unknown values are absent',
      {
        [SEARCH]: { items: [north, south], _metadata: { totalItems: 120, totalPages: 3 } },
        [COUNTS]: [{ tenantId: 's', totalSubTenants: 0, isParent: false }],
        [USERS]: [{ tenantId: 'n', totalUsers: 7, totalAccessAllowedUsers: 2 }],
      },
      {
        ...{ totalItems: 120, totalPages: 3, hasMore: true },
        items: [
          { ...north, isParent: true, numberOfUsers: 7, numberOfAccessAllowedUsers: 2 },
          { ...south, isParent: false, numberOfSubAccounts: 0 },
        ],
      },
    ],
    [
      'requests no counts for an empty page',
      { [SEARCH]: { items: [] } },
      { items: [], totalItems: 0, totalPages: 0, hasMore: false },
      [SEARCH],
    ],
    [
      'keeps its rows when counts fail',
      { [SEARCH]: { items: [north, south] }, [COUNTS]: 500, [USERS]: 403 },
      fails({
        items: [
          { ...north, isParent: true },
          { ...south, isParent: false },
        ],
      }),
    ],
  ]);
  outcomesOf('details', (of) => of(sdk.accounts).details({ tenantId: 'c' }), [
    [
      'join three calls',
      {
        'GET /tenants/resources/hierarchy/v1/parents/c': [{ tenantId: 'a' }],
        [COUNTS]: [{ tenantId: 'c', totalSubTenants: 4, isParent: true }],
        [USERS]: [{ tenantId: 'c', totalUsers: 2 }],
      },
      { tenantId: 'c', isParent: true, numberOfSubAccounts: 4, numberOfUsers: 2, parents: [{ tenantId: 'a' }] },
    ],
  ]);
  const far = [{ tenantId: 'b', level: 1 }, { tenantId: 'a' }];
  outcomesOf('one', (of) => of(sdk.accounts).one('c'), [
    [
      'has those above it from the root down, and no counts that cannot be read',
      {
        'GET /tenants/resources/hierarchy/v1/parents/c': far,
        [SEARCH]: { items: [south, { tenantId: 'c', name: 'C' }] },
        [COUNTS]: 500,
        [USERS]: 403,
      },
      fails({ tenantId: 'c', name: 'C', parents: far.toReversed() }),
    ],
  ]);
  const LIST = 'GET /identity/resources/sub-tenants/users/v1';
  const ann = { id: 'ann', tenants: [{ tenantId: 'n' }] };
  const others = (length: number) => Array.from({ length }, () => ({ id: 'bob' }));
  outcomesOf('user', (of) => of(sdk.accounts).user({ id: 'ann', email: 'ann@x.test' }), [
    [
      'is found on any page',
      {
        [LIST]: ({ url }: { url: URL }) =>
          Response.json({ items: url.search.includes('_offset=1') ? [ann] : others(10) }),
      },
      ann,
      ['_offset=0 _limit=10 _filter=ann@x.test', '_offset=1 _limit=10 _filter=ann@x.test'],
    ],
    ['is missing on one page', { [LIST]: { items: others(1) } }, fails({ errorCode: 'user-not-found' })],
    ['is missing on all pages', { [LIST]: { items: others(10) } }, fails({ errorCode: 'user-not-found' })],
  ]);
});

describe('settings of the account', () => {
  responsesTo('get', (of) => of(sdk.accountSettings).get({}), 'GET /tenants/resources/account-settings/v1', [
    ['may be empty', {}, {}],
  ]);

  test.each([
    ['LOAD_CUSTOM_LOGIN_ROUTES', (of: Of) => of(sdk.accountSettings).publicSettings()],
    ['LOAD_ADMIN_BOX_METADATA', (of: Of) => of(sdk.metadata).adminBox()],
  ])('a failure is recorded as %s', async (name, query) => {
    const { identity } = createRespondingFetch({
      'GET /metadata': 500,
      'GET /tenants/resources/account-settings/v1/public': 500,
    });
    await expect(fetchQuery<unknown>(query(identity.of))).rejects.toMatchObject({ statusCode: 500 });
    expect(identity.failures.getState()).toEqual({ [name]: { isError: true, traceId: 'trace-1' } });
  });
});
type Of = ReturnType<typeof createRespondingFetch>['identity']['of'];

describe('applications', () => {
  const APPS = 'GET /applications/resources/applications/tenant-assignments/v1';
  const BY_IDS = 'GET /applications/resources/applications/v1';
  const free = { id: 'free', name: 'Wiki', accessType: 'FREE_ACCESS' };
  const mail = { id: 'mail', name: 'Mail', accessType: 'MANAGED_ACCESS' };
  const crm = { id: 'crm', name: 'CRM', accessType: 'MANAGED_ACCESS', logoURL: null };
  const all = [free, mail, crm];
  const assignments = [
    { tenantId: 't1', appIds: ['crm', 'mail', 'crm'] },
    { tenantId: 't2', appIds: ['other'] },
    { tenantId: 't1' },
  ];
  outcomesOf('of one user', (of) => of(sdk.applications).ofUser('u1'), [
    [
      'are the assigned and the free ones',
      { 'GET /identity/resources/applications/v1/u1/apps': ['crm'], [BY_IDS]: all },
      [free, crm],
      ['', 'ids=crm _includeFreeAccess=true'],
    ],
  ]);
  outcomesOf('of several users', (of) => of(sdk.applications).ofUsers(['u1', 'u2', 'u3']), [
    [
      'are requested once, also for a user missing in the response',
      {
        'GET /identity/resources/applications/v1/users-apps': [
          { userId: 'u1', appIds: ['crm', 'mail'] },
          { userId: 'u2', appIds: ['crm'] },
        ],
        [BY_IDS]: all,
      },
      { u1: all, u2: [free, crm], u3: [free] },
      ['userIds=u1,u2,u3', 'ids=crm,mail _includeFreeAccess=true'],
    ],
  ]);
  outcomesOf('of an account', (of) => of(sdk.applications).list({ tenantId: 't1' }), [
    [
      'are its own, each once',
      { [APPS]: assignments, [BY_IDS]: all },
      all,
      ['', 'ids=crm,mail _includeFreeAccess=true'],
    ],
  ]);
  outcomesOf('of all accounts', (of) => of(sdk.applications).list({}), [
    ['are requested by default', { [APPS]: assignments, [BY_IDS]: [] }, [], ['', 'ids=crm,mail,other']],
  ]);
  outcomesOf('with users', (of) => of(sdk.applications).listWithUsers({ tenantId: 't1' }), [
    [
      'have each user once',
      {
        ...{ [APPS]: assignments, [BY_IDS]: [free, crm] },
        'GET /identity/resources/applications/v1/apps-users': [
          { appId: 'crm', userIds: ['u1', 'u2', 'u1'] },
          { appId: 'unknown', userIds: ['u9'] },
        ],
      },
      [
        { ...free, userIds: [] },
        { ...crm, userIds: ['u1', 'u2'] },
      ],
      ['', '', 'appIds=free,crm'],
    ],
    ['request no users without applications', { [APPS]: [], [BY_IDS]: [] }, [], ['', '']],
  ]);

  test('of a user with an unknown access type are treated as managed', () => {
    expect(sdk.applications.heldApplications([mail, free], [])).toEqual([free]);
    const odd = [{ id: 'a', accessType: 'OTHER' }, { id: 'b' }];
    expect(sdk.applications.heldApplications(odd, ['b'])).toEqual([{ id: 'b' }]);
  });
});

describe('the assistant', () => {
  const root = 'GET /nlp-execution-assistant/resources/velo/v1';
  const agents = [{ id: 'a1', agentName: 'Helper', whatCanDo: { en: ['x'] }, version: 2 }];
  const conversations = [{ id: 'c1', title: null, messages: [{ role: 'user', content: 'Hi', name: 'Ann' }], more: 1 }];
  outcomesOf('agents', (of) => of(sdk.assistant).agents(), [
    ['keep additional fields', { [`${root}/config`]: { agents } }, agents],
    ['fail without their list', { [`${root}/config`]: {} }, unexpected],
  ]);
  outcomesOf('conversations', (of) => of(sdk.assistant).conversations(), [
    ['keep additional fields', { [`${root}/conversations`]: { conversations } }, conversations],
  ]);
});

describe('audits', () => {
  const items = [{ createdAt: '2026-01-01T00:00:00Z', action: 'login', json: [{ a: 1 }], ownColumn: 'kept' }];
  const page = (total: number, totalPages: number) =>
    [`${total} rows`, { data: items, total }, { items, totalItems: total, totalPages }] as const;
  responsesTo('list', (of) => of(sdk.audits).list({}), 'GET /audits', [page(0, 0), page(20, 1), page(41, 3)]);
});

describe('billing', () => {
  const root = '/subscriptions/resources';
  const [SUMMARY, OWN] = [`GET ${root}/billing/summaries/v1/t1`, `GET ${root}/subscriptions/v1`];
  const [PLANS, METHODS] = [`GET ${root}/billing/plans/v1`, `GET ${root}/billing/payment-methods/v1`];
  const subscription = {
    ...{ id: 'm1', externalId: 'sub_1', externallyManaged: false, startDate: '2026-01-01T00:00:00.000Z' },
    ...{ status: 'active', cancellation: null, plan: { slug: 'team' } },
  };
  const team = { id: 'p1', name: 'Team', slug: 'team', price: { amount: 49, currency: 'eur' } };
  const free = { id: 'p0', name: 'Free', slug: 'free', price: null };
  const card = { id: 'pm1', type: 'card', isDefault: false, last4: '4242', brand: 'visa', expMonth: 4, expYear: 2031 };
  const summary = {
    ...{ subscriptionId: 'm1', currentPlanId: 'p1', defaultPlanId: 'p0', paymentMethodId: 'pm1' },
    ...{ tenantConfigurationId: 'c1', providerType: 'Stripe', externallyManaged: false },
  };
  const complete = {
    [SUMMARY]: summary,
    [OWN]: [subscription, { ...subscription, id: 'm2' }],
    [PLANS]: [free, team],
    [METHODS]: [card, { id: 'pm2', type: 'sepa', isDefault: true }],
  };
  const joined = {
    ...{ summary, externallyManaged: false, paymentMethod: card },
    subscription: { ...subscription, status: 'ACTIVE', managed: true, planId: 'p1', paymentMethodId: 'pm1' },
    plan: { id: 'p1', name: 'Team', slug: 'team', price: 49, currency: 'eur', recurringInterval: 'month' },
  };
  const { subscription: _, ...unsubscribed } = joined;
  const nulls = { subscriptionId: null, currentPlanId: null, paymentMethodId: null, externallyManaged: null };
  const defaultPlan = { id: 'p0', name: 'Free', slug: 'free', currency: 'usd', recurringInterval: 'month' };
  outcomesOf('overview', (of) => of(sdk.billing).overview({ tenantId: 't1' }), [
    ['joins first managed subscription, plan and first payment method', complete, joined, ['', '', '', '']],
    [
      'prefers the managed subscription of the summary to an ended one',
      { ...complete, [OWN]: [{ ...subscription, id: 'm0', status: 'canceled' }, subscription] },
      joined,
    ],
    [
      'uses the subscription of the summary without a managed one',
      { ...complete, [OWN]: [], [`GET ${root}/billing/subscriptions/v1/m1`]: { ...subscription, status: 'trialing' } },
      { ...joined, subscription: { ...joined.subscription, status: 'TRIALING', managed: false } },
    ],
    [
      'takes the first managed subscription where the summary names none',
      { ...complete, [SUMMARY]: { ...summary, subscriptionId: null } },
      { ...joined, summary: { ...summary, subscriptionId: null } },
    ],
    ['has no subscription that does not exist', { ...complete, [OWN]: [] }, unsubscribed],
    [
      'is empty for an account without billing',
      { [SUMMARY]: 404, [OWN]: [], [PLANS]: [], [METHODS]: [] },
      { summary: {}, externallyManaged: false },
    ],
    [
      'accepts null ids',
      { ...complete, [SUMMARY]: nulls, [OWN]: [] },
      { summary: nulls, externallyManaged: false, paymentMethod: card },
    ],
    [
      'finds the plan by the slug of the subscription when no id is sent',
      { ...complete, [SUMMARY]: { ...summary, currentPlanId: null } },
      fails({ plan: joined.plan }),
    ],
    [
      'finds it by the slug when its id is not a plan',
      { ...complete, [SUMMARY]: { ...summary, currentPlanId: 'gone' } },
      fails({ plan: joined.plan }),
    ],
    [
      'shows the default plan where there is no subscription',
      { ...complete, [SUMMARY]: { defaultPlanId: 'p0' }, [OWN]: [] },
      fails({ plan: defaultPlan }),
    ],
    [
      'is externally managed by its summary',
      { ...complete, [SUMMARY]: { ...summary, externallyManaged: true } },
      fails({ externallyManaged: true }),
    ],
    [
      'is externally managed by its subscription',
      { ...complete, [OWN]: [{ ...subscription, externallyManaged: true }] },
      fails({ externallyManaged: true }),
    ],
  ]);
  const invoices = [
    { id: 'old', paymentDate: '2025-01-01T00:00:00Z', totalAmount: 1999, currency: 'eur', paid: true },
    { id: 'undated', totalAmount: null, currency: null },
    { id: 'new', paymentDate: '2026-01-01T00:00:00Z', totalAmount: 4900 },
  ];
  const amounts = [
    { id: 'new', amount: 49, currency: 'usd' },
    { id: 'old', amount: 19.99, currency: 'eur' },
    { id: 'undated', amount: undefined, currency: 'usd' },
  ];
  outcomesOf('invoices', (of) => of(sdk.billing).invoices(), [
    [
      'newest first, in major units, in dollars by default',
      { [`GET ${root}/billing/invoices/v1`]: invoices },
      amounts.map(fails),
    ],
  ]);
  outcomesOf('payment methods', (of) => of(sdk.billing).paymentMethods(), [
    [
      'are cards or unknown',
      { [METHODS]: [card, { id: 'pm2', type: 'sepa' }, { id: 'pm3', type: null }] },
      [card, { id: 'pm2', type: 'unknown' }, { id: 'pm3', type: 'unknown' }].map(fails),
    ],
  ]);
  const rules = (allowPlanDowngrade: boolean, allowPlanCancellation: boolean) => ({
    allowPlanDowngrade,
    allowPlanCancellation,
  });
  responsesTo(
    'rules of the vendor',
    (of) => of(sdk.billing).vendorRules(),
    `GET ${root}/billing/configurations/vendor-public-configurations/v1`,
    [
      ['none', {}, rules(true, true)],
      ['no downgrade', { allowPlanDowngrade: false }, rules(false, true)],
      ['no cancellation', { allowPlanCancellation: false }, rules(true, false)],
    ],
  );
  const ended = (id: string, status: string, currentPeriodEnd?: string) => ({ id, status, currentPeriodEnd });
  const all = [
    subscription,
    { ...ended('old', 'canceled', '2025-01-01T00:00:00.000Z'), plan: { slug: 'team' } },
    { ...ended('newer', 'trialEnded', '2025-06-01T00:00:00.000Z'), planId: 'p0' },
    ended('unknown', 'expired'),
  ];
  const former = [
    { id: 'newer', status: 'EXPIRED', planName: 'Free' },
    { id: 'old', status: 'CANCELED', planName: 'Team' },
    { id: 'unknown', status: 'EXPIRED' },
  ];
  outcomesOf('former subscriptions', (of) => of(sdk.billing).formerSubscriptions(), [
    ['the latest first', { ...complete, [`GET ${root}/billing/subscriptions/v1`]: all }, former.map(fails)],
  ]);
  const PROVIDERS = `GET ${root}/payment-providers/v1`;
  const CONFIG = `GET ${root}/billing/payment-providers/stripe/public-configurations/v1`;
  const enabled = { providerType: 'Stripe', name: 'Cards', status: '1' };
  const other = { providerType: 'Paypal', status: '1' };
  const config = { id: 'c', name: 'Cards', active: true, publishableKey: 'pk_1' };
  const missing = fails({ message: 'Payment provider not configured' });
  const forbidden = fails({ message: 'Not authorized', errorCode: 'not-authorized' });
  const of = (providers: unknown, configuration: unknown) => ({ [PROVIDERS]: providers, [CONFIG]: configuration });
  outcomesOf('the card provider', (of) => of(sdk.billing).cardProvider(), [
    ['has the key of its script', of([other, enabled], config), { publishableKey: 'pk_1' }],
    ['disabled', of([{ ...enabled, status: '0' }], config), missing, [PROVIDERS]],
    ['without a status', of([{ ...enabled, status: null }], config), missing, [PROVIDERS]],
    ['of another type', of([other], config), missing, [PROVIDERS]],
    ['disabled beside another type', of([{ ...enabled, status: '0' }, other], config), missing, [PROVIDERS]],
    ['with a disabled configuration', of([enabled], { ...config, active: false }), missing],
    ['without a provider', of([], config), forbidden],
    ['without a configuration', of([enabled], 404), forbidden],
    ['with an empty configuration', of([enabled], nothing), forbidden],
    ['without a key', of([enabled], { ...config, publishableKey: null }), forbidden],
  ]);
});

describe('configurations', () => {
  const root = 'GET /identity/resources/configurations/v1';
  responsesTo('captcha', (of) => of(sdk.configurations).captcha(), `${root}/captcha-policy/public`, [
    ['key', { id: '1', siteKey: 'key', enabled: true, createdAt: 'now' }, { siteKey: 'key', enabled: true }],
    ['no policy', null, null],
    ['another shape', { sites: [] }, null],
    ['not an object', 'captcha', null],
  ]);
  const rules = { minLength: 6, maxLength: null };
  responsesTo('password rules', (of) => of(sdk.configurations).passwordPolicy(), `${root}/password`, [
    ['partial', rules, rules],
  ]);
});

describe('connectivity', () => {
  const paths = {
    slack: 'GET /integrations/resources/configurations/v1/slack',
    email: 'GET /integrations/resources/configurations/v1/emails',
    sms: 'GET /integrations/resources/configurations/v2/sms',
    webhook: 'GET /webhook',
  };
  const slack = [{ id: 's1', isActive: true, slackEvents: [{ eventKey: 'a', channelIds: ['C1'] }] }];
  const email = [
    {
      eventKey: 'a',
      enabled: true,
      subscriptions: [{ id: 'e1', name: 'n', enabled: false, recipients: ['a@x.test'] }],
    },
  ];
  const hook = { displayName: 'Hook', eventKeys: ['a', 'b'], isActive: true, url: 'https://x.test', secret: null };
  const everything = {
    [paths.slack]: { id: 'team', slackSubscriptions: slack },
    [paths.email]: email,
    [paths.sms]: [],
    [paths.webhook]: [{ _id: 'w1', ...hook }],
  };
  const none = { slack: [], email: [], sms: [], webhook: [], failed: [] };
  const error = expect.anything();
  const loaded = { ...none, slack, email, webhook: [{ _id: 'w1', id: 'w1', ...hook }] };
  outcomesOf('channels', (of) => of(sdk.connectivity).load({}), [
    ['webhooks have both id fields', everything, loaded, Object.values(paths)],
    [
      'a refused one is empty and failed',
      { ...everything, [paths.email]: 403 },
      { ...loaded, email: [], failed: ['email'], error },
    ],
    ['an outage of one', { ...everything, [paths.email]: 500 }, { ...loaded, email: [], failed: ['email'], error }],
    ['a malformed one', { ...everything, [paths.sms]: { not: 'a list' } }, { ...loaded, failed: ['sms'], error }],
    [
      'all refused',
      Object.fromEntries(Object.values(paths).map((path) => [path, 403])),
      { ...none, failed: ['slack', 'email', 'sms', 'webhook'], error: fails({ statusCode: 403 }) },
    ],
    ['an account without Slack', { ...everything, [paths.slack]: {} }, { ...loaded, slack: [] }],
  ]);
  const map = 'GET /event/resources/configurations/v1';
  outcomesOf('events', (of) => of(sdk.connectivity).events('sms'), [
    [
      'are grouped; empty categories are omitted, and unknown events come last',
      {
        [`${map}/categories`]: [
          { id: 'c1', name: 'Users' },
          { id: 'c2', name: 'Billing' },
        ],
        [map]: [
          { id: 'e2', key: 'stray', categoryId: 'gone' },
          { id: 'e1', key: 'user.created', categoryId: 'c1', displayName: 'User created' },
        ],
      },
      [
        { id: 'c1', name: 'Users', events: [expect.objectContaining({ key: 'user.created' })] },
        { id: '', name: '', events: [expect.objectContaining({ key: 'stray' })] },
      ],
    ],
  ]);
  const rows = [
    { id: 'l1', createdAt: '2026-01-01T00:00:00Z', statusCode: '200', body: 'ok', tenantId: 't' },
    { id: 'l2', statusCode: 500, body: { error: 'x' } },
    { id: 'l3', statusCode: null },
  ];
  const items = [
    { id: 'l1', createdAt: '2026-01-01T00:00:00Z', statusCode: '200', body: 'ok' },
    { id: 'l2', statusCode: '500', body: '{"error":"x"}' },
    { id: 'l3', statusCode: '', body: '' },
  ];
  responsesTo('log of a webhook', (of) => of(sdk.connectivity).webhookLog({ id: 'w1' }), 'GET /webhook/logs/', [
    ['status and body are text', { count: 21, rows }, { items, totalItems: 21, totalPages: 3 }],
    ['a full page', { count: 10, rows: [] }, { items: [], totalItems: 10, totalPages: 1 }],
    ['no delivery', { count: 0, rows: [] }, { items: [], totalItems: 0, totalPages: 0 }],
  ]);
});

describe('groups', () => {
  const root = '/identity/resources/groups/v1';
  const group = {
    ...{ id: 'g1', name: 'Sales', color: null, roles: [{ id: 'r1', key: 'viewer', name: 'Viewer' }] },
    users: [{ id: 'u1', email: 'ann@example.com', name: 'Ann', profilePictureUrl: null }],
  };
  responsesTo('by ids', (of) => of(sdk.groups).byIds({ ids: ['g1'] }), `POST ${root}/bulkGet`, [
    ['bare', [group], [group]],
    ['wrapped', { groups: [group] }, [group]],
    ['no list', {}, malformed('')],
    ['a text', 'text', malformed('')],
    ['no id', [{ name: 'no id' }], malformed('0.id')],
    ['no name', { groups: [{ id: 'g1' }] }, malformed('0.name')],
  ]);
});

describe('the invite link', () => {
  responsesTo('get', (of) => of(sdk.inviteLinks).get(), 'GET /identity/resources/tenants/invites/v1/user', [
    ['nothing', nothing, null],
    ['null', null, null],
    ['no token', {}, null],
    ['a null token', { token: null }, null],
  ]);
});

describe('metadata', () => {
  const row = { isActive: true, configuration: { acsUrl: 'https://id/acs', spEntityId: 'sp' } };
  responsesTo('SAML', (of) => of(sdk.metadata).saml(), 'GET /metadata', [
    ['first row', { rows: [row] }, row],
    ['no row', { rows: [] }, fails({ errorCode: 'metadata-not-found', message: 'metadata not found: saml' })],
  ]);
  const column = {
    ...{ name: 'createdAt', displayName: 'Time', type: 'Timestamp', sortable: true, filterable: false },
    ...{ showInTable: true, showInMoreInfo: 'Always', isPredefined: true },
  };
  const bare = { name: 'ip', showInMoreInfo: null };
  responsesTo('columns of audits', (of) => of(sdk.metadata).auditColumns(), 'GET /metadata', [
    ['known fields', { rows: [{ properties: [{ ...column, _id: 'x' }, bare], theme: {} }] }, [column, bare]],
    ['no row', { rows: [] }, []],
    ['no columns', { rows: [{}] }, []],
  ]);
  const notice = { channels: ['email'], severities: ['info', { name: 'error' }], properties: [column] };
  responsesTo('notifications', (of) => of(sdk.metadata).notifications(), 'GET /metadata', [
    ['first row', { rows: [notice] }, notice],
    ['no row', { rows: [] }, {}],
  ]);
  responsesTo('settings of the portal', (of) => of(sdk.metadata).adminBox(), 'GET /metadata', [
    ['no row', { rows: [] }, {}],
    ['no settings', { rows: [{}] }, {}],
    ['null', { rows: [{ configuration: null }] }, {}],
  ]);
  const lost = fails({ errorCode: 'ip-metadata-not-found' });
  for (const [path, run] of [
    ['GET /metadata/ipme', (of: Of) => of(sdk.metadata).currentIp()],
    ['GET /metadata/ip/x', (of: Of) => of(sdk.metadata).ip('x')],
  ] as const) {
    responsesTo(path, run, path, [
      ['nothing', nothing, lost],
      ['null', null, lost],
      ['no address', {}, lost],
      ['an empty address', { ip: '' }, lost],
    ]);
  }
});

describe('second factors and passkeys', () => {
  const phones = [{ id: 'p', phoneNumber: '*** 1' }];
  outcomesOf('devices', (of) => of(sdk.mfaDevices).devices(), [
    [
      'kinds without a device are empty',
      { 'GET /identity/resources/users/v1/mfa/devices': { phones } },
      { phones, webauthn: [], authenticators: [], emails: [] },
    ],
  ]);
  const strategies = [
    { strategy: 'AuthenticatorApp', isActive: true },
    { strategy: 'SMS', isActive: false },
    { strategy: 'SomethingNewer', isActive: true },
  ];
  outcomesOf('strategies', (of) => of(sdk.mfaDevices).strategies(), [
    [
      'are the enabled ones',
      { 'GET /identity/resources/configurations/v1/mfa/strategies': { strategies } },
      ['AuthenticatorApp', 'SomethingNewer'],
    ],
  ]);
});

describe('notifications', () => {
  const of = (id: string, isPinned?: boolean) => ({ id, ...(isPinned !== undefined && { isPinned }) });
  const [a, b, c, d] = [of('a'), of('b', true), of('c', false), of('d', true)];
  responsesTo('list', (of) => of(sdk.notifications).list({}), 'GET /notification', [
    ['pinned first', [a, b, c, d], [b, d, a, c]],
  ]);
});

describe('password rules', () => {
  const limits = { allowPassphrases: true, minLength: 8, maxLength: 64, minPhraseLength: 20 };
  responsesTo('config', (of) => of(sdk.passwords).config({}), 'GET /identity/resources/users/v1/passwords/config', [
    ['limits', limits, limits],
    ['null', null, {}],
    ['nothing', nothing, {}],
    ['an empty object', {}, {}],
  ]);
});

test('password rules differ by user', () => {
  const { config } = createRespondingFetch().identity.of(sdk.passwords);
  expect(config({ userId: 'u-1' }).queryKey).not.toEqual(config({}).queryKey);
});

describe('phone numbers', () => {
  const items = [{ id: 'p-1', phoneNumber: '+44 20 1', verified: true }];
  responsesTo(
    'list',
    (of) => of(sdk.phoneNumbers).list({ page: 2 }),
    'GET /identity/resources/users/phone-numbers/v1',
    [
      ['counts', { items, _metadata: { totalItems: 11, totalPages: 2 } }, { items, totalItems: 11, totalPages: 2 }],
      ['no counts', { items }, { items, totalItems: 21, totalPages: 3 }],
      ['no number', { items: [{ id: 'p-1' }] }, unexpected],
    ],
  );
});

describe('accounts of the user', () => {
  const [north, south] = [
    { tenantId: 'n', name: 'North' },
    { tenantId: 's', name: 'South' },
  ];
  outcomesOf('tenants', (of) => of(sdk.profile).tenants({}), [
    [
      'mark the active one',
      { 'GET /identity/resources/users/v3/me/tenants': { tenants: [north, south], activeTenant: south } },
      [
        { ...north, active: false },
        { ...south, active: true },
      ],
    ],
  ]);
  outcomesOf('tenants per tab', (of) => of(sdk.profile).tenants({ perTab: true }), [
    [
      'are read with the older call',
      { 'GET /identity/resources/users/v1/me/tenants': { tenants: [north] } },
      [{ ...north, active: false }],
      ['GET /identity/resources/users/v1/me/tenants'],
    ],
  ]);
});

describe('directories', () => {
  const root = 'GET /directory/resources/v1/configurations/scim2';
  const countOf = (id: string) => `GET /directory/resources/scim/temp/${id}/Users/count`;
  const okta = { id: 'okta', connectionName: 'Staff', source: 'okta', syncToUserManagement: true, lastSync: null };
  const azure = { id: 'azure', source: 'azure-ad' };
  outcomesOf('list', (of) => of(sdk.provisioning).list(), [
    [
      'has the users of each',
      { [root]: [okta, azure], [countOf('okta')]: { count: 12 }, [countOf('azure')]: { count: 0 } },
      [
        { ...okta, userCount: 12 },
        { ...azure, userCount: 0 },
      ],
    ],
    [
      'omits a count that fails',
      { [root]: [okta, azure], [countOf('okta')]: 500, [countOf('azure')]: { count: 3 } },
      [okta, { ...azure, userCount: 3 }],
    ],
  ]);

  test('all counts are requested at once', async () => {
    let waiting = 0;
    let most = 0;
    const count = async () => {
      waiting += 1;
      most = Math.max(most, waiting);
      await new Promise((resolve) => setTimeout(resolve, 5));
      waiting -= 1;
      return Response.json({ count: 1 });
    };
    const routes = { [root]: [okta, azure], [countOf('okta')]: count, [countOf('azure')]: count };
    await fetchQuery(createRespondingFetch(routes).identity.of(sdk.provisioning).list());
    expect(most).toBe(2);
  });
});

outcomesOf('a preview of a report', (of) => of(sdk.reports).preview({ templateId: 't1' }), [
  ['is text', { 'GET /reports/engine/resources/triggers/v1/preview-report': text('<h1>Usage</h1>') }, '<h1>Usage</h1>'],
]);

describe('restrictions', () => {
  const domains = '/identity/resources/configurations/restrictions/v1/email-domain';
  const allowed = { id: '1', domain: 'acme.test', type: 'ALLOW' };
  const blocked = { id: '2', domain: 'spam.test', type: 'BLOCK' };
  const listed = (listType: string | null, found: object[], items = [allowed, blocked]) => {
    const config = { active: true, listType, blockPublicDomains: true };
    const routes = { [`GET ${domains}/config`]: config, [`GET ${domains}`]: { items } };
    return [`${listType} of ${items.length}`, routes, { config, domains: found }] as const;
  };
  outcomesOf('domains', (of) => of(sdk.restrictions).listDomains(), [
    listed('BLOCK', [blocked]),
    listed('ALLOW', [allowed]),
    listed(null, []),
    listed('ALLOW', [], []),
  ]);
  const items = [{ id: '1', ip: '203.0.113.0/24', strategy: 'ALLOW', isActive: true, description: 'Office' }];
  responsesTo(
    'addresses',
    (of) => of(sdk.restrictions).listIps({ strategy: 'ALLOW', page: 2, pageSize: 4 }),
    'GET /identity/resources/configurations/v1/restrictions/ip',
    [
      ['no counts', { items }, { items, totalItems: 9, totalPages: 3 }],
      ['empty counts', { items, _metadata: {} }, { items, totalItems: 9, totalPages: 3 }],
      ['only a total', { items, _metadata: { totalItems: 13 } }, { items, totalItems: 13, totalPages: 4 }],
      ['both', { items, _metadata: { totalItems: 9, totalPages: 5 } }, { items, totalItems: 9, totalPages: 5 }],
    ],
  );
  responsesTo(
    'addresses of a first page',
    (of) => of(sdk.restrictions).listIps({ strategy: 'ALLOW' }),
    'GET /identity/resources/configurations/v1/restrictions/ip',
    [['none', { items: [] }, { items: [], totalItems: 0, totalPages: 0 }]],
  );
});

describe('roles', () => {
  const PERMISSIONS = 'GET /identity/resources/permissions/v1';
  const permission = {
    id: 'p1',
    key: 'fe.secure.read.users',
    name: 'Read users',
    categoryId: 'c1',
    fePermission: true,
  };
  const category = { id: 'c1', name: 'Security', permissionIds: ['p1'] };
  const role = { id: 'r1', key: 'viewer', name: 'Viewer', isDefault: false, permissions: ['p1'], tenantId: 't1' };
  const vendors = { ...role, id: 'r2', tenantId: null, description: null };
  const LIST = 'GET /identity/resources/roles/v1';
  responsesTo('list', (of) => of(sdk.roles).list(), LIST, [['roles of the vendor', [role, vendors], [role, vendors]]]);
  responsesTo('one', (of) => of(sdk.roles).get('r1'), LIST, [
    ['found', [vendors, role], role],
    ['missing', [vendors], fails({ statusCode: 404 })],
  ]);
  responsesTo('permissions', (of) => of(sdk.roles).permissions(), PERMISSIONS, [
    ['bare', [permission], [permission]],
    ['wrapped', { items: [permission] }, [permission]],
    ['no list', {}, malformed('')],
    ['other values', [{ name: 'no id' }], malformed('0.id')],
    ['null', null, malformed('')],
  ]);
  outcomesOf('permissions by category', (of) => of(sdk.roles).permissionGroups(), [
    [
      'are joined',
      { [PERMISSIONS]: [permission], [`${PERMISSIONS}/categories`]: [category] },
      [{ category, permissions: [permission] }],
    ],
  ]);
});

describe('the security center', () => {
  /** Every figure that the provider names. */
  const figures = {
    totalUsers: 1,
    mfa: { enrolledUsersCount: 1 },
    inactivity: { staleUsersCount: 1 },
    password: { breachedPasswordUsersCount: 1, historyRecommendations: 1, userLockoutRecommendation: 1 },
    sessions: {
      configuredSessionSettings: 1,
      forceReloginRecommendation: 1,
      concurrencyRecommendation: 1,
      idleTimeoutRecommendation: 1,
    },
    restrictions: { ipsCount: 1, domainsCount: 1 },
  };
  const mfa = { code: 'FORCE_MFA', severity: 'SEVERE', category: 'MFA', metadata: figures };
  const single = { code: 'CONFIGURE_SSO', severity: 'INFO', category: 'SSO' };
  const none = { score: null, recommendations: [] };
  responsesTo('report', (of) => of(sdk.securityCenter).report(), 'GET /security-center/resources/recommendations/v1', [
    [
      'sorted, with all figures',
      { scoring: { score: 62 }, recommendations: { items: [single, mfa] } },
      { score: 62, recommendations: [mfa, single] },
    ],
    ['a score of zero', { scoring: { score: 0 }, recommendations: { items: [] } }, { score: 0, recommendations: [] }],
    ['an empty object', {}, none],
    ['null', { scoring: null, recommendations: null }, none],
    ['a null score', { scoring: { score: null } }, none],
  ]);
  const items = [
    { code: 'PARTIAL_MFA_USAGE', category: 'MFA', metadata: { totalUsers: 5, mfa: { enrolledUsersCount: 2 } } },
    { code: 'NO_IP_RESTRICTIONS', category: 'IP', metadata: null },
  ];
  responsesTo('insights', (of) => of(sdk.securityCenter).insights(), 'GET /security-center/resources/insights/v1', [
    ['in the order of the provider', { insights: { items } }, items],
    ['an empty object', {}, []],
    ['null', { insights: null }, []],
  ]);
});

describe('policies', () => {
  const root = 'GET /identity/resources/configurations/v1';
  for (const [name, field, value] of [
    ['mfa', 'enforceMFAType', 'Force'],
    ['lockout', 'maxAttempts', 3],
    ['passwordHistory', 'historySize', 5],
  ] as const) {
    const path = `${root}/${name.replace('H', '-h')}-policy`;
    const ours = { id: 'own', ...(name !== 'mfa' && { enabled: true }), [field]: value };
    const theirs = { ...ours, id: 'theirs' };
    const inherited = { own: null, vendor: theirs, effective: { ...theirs, id: undefined } };
    const both = (own: unknown, vendor: unknown) => ({ [path]: own, [`${path}/vendor`]: vendor });
    outcomesOf(name, (of) => of(sdk.securityPolicy)[name](), [
      ['the own one', both(ours, theirs), { own: ours, vendor: theirs, effective: ours }],
      ['missing', both(404, theirs), inherited],
      ['null', both(null, theirs), inherited],
      ['both missing', both(404, 404), { own: null, vendor: null, effective: null }],
      ['the value missing', both({ id: 'own' }, theirs), unexpected],
    ]);
  }
  const policy = { enforceMFAType: 'DontForce', allowOverrideEnforcePasswordHistory: true };
  responsesTo('global', (of) => of(sdk.securityPolicy).global(), root, [
    ['overridable values', { ...policy, publicKey: 'pem' }, policy],
    ['null', null, null],
  ]);
});

describe('sessions', () => {
  const old = { id: 'old', createdAt: '2026-01-01T00:00:00.000Z', current: true, ipAddress: '10.0.0.1' };
  const phone = { id: 'phone', createdAt: '2026-02-01T00:00:00.000Z', userAgent: 'Phone' };
  const tablet = { id: 'tablet', createdAt: '2026-03-01T00:00:00.000Z' };
  responsesTo('list', (of) => of(sdk.sessions).list(), 'GET /identity/resources/users/sessions/v1/me', [
    ['the current one first, then the newest', [phone, old, tablet], [old, tablet, phone]],
    ['none', [], []],
  ]);
  const response = { sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } };
  outcomesOf('policy', (of) => of(sdk.sessions).policy(), [
    [
      'has form values',
      { 'GET /identity/resources/configurations/sessions/v1': response },
      fails({ maxConcurrentSessions: { enabled: true, amount: 2 } }),
    ],
  ]);
});

describe('SSO', () => {
  const root = 'GET /team/resources/sso/v1';
  const bare = { id: 'bare', domains: null };
  const full = {
    ...{ id: 'okta', enabled: true, type: 'okta', roleIds: ['viewer'], ssoEndpoint: null },
    domains: [{ id: 'd', domain: 'acme.test', validated: false, txtRecord: 'proof' }],
    groups: [{ id: 'g', group: 'Staff', roleIds: ['viewer'] }],
  };
  outcomesOf('list', (of) => of(sdk.sso).list(), [
    ['domains and mappings', { [`${root}/configurations`]: [{ ...full, createdAt: 'then' }, bare] }, [full, bare]],
  ]);
  responsesTo('is active', (of) => of(sdk.sso).isActive(), 'GET /team/resources/sso/v2/configurations/public', [
    ['yes', { isActive: true }, true],
    ['no', { isActive: false }, false],
    ['unknown', {}, false],
  ]);
  responsesTo('default roles', (of) => of(sdk.sso).defaultRoles('okta'), `${root}/configurations/okta/roles`, [
    ['some', { roleIds: ['viewer'] }, ['viewer']],
    ['null', { roleIds: null }, []],
  ]);
  responsesTo('SAML', (of) => of(sdk.sso).saml(), `${root}/saml/configurations`, [
    ['missing', 404, null],
    ['null', null, null],
    ['nothing', nothing, null],
  ]);
  responsesTo(
    'default roles of SAML',
    (of) => of(sdk.sso).samlDefaultRoles(),
    `${root}/saml/configurations/roles/default`,
    [
      ['an object', { roleIds: ['viewer'] }, ['viewer']],
      ['a list', ['viewer'], ['viewer']],
      ['an empty object', {}, []],
      ['null', null, []],
    ],
  );
});

describe('tokens', () => {
  const USER = 'GET /identity/resources/users/api-tokens/v1';
  const TENANT = 'GET /identity/resources/tenants/api-tokens/v1';
  const own = [{ clientId: 'own', createdAt: '2026-01-01T00:00:00.000Z' }];
  const ours = [{ clientId: 'ours', createdAt: '2026-02-01T00:00:00.000Z' }];
  const [mine, theirs] = [fails({ key: 'own', owner: 'user' }), fails({ key: 'ours', owner: 'tenant' })];
  outcomesOf('list', (of) => of(sdk.tokens).list({ type: 'ClientCredentials' }), [
    ['both owners, newest first', { [USER]: own, [TENANT]: ours }, [theirs, mine]],
    ['those of the account are refused', { [USER]: own, [TENANT]: 403 }, [mine]],
    ['those of the user are refused', { [USER]: 403, [TENANT]: ours }, [theirs]],
    ['both are refused', { [USER]: 403, [TENANT]: 403 }, fails({ statusCode: 403 })],
    ['an outage', { [USER]: own, [TENANT]: 500 }, fails({ statusCode: 500 })],
    ['a refusal and an outage', { [USER]: 403, [TENANT]: 500 }, fails({ statusCode: 500 })],
  ]);
});

describe('users', () => {
  const V3 = 'GET /identity/resources/users/v3';
  const [ROLES, GROUPS] = [`${V3}/roles`, `${V3}/groups`];
  const ann = { id: 'u1', email: 'ann@example.com', name: 'Ann', tenantId: 't1' };
  const bob = { id: 'u2', email: 'bob@example.com', name: null, tenantId: 't1', lastLogin: null, isDisabled: true };
  const responses = {
    [V3]: { items: [ann, bob], _metadata: { totalItems: 41, totalPages: 3 } },
    [ROLES]: [{ userId: 'u1', tenantId: 't1', roleIds: ['admin', 'viewer'] }],
    [GROUPS]: [{ userId: 'u2', tenantId: 't1', groupIds: ['g1'] }],
  };
  const page = (annHas: object, bobHas: object, more: object = {}) => ({
    ...{
      items: [
        { ...ann, ...annHas },
        { ...bob, ...bobHas },
      ],
      totalItems: 41,
      totalPages: 3,
    },
    ...more,
  });
  const held = ['admin', 'viewer'];
  const withRoles = page({ roleIds: held }, { roleIds: [] });
  outcomesOf('list', (of) => of(sdk.users).list({}), [
    [
      'has roles and groups of each user',
      responses,
      page({ roleIds: held, groupIds: [] }, { roleIds: [], groupIds: ['g1'] }),
      [V3, `${ROLES} ids=u1,u2`, `${GROUPS} ids=u1,u2`],
    ],
    [
      'requests no roles for an empty page',
      { [V3]: { items: [], _metadata: { totalItems: 0, totalPages: 0 } } },
      { items: [], totalItems: 0, totalPages: 0 },
      [V3],
    ],
    ['has unknown groups when they are refused', { ...responses, [GROUPS]: 403 }, withRoles],
    ['has unknown groups when they are missing', { ...responses, [GROUPS]: 404 }, withRoles],
    [
      'has unknown roles and the error when they fail otherwise',
      { ...responses, [ROLES]: 500 },
      page({ groupIds: [] }, { groupIds: ['g1'] }, { assignmentsError: fails({ statusCode: 500 }) }),
    ],
    ['fails without rows', { ...responses, [V3]: {} }, unexpected],
  ]);
  outcomesOf('a further page', (of) => of(sdk.users).list({ page: 1, pageSize: 2 }), [
    [
      'counts the rows so far without totals',
      { ...responses, [V3]: { items: [ann] } },
      fails({ totalItems: 3, totalPages: 2 }),
    ],
  ]);
  const many = Array.from({ length: 101 }, (_, at) => `u${at + 1}`);
  outcomesOf('by ids', (of) => of(sdk.users).byIds(many), [
    ['in batches', responses, [ann, bob, ann, bob].map(fails), ['u100', `${V3} ids=u101`]],
  ]);
  outcomesOf('direct roles', (of) => of(sdk.users).roleIdsOf(many), [
    ['in batches', responses, fails({ u1: held, u2: [], u101: [] }), ['u100', `${ROLES} ids=u101`]],
  ]);
});

describe('the vendor', () => {
  const empty = { name: '', logo: '', icon: '', whiteLabelMode: false };
  const named = { name: 'Acme', logo: 'l', icon: 'i', whiteLabelMode: true };
  responsesTo('info', (of) => of(sdk.vendor).info(), 'GET /vendors/public', [
    ['complete', { ...named, more: 1 }, named],
    ['without a mode', { name: 'Acme', logo: 'l', icon: 'i' }, { ...named, whiteLabelMode: false }],
    ['with gaps', { name: 'Acme', logo: null, whiteLabelMode: null }, { ...empty, name: 'Acme' }],
    ['an empty object', {}, empty],
    ['not JSON', text('<html>'), empty],
    ['of another shape', { name: 7 }, empty],
  ]);
});
