import { describe, expect, it } from 'vitest';
import { newerOperations } from '../../../emulator/operations/newer';
import { adminLogin, setUp } from './support';

const IDENTITY = '/identity/resources';
const CONFIGURATIONS = `${IDENTITY}/configurations/v1`;
const USERS = `${IDENTITY}/users`;
const COUNTRIES = '/security-engines/resources/policies/v1/country-restriction';

const signedIn = async (login: { email: string; password: string } = adminLogin) => {
  const { browser, emulator } = setUp({ seed: 'demo' });
  const { body } = await browser.login(login.email, login.password);
  const call = (path: string, json?: unknown, method?: string) =>
    browser.call(path, { json, token: body.accessToken, ...(method !== undefined && { method }) });
  const mailTo = (email: string) =>
    emulator.db.outbox.filter(({ to }) => to === email).sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  return { browser, emulator, call, mailTo };
};

/** Calls with input, and the status and code of the response. */
const approval = { approvalFlowExecutionId: 'a', approverId: 'b', approvalFlowStepId: 'c' };
const recovery = { identifier: adminLogin.email, identifierType: 'email' };
const rotation = { isActive: true, rotationPeriod: 86_400, notificationPeriod: 1440, vendorRotationPeriod: 0 };
const restriction = { enabled: true, action: 'BLOCK', failStrategy: 'ALLOW', shouldSendRestrictionEmail: false };
const calls: [name: string, path: string, json?: unknown, status?: number, code?: string][] = [
  ['getSignUpStrategies', `${CONFIGURATIONS}/sign-up/strategies`],
  ['signUpUserWithPhoneNumber', `${USERS}/v1/signUp/phoneNumber`, { companyName: 'A' }, 403, 'sign-up-strategy-off'],
  ['signUpUserWithUsername', `${USERS}/v1/signUp/username`, { companyName: 'A' }, 403, 'sign-up-strategy-off'],
  ['getPasswordRecoveryStrategies', `${CONFIGURATIONS}/password-recovery/strategies`],
  ['resetPasswordViaEmail', `${USERS}/v2/passwords/reset/email`, recovery],
  ['resetPasswordViaSms', `${USERS}/v2/passwords/reset/sms`, recovery, 403, 'recovery-strategy-off'],
  [
    'verifyPasswordViaSms',
    `${USERS}/v2/passwords/reset/sms/verify`,
    { otcToken: '1', sessionId: '2' },
    403,
    'recovery-strategy-off',
  ],
  [
    'validateResetPasswordToken',
    `${USERS}/v1/passwords/reset/validate`,
    { userId: 'user-admin', token: 'wrong' },
    400,
    'reset-link-ended',
  ],
  ['getPasswordRotation', `${CONFIGURATIONS}/password-rotation`],
  ['getVendorPasswordRotation', `${CONFIGURATIONS}/password-rotation/vendor`],
  ['savePasswordRotation', `${CONFIGURATIONS}/password-rotation`, rotation],
  ['getCountryRestrictionsConfig', COUNTRIES],
  ['updateCountryRestrictionsConfig', COUNTRIES, restriction],
  ['getCountryRestrictions', `${COUNTRIES}/countries`],
  ['updateCountryRestrictions', `${COUNTRIES}/countries`, { countries: [{ countryCode: 'de' }] }],
  [
    'submitApprovalAction',
    `${IDENTITY}/approval-flows/v1/approver-action`,
    { ...approval, approved: true },
    404,
    'approval-not-found',
  ],
  [
    'getApprovalExecutionData',
    `${IDENTITY}/approval-flows/v1/execution-data?${new URLSearchParams(approval)}`,
    undefined,
    404,
    'approval-not-found',
  ],
  ['getUserEmailPolicyConfig', `${CONFIGURATIONS}/user-emails-policy`],
  ['updateEmail', `${USERS}/v1/email/me`, { email: 'next@acme.test' }],
  ['verifyEmail', `${USERS}/v1/email/me/verify`, { email: 'next@acme.test', code: '000000' }, 400, 'code-ended'],
  ['getUsersEmailsV1', `${USERS}/emails/v1?_limit=2`],
  ['getUsersUsernames', `${IDENTITY}/usernames/v1?userIds=${encodeURIComponent('["user-admin"]')}`],
  ['getUserOwnUsername', `${IDENTITY}/usernames/v1/me`, undefined, 404, 'username-not-found'],
  ['createUsername', `${IDENTITY}/usernames/v1`, { username: 'ada' }, 403, 'usernames-off'],
  ['getUserOwnPhoneNumbers', `${USERS}/phone-numbers/v1/me`],
  ['getUsersPhoneNumberV2', `${USERS}/phone-numbers/v2`],
  ['createInviteUserLinkV2', `${IDENTITY}/tenants/invites/v2/user`, {}],
  ['getTenantsApplicationsV2', '/applications/resources/applications/tenant-assignments/v2'],
  ['getUserV3', `${USERS}/v3/me`],
  ['exportAuditsPdf', '/audits/export/pdf?sortBy=createdAt', { properties: [{ name: 'action' }] }],
];

