import { describe, expect, test } from 'vitest';
import * as sdk from '../../support/capabilities';
import {
  createRespondingFetch,
  fails,
  nothing,
  outcomesOf,
  refusal,
  responsesTo,
} from '../../support/responding-fetch';

const unexpected = fails({ errorCode: 'unexpected-response' });
const error = (fields: object) => ({ error: fails(fields) });

describe('accounts', () => {
  test('every new one gets an id of its own', async () => {
    const { identity, sent } = createRespondingFetch({
      'POST /tenants/resources/sub-tenants/v1': { tenantId: 'new', name: 'New' },
    });
    const { mutationFn } = identity.of(sdk.accounts).create();
    expect(await mutationFn({ name: 'New', parentTenantId: 'n' })).toEqual({ tenantId: 'new', name: 'New' });
    await mutationFn({ name: 'New', parentTenantId: 'n' });
    const ids = sent().map(({ body }) => Reflect.get(Object(body), 'tenantId'));
    expect(ids[0]).toMatch(/^[\da-f]{32}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  const PATH = '/tenants/resources/account-settings/v1';
  const change = { name: 'Acme', address: 'New Road 2', website: 'https://acme.test' };
  outcomesOf('settings', (of) => of(sdk.accountSettings).update().mutationFn(change), [
    [
      'are sent completely but for what is empty, since the call replaces all of them',
      {
        [`GET ${PATH}`]: { address: 'Old Road 1', timezone: 'UTC', logo: null, loginUrl: 'https://acme.test/login' },
        [`PUT ${PATH}`]: { address: 'New Road 2', timezone: 'UTC' },
      },
      { address: 'New Road 2', timezone: 'UTC' },
      [
        `GET ${PATH}`,
        `PUT ${PATH} {"address":"New Road 2","timezone":"UTC","loginUrl":"https://acme.test/login","name":"Acme","website":"https://acme.test"}`,
      ],
    ],
  ]);
});

describe('applications', () => {
  const ASSIGN = 'POST /identity/resources/applications/v1/apps-user';
  const toBoth = { tenantId: 't1', userIds: ['u1', 'u2', 'u1'], appIds: ['crm', 'mail'] };
  outcomesOf('assigning', (of) => of(sdk.applications).assign().mutationFn(toBoth), [
    [
      'collects failures and continues',
      {
        [ASSIGN]: ({ body }: { body: string }) =>
          body.includes('"u1"') ? refusal(400, 'not in this account')() : nothing(),
      },
      fails({
        ...{ errorCode: 'partly-done', statusCode: 400, traceId: 'trace-1' },
        done: [{ change: 'add', what: 'user', key: 'u2' }],
        failed: [
          fails({
            key: 'u1',
            ...error({
              errorCode: 'assignment-failed',
              message: 'Assignment action failed. Try again or contact support.',
              cause: fails({ message: 'not in this account' }),
            }),
          }),
        ],
      }),
    ],
  ]);
});

describe('billing', () => {
  const root = '/subscriptions/resources/billing';
  const [CONFIG, CUSTOMERS] = [`${root}/tenant-configurations/v1`, `${root}/payment-providers/stripe/customers/v1`];
  const created = { [`POST ${CONFIG}`]: { id: 'c1' }, [`POST ${CUSTOMERS}`]: { stripeCustomerId: 'cus_1' } };
  const account = { tenantId: 't1', name: 'Ada', email: 'ada@lab.test', tenantName: 'Lab' };
  const sent = [
    `GET ${CONFIG}/t1`,
    `POST ${CONFIG} {"tenantId":"t1","providerType":"Stripe"}`,
    `GET ${CUSTOMERS}/t1`,
    `POST ${CUSTOMERS} {"name":"Ada","email":"ada@lab.test","tenantName":"Lab"}`,
  ];
  outcomesOf('an account', (of) => of(sdk.billing).prepareAccount().mutationFn(account), [
    ['gets what is missing', created, undefined, sent],
    ['gets what is empty', { ...created, [`GET ${CONFIG}/t1`]: nothing, [`GET ${CUSTOMERS}/t1`]: {} }, undefined, sent],
  ]);
  const secret = { id: 'i', paymentMethodId: 'pm9', setupIntentSecret: 'secret' };
  const broken = fails({ message: 'Internal feature failure', statusCode: 500 });
  responsesTo(
    'the card setup',
    (of) => of(sdk.billing).startCardSetup().mutationFn({ paymentMethodId: 'pm1' }),
    `POST ${root}/payment-providers/stripe/setup-intents/v1`,
    [
      ['names the method', secret, { setupIntentSecret: 'secret', paymentMethodId: 'pm9' }],
      ['no secret', { id: 'i' }, broken],
      ['a null secret', { setupIntentSecret: null }, broken],
      ['an empty secret', { setupIntentSecret: '' }, broken],
    ],
  );

  test.each([
    [{ id: 'i1', receiptNumber: '2026-001' }, 'invoice-2026-001.pdf'],
    [{ id: 'i1', receiptNumber: null }, 'invoice-i1.pdf'],
    [{ id: 'i1' }, 'invoice-i1.pdf'],
    [{ id: 'i1', receiptNumber: '../2026/1 "x"' }, 'invoice-..-2026-1-x-.pdf'],
  ])('%j is saved as %s', async (invoice, fileName) => {
    const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const provider = createRespondingFetch({ [`GET ${root}/invoices/v1/i1/pdf`]: pdf });
    const file = await provider.identity.of(sdk.billing).downloadInvoice().mutationFn(invoice);
    expect([file.fileName, await file.blob.text()]).toEqual([fileName, '%PDF-1.7']);
    expect(provider.sent()[0]?.query).toEqual({ outputFileName: fileName });
  });
});

describe('connectivity', () => {
  const target = { url: 'https://x.test/in', secret: '', payload: { a: 1 } };
  responsesTo(
    'the test of a webhook',
    (of) => of(sdk.connectivity).testWebhook().mutationFn(target),
    'POST /webhook/test',
    [
      ['200', { statusCode: 200 }, { status: 'success' }],
      ['201', { statusCode: 201 }, { status: 'success' }],
      ['204', { statusCode: 204 }, { status: 'failed', statusCode: '204' }],
      ['500', { statusCode: 500 }, { status: 'failed', statusCode: '500' }],
      ['a status as text', { statusCode: '200' }, { status: 'failed', statusCode: '200' }],
      ['no status', {}, { status: 'failed' }],
      ['a body that is not text', { statusCode: 404, body: { a: 1 } }, { status: 'failed', statusCode: '404' }],
      [
        'a body of the URL',
        { statusCode: 404, body: 'Not here.' },
        { status: 'failed', statusCode: '404', message: 'Not here.' },
      ],
      ['not JSON', () => new Response('<html>'), fails({ status: 'failed' })],
    ],
  );
  responsesTo(
    'a delivery sent again',
    (of) => of(sdk.connectivity).retryWebhook().mutationFn('l1'),
    'POST /webhook/logs/l1/retries',
    [
      ['202', { statusCode: 202 }, { status: 'success' }],
      ['200', { statusCode: 200 }, { status: 'failed', statusCode: '200' }],
      ['500', { statusCode: 500 }, { status: 'failed', statusCode: '500' }],
    ],
  );
});

describe('invite links', () => {
  const invites = 'POST /identity/resources/tenants/invites/v1';
  responsesTo('a new invite link', (of) => of(sdk.inviteLinks).create().mutationFn({}), `${invites}/user`, [
    ['no token', {}, unexpected],
  ]);
  responsesTo('a checked one', (of) => of(sdk.inviteLinks).verify().mutationFn('secret'), `${invites}/verify`, [
    ['a wrapped name', { name: 'Acme' }, 'Acme'],
    ['a bare name', 'Acme', 'Acme'],
  ]);

  test('the key of a check does not contain its token', () => {
    const { mutationKey } = createRespondingFetch().identity.of(sdk.inviteLinks).verify();
    expect(mutationKey.join()).not.toContain('secret');
  });
});

describe('passkeys, passwords and phone numbers', () => {
  responsesTo(
    'a passkey',
    (of) => of(sdk.passkeys).add().mutationFn(),
    'POST /identity/resources/users/webauthn/v1/devices',
    [['the provider refuses', refusal(400, 'Too many devices'), fails({ message: 'Too many devices' })]],
  );
  const wrong = () => Response.json({ errors: ['Wrong password'], errorCode: 'ER-01100' }, { status: 503 });
  const CHANGE = 'POST /identity/resources/users/v1/passwords/change';
  outcomesOf('a password', (of) => of(sdk.passwords).change().mutationFn({ password: 'no', newPassword: 'new' }), [
    [
      'is changed with one attempt',
      { [CHANGE]: wrong },
      fails({ errorCode: 'ER-01100', message: 'Wrong password' }),
      [CHANGE],
    ],
  ]);
  responsesTo(
    'a reset',
    (of) => of(sdk.passwords).sendReset().mutationFn({ email: 'ada@lab.test' }),
    'POST /identity/resources/users/v1/passwords/reset',
    [
      [
        'fails with a default text',
        () => new Response('', { status: 500 }),
        fails({ errorCode: 'reset-failed', message: 'Unknown error occurred', statusCode: 500 }),
      ],
    ],
  );
  const number = { phoneNumber: '+44' };
  responsesTo(
    'a new number',
    (of) => of(sdk.phoneNumbers).add().mutationFn(number),
    'POST /identity/resources/users/phone-numbers/v1',
    [['may need no code', {}, {}]],
  );
  responsesTo(
    'the own number',
    (of) => of(sdk.phoneNumbers).changeOwn().mutationFn(number),
    'POST /identity/resources/users/v1/phone',
    [['always needs a code', {}, unexpected]],
  );
});

describe('directories and reports', () => {
  const okta = { id: 'okta', connectionName: 'Staff' };
  responsesTo(
    'a new directory',
    (of) => of(sdk.provisioning).create().mutationFn({ source: 'okta', connectionName: 'Staff' }),
    'POST /directory/resources/v1/configurations/scim2',
    [
      ['has a token', { ...okta, source: 'okta', lastSync: null, token: 'secret' }, { ...okta, token: 'secret' }],
      ['fails without a token', { ...okta, source: 'okta' }, unexpected],
    ],
  );

  test('a report is a file with its name', async () => {
    const path = 'GET /reports/engine/resources/triggers/v1/preview-report';
    const { identity } = createRespondingFetch({ [path]: () => new Response('<h1>Usage</h1>') });
    const file = await identity.of(sdk.reports).download().mutationFn({ templateId: 't1', name: 'Usage', type: 'pdf' });
    expect([file.fileName, await file.blob.text()]).toEqual(['Usage.pdf', '<h1>Usage</h1>']);
  });
});

describe('restrictions', () => {
  const root = 'POST /identity/resources/configurations/v1/restrictions/ip';
  const ALLOW = `${root}/verify/allow`;
  const lockout = { errorCode: 'ip-lockout' };
  for (const [strategy, check] of [
    ['ALLOW', ALLOW],
    ['BLOCK', `${root}/verify`],
  ] as const) {
    outcomesOf(
      `an active ${strategy} list`,
      (of) => of(sdk.restrictions).saveIpConfig().mutationFn({ isActive: true, strategy }),
      [
        ['is not saved when it would lock the caller out', { [check]: { valid: false } }, fails(lockout), [check]],
        ['is not saved when the check has no result', { [check]: {} }, unexpected, [check]],
      ],
    );
  }
  const ip = '198.51.100.9';
  const partly = { what: 'ipConfig', ...error(lockout) };
  outcomesOf('the own address', (of) => of(sdk.restrictions).addMyIpAndActivate().mutationFn(ip), [
    [
      'is added, and the list stays disabled when the provider sees another one',
      { [root]: {}, [ALLOW]: { valid: false } },
      fails({
        errorCode: 'partly-done',
        done: [{ change: 'create', what: 'ip', key: ip }],
        failed: [fails(partly)],
        cause: fails({ ...lockout, message: expect.stringContaining('lock you out') }),
      }),
      [root, ALLOW],
    ],
    [
      'may be in the list already',
      { [root]: 409, [ALLOW]: { valid: true }, [`${root}/config`]: {} },
      undefined,
      [root, ALLOW, `${root}/config`],
    ],
    [
      'is checked when it is in the list',
      { [root]: 409, [ALLOW]: { valid: false } },
      fails({ cause: fails(lockout) }),
      [root, ALLOW],
    ],
  ]);
});

describe('roles', () => {
  const ROLES = '/identity/resources/roles/v1';
  const BY_PERMISSION = 'PUT /identity/resources/permissions/v1/q/roles';
  const role = (id: string, ...permissions: string[]): sdk.roles.Role => ({ id, key: id, name: id, permissions });
  const edit = (role: sdk.roles.Role, ...permissionIds: string[]) => ({ role, permissionIds });
  const [a, b, c, d] = [role('a', 'p'), role('b', 'p', 'q'), role('c', 'q'), role('d', 'q')];
  const save =
    (...edits: sdk.roles.RoleEdit[]) =>
    (of: ReturnType<typeof createRespondingFetch>['identity']['of']) =>
      of(sdk.roles).saveEdits().mutationFn({ edits });
  const LIST = `GET ${ROLES}`;
  const permission = { id: 'q', key: 'q', name: 'q' };
  const given = role('c', 'q', 'r');
  outcomesOf('edits of one permission', save(edit(a, 'p', 'q'), edit(b, 'p')), [
    [
      'are one call',
      { [LIST]: [a, b, c], [BY_PERMISSION]: permission },
      undefined,
      ['', `${BY_PERMISSION} {"roleIds":["a","c"]}`],
    ],
    [
      'keep roles that others gave it meanwhile',
      { [LIST]: [a, b, given, d], [BY_PERMISSION]: permission },
      undefined,
      ['', `${BY_PERMISSION} {"roleIds":["a","c","d"]}`],
    ],
  ]);
  outcomesOf('an edit of one role', save(edit(a, 'p', 'q')), [
    [
      'keeps permissions that others changed meanwhile',
      { [LIST]: [role('a', 'r'), b, given], [`PUT ${ROLES}/a/permissions`]: a },
      undefined,
      ['', '{"permissionIds":["r","q"]}'],
    ],
  ]);
  outcomesOf('other edits', save(edit(a), edit(b, 'p')), [
    [
      'are a call for each role, and report those that failed',
      { [LIST]: [a, b, c], [`PUT ${ROLES}/a/permissions`]: a, [`PUT ${ROLES}/b/permissions`]: refusal(403, 'no') },
      fails({
        errorCode: 'partly-done',
        done: [{ change: 'update', what: 'role', key: 'a' }],
        failed: [{ change: 'update', what: 'role', key: 'b', ...error({ message: 'no' }) }],
      }),
      ['', '/a/permissions {"permissionIds":[]}', '/b/permissions {"permissionIds":["p"]}'],
    ],
  ]);
});

test('an inherited policy is saved as one of the account', async () => {
  const path = '/identity/resources/configurations/v1/lockout-policy';
  const theirs = { id: 'theirs', enabled: true, maxAttempts: 10 };
  const { identity, sent } = createRespondingFetch({ [`GET ${path}/vendor`]: theirs, [`POST ${path}`]: null });
  const of = identity.of(sdk.securityPolicy);
  const { effective } = await of.lockout().queryFn({});
  if (!effective) throw new Error('no policy applies');
  await of.saveLockout().mutationFn({ ...effective, maxAttempts: 4 });
  expect(sent().at(-1)).toMatchObject({ call: `POST ${path}`, body: { enabled: true, maxAttempts: 4 } });
  expect(sent().at(-1)?.body).not.toHaveProperty('id');
});

describe('sessions', () => {
  const MINE = '/identity/resources/users/sessions/v1/me';
  const [old, phone, tablet] = [{ id: 'old' }, { id: 'phone' }, { id: 'tablet' }];
  const lists = { [`GET ${MINE}`]: [phone, old, tablet], [`GET ${MINE}/current`]: old };
  const both = (phoneEnds: unknown, tabletEnds: unknown) => ({
    ...lists,
    ...{ [`DELETE ${MINE}/phone`]: phoneEnds, [`DELETE ${MINE}/tablet`]: tabletEnds },
  });
  const ended = (key: string) => ({ change: 'delete', what: 'session', key });
  const offline = () => {
    throw new TypeError('Failed to fetch');
  };
  for (const id of ['all', '', '..']) {
    outcomesOf(`one session "${id}"`, (of) => of(sdk.sessions).remove().mutationFn(id), [
      ['is none', lists, fails({ errorCode: 'invalid-input' }), []],
    ]);
  }
  outcomesOf('all others', (of) => of(sdk.sessions).removeOthers().mutationFn(), [
    ['end', both(nothing, nothing), undefined, ['', '', '/phone', '/tablet']],
    [
      'end but for a failed one, which is reported',
      both(500, nothing),
      fails({
        ...{ name: 'PartlyDoneError', errorCode: 'partly-done', statusCode: 500, traceId: 'trace-1' },
        done: [ended('tablet')],
        failed: [{ ...ended('phone'), ...error({ message: 'refused' }) }],
      }),
      ['', '', '/phone', '/tablet'],
    ],
    [
      'end until the network is gone',
      both(nothing, offline),
      fails({
        name: 'PartlyDoneError',
        cause: fails({ name: 'IdentityError', errorCode: 'network' }),
        done: [ended('phone')],
        failed: [{ ...ended('tablet'), ...error({ errorCode: 'network' }) }],
      }),
    ],
    ['count as ended when missing', both(404, nothing), undefined],
    [
      'stay while the current one is unknown',
      { ...lists, [`GET ${MINE}/current`]: 404 },
      fails({ statusCode: 404 }),
      [`GET ${MINE}`, `GET ${MINE}/current`],
    ],
  ]);
});

describe('SSO', () => {
  const v1 = '/team/resources/sso/v1';
  const v2 = '/team/resources/sso/v2';
  for (const [version, call] of [
    [undefined, `PUT ${v2}/configurations/okta/domains/d/validate`],
    [2, `PUT ${v2}/configurations/okta/domains/d/validate`],
    [1, `PUT ${v1}/configurations/okta/domains/d/validate`],
  ] as const) {
    const domain = { ssoConfigId: 'okta', domainId: 'd', version };
    outcomesOf(`a domain of version ${version}`, (of) => of(sdk.sso).validateDomain().mutationFn(domain), [
      ['is validated', { [call]: nothing }, undefined, [call]],
    ]);
  }
  for (const ssoConfigId of [undefined, '']) {
    const domain = { ssoConfigId, domainId: 'd' };
    outcomesOf(`a domain of ${ssoConfigId}`, (of) => of(sdk.sso).validateDomain().mutationFn(domain), [
      ['needs a configuration', {}, fails({ name: 'IllegalStateError', errorCode: 'no-configuration' }), []],
    ]);
  }
  const ssoEndpoint = 'https://idp.test';
  const response = { enabled: false, domain: 'acme.test', generatedVerification: 'proof', validated: false };
  const current = { ssoEndpoint, generatedVerification: 'old' };
  outcomesOf(
    'SAML without a domain',
    (of) => of(sdk.sso).saveSaml().mutationFn({ current: null, change: { ssoEndpoint } }),
    [['is not sent', {}, { ssoEndpoint }, []]],
  );
  outcomesOf(
    'SAML',
    (of) =>
      of(sdk.sso)
        .saveSaml()
        .mutationFn({ current, change: { domain: 'acme.test' } }),
    [
      [
        'is completed from the response',
        { [`POST ${v1}/saml/configurations`]: response },
        { ...response, ssoEndpoint },
        ['{"enabled":false,"domain":"acme.test","ssoEndpoint":"https://idp.test"}'],
      ],
    ],
  );
});

outcomesOf('a new expiry', (of) => of(sdk.users).setExpiration().mutationFn({ userId: 'u1', expirationInSeconds: 1 }), [
  ['may have an empty response', { 'PUT /identity/resources/users/temporary/v1/u1': nothing }, undefined],
]);