describe('an operation of newer clients', () => {
  it.each(calls)(
    '%s is answered, with a permission where it needs one',
    async (name, path, json, status = 200, code) => {
      const { call, browser } = await signedIn();
      const response = await call(path, json);
      expect([response.status, response.body?.errorCode]).toEqual([status, code]);
      const { access } = newerOperations.find((operation) => operation.name === `newer.${name}`) ?? {};
      const stranger = await browser.call(path, { json });
      expect(stranger.status === 401).toBe(access?.as === 'user');
    },
  );

  it('is in this list', async () => {
    const { call } = await signedIn();
    const rest = newerOperations.filter(({ name }) => !calls.some(([known]) => `newer.${known}` === name));
    expect(rest.map(({ name }) => name)).toEqual(['newer.deleteUsername']);
    expect((await call(`${IDENTITY}/usernames/v1/ada`, undefined, 'DELETE')).body.errorCode).toBe('username-not-found');
  });

  it('of an administrator is refused to a reader', async () => {
    const { call } = await signedIn({ email: 'reader@acme.test', password: 'reader-Secret-1' });
    const needing = newerOperations.filter(({ access }) => access.permission);
    const open: string[] = [];
    for (const { name, endpoint } of needing) {
      const [, path = '', json] = calls.find(([known]) => `newer.${known}` === name) ?? [];
      const response = await call(path, json, endpoint.method);
      if (response.status !== 403 || response.body.errorCode !== 'permission-missing') open.push(name);
    }
    expect(open.sort()).toEqual([]);
  });
});

describe('policies of newer clients', () => {
  it('are stored for the account, with an audit row', async () => {
    const { call, emulator } = await signedIn();
    await call(`${CONFIGURATIONS}/password-rotation`, rotation);
    const { body } = await call(`${CONFIGURATIONS}/password-rotation`);
    expect(body).toMatchObject({ isActive: true, rotationPeriod: 86_400, notificationPeriod: 1440 });
    expect(body.vendorRotationPeriod).toBeGreaterThan(0);
    await call(COUNTRIES, restriction);
    await call(`${COUNTRIES}/countries`, { countries: [{ countryCode: 'de' }, { countryCode: 'DE' }] });
    expect((await call(COUNTRIES)).body).toMatchObject(restriction);
    expect((await call(`${COUNTRIES}/countries`)).body).toEqual([{ id: 'DE', countryCode: 'DE' }]);
    const actions = emulator.db.audits.list().map(({ action }) => action);
    expect(actions).toContain('Password rotation policy changed');
    expect(actions).toContain('Country restrictions changed');
  });

  it.each([
    [`${CONFIGURATIONS}/password-rotation`, { ...rotation, rotationPeriod: 5 }],
    [`${CONFIGURATIONS}/password-rotation`, { ...rotation, rotationPeriod: -1, isActive: false }],
    [`${CONFIGURATIONS}/password-rotation`, { ...rotation, notificationPeriod: 86_400 }],
    [COUNTRIES, { ...restriction, action: 'DENY' }],
    [`${COUNTRIES}/countries`, { countries: [{ countryCode: 'Germany' }] }],
  ])('%s refuses %j', async (path, json) => {
    const { call } = await signedIn();
    expect((await call(path, json)).body.errorCode).toBe('invalid-policy');
  });
});

describe('a password reset of newer clients', () => {
  it('by email is the link of the older ones, which can be validated without being spent', async () => {
    const { browser, mailTo } = await signedIn();
    await browser.call(`${USERS}/v2/passwords/reset/email`, { json: recovery });
    const [mail] = mailTo(adminLogin.email);
    const { searchParams } = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const json = { userId: searchParams.get('userId'), token: searchParams.get('token') };
    for (const _ of ['once', 'twice']) {
      expect((await browser.call(`${USERS}/v1/passwords/reset/validate`, { json })).status).toBe(200);
    }
    const other = { ...json, userId: 'user-reader' };
    expect((await browser.call(`${USERS}/v1/passwords/reset/validate`, { json: other })).status).toBe(400);
  });

  it.each([
    ['email', 'nobody@nowhere.test'],
    ['phoneNumber', '+15550000000'],
    ['username', 'ada'],
  ])('by an unknown %s gets the same response and no email', async (identifierType, identifier) => {
    const { browser, emulator } = await signedIn();
    const before = emulator.db.outbox.list().length;
    const { status } = await browser.call(`${USERS}/v2/passwords/reset/email`, {
      json: { identifier, identifierType },
    });
    expect([status, emulator.db.outbox.list().length]).toEqual([200, before]);
  });

  it('is limited per address', async () => {
    const { browser } = await signedIn();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await browser.call(`${USERS}/v2/passwords/reset/email`, { json: recovery })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("a user's own email address", () => {
  const NEXT = 'next@acme.test';
  const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? '';

  it('changes with the code from the new one, and the previous one is told', async () => {
    const { call, mailTo, browser } = await signedIn();
    await call(`${USERS}/v1/email/me`, { email: ' Next@ACME.test ' });
    const code = codeIn(mailTo(NEXT)[0]?.text);
    const wrong = await call(`${USERS}/v1/email/me/verify`, { email: NEXT, code: code === '000000' ? '1' : '000000' });
    expect(wrong.body.errorCode).toBe('wrong-code');
    expect((await call(`${USERS}/v1/email/me/verify`, { email: 'other@acme.test', code })).status).toBe(400);
    expect((await call(`${USERS}/v1/email/me/verify`, { email: NEXT, code })).status).toBe(200);
    expect((await call(`${USERS}/v2/me`)).body.email).toBe(NEXT);
    expect(mailTo(adminLogin.email)[0]?.subject).toBe('Your email address was changed');
    expect((await browser.login(NEXT, adminLogin.password)).status).toBe(200);
    expect((await browser.login(adminLogin.email, adminLogin.password)).status).toBe(401);
  });

  it('of another user cannot be taken, and the response does not tell', async () => {
    const { call, mailTo } = await signedIn();
    expect((await call(`${USERS}/v1/email/me`, { email: 'reader@acme.test' })).status).toBe(200);
    expect(codeIn(mailTo('reader@acme.test')[0]?.text)).toBe('');
    const email = 'reader@acme.test';
    expect((await call(`${USERS}/v1/email/me/verify`, { email, code: '000000' })).body.errorCode).toBe('code-ended');
  });

  it.each(['', 'nobody', adminLogin.email])('is not changed to %j', async (email) => {
    const { call } = await signedIn();
    expect((await call(`${USERS}/v1/email/me`, { email })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('an invitation link with roles', () => {
  const path = `${IDENTITY}/tenants/invites/v2/user`;

  it('grants them to who signs up by it', async () => {
    const { call, browser, emulator } = await signedIn();
    const { body: roles } = await call(`${IDENTITY}/roles/v1`);
    const reader = roles.find(({ key }: { key: string }) => key === 'ReadOnly');
    const { body } = await call(path, { roleIds: [reader.id] });
    expect(body).toMatchObject({ roleIds: [reader.id], tenantId: 'tenant-acme', token: expect.any(String) });
    const json = {
      email: 'by-link@acme.test',
      password: 'New-Secret-123',
      companyName: '',
      invitationToken: body.token,
    };
    expect((await browser.call(`${USERS}/v1/signUp`, { json })).status).toBe(200);
    const user = emulator.db.users.first('email', 'by-link@acme.test');
    expect(emulator.db.memberships.by('userId', user?.id ?? '')[0]?.roleIds).toEqual([reader.id]);
  });

  it('never makes an administrator', async () => {
    const { call } = await signedIn();
    const { body: roles } = await call(`${IDENTITY}/roles/v1`);
    const admin = roles.find(({ key }: { key: string }) => key === 'Admin');
    expect((await call(path, { roleIds: [admin.id] })).body.errorCode).toBe('role-not-for-links');
  });
});

describe('lists of newer clients', () => {
  it('have users of the account by id and text', async () => {
    const { call, emulator } = await signedIn();
    const { body } = await call(`${USERS}/emails/v1?userIds=user-admin,user-unknown`);
    expect(body.items).toEqual([{ userId: 'user-admin', email: adminLogin.email }]);
    const found = await call(`${USERS}/emails/v1?_email=reader`);
    for (const { email } of found.body.items) expect(email).toContain('reader');
    const phones = (await call(`${USERS}/phone-numbers/v2?_limit=200`)).body.items;
    for (const { userId, phoneNumber } of phones) {
      expect(emulator.db.users.get(userId)?.phoneNumber).toBe(phoneNumber);
    }
    expect(phones.length).toBeGreaterThan(0);
  });

  it('name the applications of the account with their kind of access', async () => {
    const { call } = await signedIn();
    const [row] = (await call('/applications/resources/applications/tenant-assignments/v2')).body;
    expect(row.tenantId).toBe('tenant-acme');
    expect(row.assignments).toContainEqual({ appId: 'research', accessType: expect.any(String) });
  });

  it('leave the rights out of the third version of the profile', async () => {
    const { call } = await signedIn();
    const { body } = await call(`${USERS}/v3/me`);
    expect(body).toMatchObject({ sub: 'user-admin', email: adminLogin.email });
    for (const name of ['roles', 'permissions', 'groups']) expect(body).not.toHaveProperty(name);
  });

  it('are a PDF where it is the audit log', async () => {
    const { call } = await signedIn();
    const { headers, text } = await call('/audits/export/pdf', { properties: [{ name: 'action' }, { name: 'no' }] });
    expect([headers.get('content-type'), text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });
});

it('an API token is exchanged at the second version too', async () => {
  const { call, browser } = await signedIn();
  const { body } = await call(`${IDENTITY}/tenants/api-tokens/v2`, { description: 'Export', roleIds: [] });
  const json = { clientId: body.clientId, secret: body.secret };
  for (const version of ['v1', 'v2']) {
    const exchanged = await browser.call(`${IDENTITY}/auth/${version}/api-token`, { json });
    expect(exchanged.body).toMatchObject({ token_type: 'bearer', access_token: expect.any(String) });
  }
});
