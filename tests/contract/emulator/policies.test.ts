import { beforeEach, describe, expect, it } from 'vitest';
import type { Emulator } from '../../../emulator/emulator';
import { requireAllowedDomain } from '../../../emulator/rules/policies/restrictions';
import { admin, reader } from '../../../emulator/seed/users';
import { type Browser, createBrowser, setUp } from './support';

const CONFIGURATIONS = '/identity/resources/configurations';
const IPS = `${CONFIGURATIONS}/v1/restrictions/ip`;
const DOMAINS = `${CONFIGURATIONS}/restrictions/v1/email-domain`;
const ME = '/identity/resources/users/v2/me';

let emulator: Emulator;
let browser: Browser;
let clock: ReturnType<typeof setUp>['clock'];
let token: string;

beforeEach(async () => {
  ({ emulator, browser, clock } = setUp());
  token = (await browser.login(admin.email, admin.password)).body.accessToken;
});

const save = (path: string, json: unknown, method = 'POST') => browser.call(path, { method, json, token });
const stranger = () => createBrowser(emulator.browser());

/** Returns status and code of a refusal. */
const refusal = ({ status, body }: Awaited<ReturnType<Browser['call']>>) => [status, body?.errorCode];

describe('second factor', () => {
  const sign = async () => (await stranger().login(reader.email, reader.password)).body;

  it('is required of every user from the next sign-in on, and of no user when it is off', async () => {
    expect((await sign()).mfaRequired).toBe(false);
    const { body } = await save(`${CONFIGURATIONS}/v1/mfa-policy`, { enforceMFAType: 'Force' });
    expect(await sign()).toMatchObject({ mfaRequired: true, mfaEnrolled: false });
    await save(`${CONFIGURATIONS}/v1/mfa-policy`, { id: body.id, enforceMFAType: 'DontForce' }, 'PATCH');
    expect((await sign()).mfaRequired).toBe(false);
  });

  it('is optional for SAML only, not for passwords', async () => {
    await save(`${CONFIGURATIONS}/v1/mfa-policy`, { enforceMFAType: 'ForceExceptSAML' });
    expect((await sign()).mfaRequired).toBe(true);
  });
});

describe('policies', () => {
  it('do not exist until they are created, once', async () => {
    const path = `${CONFIGURATIONS}/v1/lockout-policy`;
    expect(refusal(await browser.call(path, { token }))).toEqual([404, 'policy-not-set']);
    expect((await browser.call(`${path}/vendor`, { token })).body).toMatchObject({ enabled: true, maxAttempts: 5 });
    const first = await save(path, { enabled: true, maxAttempts: 3 });
    expect(refusal(await save(path, { enabled: true, maxAttempts: 4 }))).toEqual([409, 'policy-exists']);
    await save(path, { id: first.body.id, enabled: true, maxAttempts: 4 }, 'PATCH');
    expect((await browser.call(path, { token })).body).toEqual({ id: first.body.id, enabled: true, maxAttempts: 4 });
  });

  it.each([
    ['lockout-policy', { enabled: true, maxAttempts: 0 }],
    ['lockout-policy', { enabled: true, maxAttempts: 1.5 }],
    ['password-history-policy', { enabled: true, historySize: 11 }],
    ['mfa-policy', { enforceMFAType: 'Sometimes' }],
  ])('%s refuses %j', async (name, values) => {
    expect(refusal(await save(`${CONFIGURATIONS}/v1/${name}`, values))).toEqual([400, 'invalid-policy']);
  });

  it('are in the audit log with each change', async () => {
    await save(`${CONFIGURATIONS}/v1/mfa-policy`, { enforceMFAType: 'Force' });
    expect(emulator.db.audits.list().at(-1)).toMatchObject({
      tenantId: 'tenant-acme',
      email: admin.email,
      description: 'MFA policy changed: Force',
      severity: 'High',
    });
  });
});

describe('lockout', () => {
  const wrong = async (times: number) => {
    const tries = [];
    for (let i = 0; i < times; i += 1) {
      clock.advance(60);
      tries.push(refusal(await stranger().login(reader.email, 'wrong'))[1]);
    }
    return tries;
  };

  it('uses the limit of the account', async () => {
    await save(`${CONFIGURATIONS}/v1/lockout-policy`, { enabled: true, maxAttempts: 2 });
    expect(await wrong(3)).toEqual(['invalid-credentials', 'user-locked', 'user-locked']);
  });

  it('is off where the account disabled it', async () => {
    await save(`${CONFIGURATIONS}/v1/lockout-policy`, { enabled: false, maxAttempts: 0 });
    expect(new Set(await wrong(8))).toEqual(new Set(['invalid-credentials']));
  });
});

describe('password history', () => {
  const change = async (from: string, to: string) => {
    const { body } = await browser.login(admin.email, from);
    const path = '/identity/resources/users/v1/passwords/change';
    return browser.call(path, { json: { password: from, newPassword: to }, token: body.accessToken });
  };

  it('refuses as many earlier passwords as configured', async () => {
    await save(`${CONFIGURATIONS}/v1/password-history-policy`, { enabled: true, historySize: 1 });
    expect((await change(admin.password, 'second-Secret-2')).status).toBe(200);
    expect(refusal(await change('second-Secret-2', admin.password))).toEqual([400, 'password-used-before']);
    expect((await change('second-Secret-2', 'third-Secret-3')).status).toBe(200);
    expect((await change('third-Secret-3', admin.password)).status).toBe(200);
  });
});

describe('sessions', () => {
  const limit = (values: Record<string, unknown>) => save(`${CONFIGURATIONS}/sessions/v1`, values);
  const isIn = async () => (await browser.silent()).status === 200;

  it('end after the idle timeout, and use extends them', async () => {
    await limit({ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 60 } });
    clock.advance(40);
    expect((await browser.call(ME, { token })).status).toBe(200);
    clock.advance(40);
    // What the session says of its end counts from this very call.
    const { body } = await browser.call('/identity/resources/users/sessions/v1/me/current', { token });
    expect(Date.parse(body.expires)).toBe(clock.now() + 60_000);
    expect(await isIn()).toBe(true);
    clock.advance(61);
    expect(await isIn()).toBe(false);
  });

  it('end at the maximum lifetime, and stay ended when the limit is relaxed', async () => {
    await limit({ sessionTimeoutConfiguration: { isActive: true, timeout: 120 } });
    clock.advance(100);
    expect(await isIn()).toBe(true);
    clock.advance(30);
    expect(await isIn()).toBe(false);
    token = (await stranger().login(admin.email, admin.password)).body.accessToken;
    await limit({ sessionTimeoutConfiguration: { isActive: false, timeout: 120 } });
    expect(await isIn()).toBe(false);
  });

  it('end beyond the maximum number, the oldest first', async () => {
    await limit({ sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } });
    clock.advance(1);
    const second = stranger();
    await second.login(admin.email, admin.password);
    clock.advance(1);
    const third = stranger();
    await third.login(admin.email, admin.password);
    expect([await isIn(), (await second.silent()).status, (await third.silent()).status]).toEqual([false, 200, 200]);
  });

  it('keep limits that a body omits, and refuse an invalid one', async () => {
    await limit({ sessionTimeoutConfiguration: { isActive: true, timeout: 120 } });
    await limit({ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 60 } });
    expect((await browser.call(`${CONFIGURATIONS}/sessions/v1`, { token })).body).toMatchObject({
      sessionTimeoutConfiguration: { timeout: 120 },
      sessionIdleTimeoutConfiguration: { timeout: 60 },
    });
    const none = await limit({ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 0 } });
    expect(refusal(none)).toEqual([400, 'invalid-limit']);
    const many = await limit({ sessionConcurrentConfiguration: { isActive: true, maxSessions: 1001 } });
    expect(refusal(many)).toEqual([400, 'invalid-limit']);
  });

  it('are listed for their user, who ends one of them', async () => {
    const other = stranger();
    await other.login(admin.email, admin.password);
    const path = '/identity/resources/users/sessions/v1/me';
    const { body } = await browser.call(path, { token });
    expect(body.map((row: { current: boolean }) => row.current).sort()).toEqual([false, true]);
    const foreign = body.find((row: { current: boolean }) => !row.current);
    await browser.call(`${path}/${foreign.id}`, { method: 'DELETE', token });
    expect((await other.silent()).status).toBe(401);
    expect(await isIn()).toBe(true);
  });
});

describe('IP restrictions', () => {
  const add = (ip: string, strategy = 'ALLOW') => save(IPS, { ip, strategy, isActive: true, description: '' });
  const turnOn = (strategy = 'ALLOW') => save(`${IPS}/config`, { isActive: true, strategy });
  const moveTo = (ip: string) => {
    emulator.settings.ip = ip;
  };

  it('refuse every call, renewal and sign-in from an address that is not on the allow list', async () => {
    moveTo('203.0.113.7');
    await add('203.0.113.0/24');
    await turnOn();
    expect((await browser.call(ME, { token })).status).toBe(200);
    moveTo('198.51.100.1');
    expect(refusal(await browser.call(ME, { token }))).toEqual([403, 'ip-refused']);
    expect((await browser.silent()).status).toBe(403);
    expect(refusal(await stranger().login(reader.email, reader.password))).toEqual([403, 'ip-refused']);
    moveTo('203.0.113.9');
    expect((await browser.silent()).status).toBe(200);
  });

  it('allow every address except those on the block list', async () => {
    moveTo('203.0.113.7');
    await add('198.51.100.0/24', 'BLOCK');
    await turnOn('BLOCK');
    expect((await browser.call(ME, { token })).status).toBe(200);
    moveTo('198.51.100.1');
    expect(refusal(await browser.call(ME, { token }))).toEqual([403, 'ip-refused']);
  });

  it('cannot lock the caller out: by enabling, by deleting the last entry, by blocking', async () => {
    moveTo('203.0.113.7');
    expect(refusal(await turnOn())).toEqual([400, 'ip-lockout']);
    await add('203.0.113.7');
    await turnOn();
    const [entry] = (await browser.call(`${IPS}?_offset=0&_limit=4&_filter=ALLOW`, { token })).body.items;
    const deleted = await browser.call(`${IPS}/${entry.id}`, { method: 'DELETE', token });
    expect(refusal(deleted)).toEqual([400, 'ip-lockout']);
    await turnOn('BLOCK');
    expect(refusal(await add('203.0.113.0/28', 'BLOCK'))).toEqual([400, 'ip-lockout']);
  });

  it('are added all or none, once each, and only valid addresses', async () => {
    expect(refusal(await add('010.0.0.1'))).toEqual([400, 'invalid-ip']);
    await add('203.0.113.7');
    expect(refusal(await add('203.0.113.7'))).toEqual([409, 'ip-exists']);
    const bulk = await save(`${IPS}/bulk`, { ips: [{ ip: '192.0.2.1' }, { ip: 'nonsense' }] });
    expect(refusal(bulk)).toEqual([400, 'invalid-ip']);
    const described = await save(IPS, {
      ip: '192.0.2.1',
      strategy: 'ALLOW',
      isActive: true,
      description: 'x'.repeat(201),
    });
    expect(refusal(described)).toEqual([400, 'invalid-input']);
    expect(emulator.db.ipRestrictions.list()).toHaveLength(1);
  });

  it('belong to one account', async () => {
    await add('203.0.113.7');
    emulator.db.ipRestrictions.put({
      id: 'foreign',
      tenantId: 'tenant-resale',
      ip: '192.0.2.1',
      strategy: 'ALLOW',
      isActive: true,
      description: '',
    });
    const { body } = await browser.call(`${IPS}?_offset=0&_limit=10&_filter=ALLOW`, { token });
    expect(body._metadata).toEqual({ totalItems: 1, totalPages: 1 });
    const removed = await browser.call(`${IPS}/foreign`, { method: 'DELETE', token });
    expect(refusal(removed)).toEqual([404, 'entry-not-found']);
  });
});

describe('email domains', () => {
  const judge = (email: string) => {
    try {
      requireAllowedDomain(emulator.db, 'tenant-acme', email);
      return 'in';
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  };

  it('allow addresses of the list in use, and keep the other list', async () => {
    await save(DOMAINS, { domain: 'Acme.test', type: 'ALLOW' });
    await save(DOMAINS, { domain: 'evil.test', type: 'BLOCK' });
    expect(judge('ann@gmail.com')).toBe('in');
    await save(`${DOMAINS}/config`, { active: true, type: 'ALLOW' });
    expect([judge('Ann@ACME.test'), judge('ann@evil.test')]).toEqual([
      'in',
      'This account does not take email addresses of evil.test.',
    ]);
    await save(`${DOMAINS}/config`, { active: true, type: 'BLOCK', blockPublicDomains: true });
    expect([judge('ann@other.test'), judge('ann@evil.test'), judge('ann@gmail.com')]).toEqual([
      'in',
      'This account does not take email addresses of evil.test.',
      'This account does not take email addresses of gmail.com.',
    ]);
    const listed = (await browser.call(DOMAINS, { token })).body.items;
    expect(listed.map(({ domain }: { domain: string }) => domain)).toEqual(['acme.test', 'evil.test']);
  });

  it.each(['acme', 'ann@acme.test', 'acme..test', ''])('refuse "%s" as a domain', async (domain) => {
    expect(refusal(await save(DOMAINS, { domain, type: 'ALLOW' }))).toEqual([400, 'invalid-domain']);
  });
});

describe('security center', () => {
  const look = async () => {
    const { body } = await browser.call('/security-center/resources/recommendations/v1', { token });
    const codes: string[] = body.recommendations.items.map(({ code }: { code: string }) => code);
    return { score: body.scoring.score, codes };
  };

  it('counts inactive users like the user list, including those who never signed in', async () => {
    const { body } = await browser.call('/security-center/resources/insights/v1', { token });
    const insights: { code: string; metadata: { inactivity?: { staleUsersCount: number } } }[] = body.insights.items;
    const { inactivity } = insights.find(({ code }) => code === 'INACTIVE_USERS')?.metadata ?? {};
    const path = '/identity/resources/users/v3?_preset=inactive&_maxInactiveSeconds=7776000&_limit=10&_offset=0';
    const listed = await browser.call(path, { token });
    expect(inactivity?.staleUsersCount).toBeGreaterThan(0);
    expect(inactivity?.staleUsersCount).toBe(listed.body._metadata.totalItems);
  });

  it('is computed from the policies: a fixed setting disappears and raises the score', async () => {
    const before = await look();
    expect(before.codes).toContain('FORCE_MFA');
    await save(`${CONFIGURATIONS}/v1/mfa-policy`, { enforceMFAType: 'Force' });
    const after = await look();
    expect(after.codes).not.toContain('FORCE_MFA');
    expect(after.score).toBeGreaterThan(before.score);
  });

  it('recommends to strengthen weak settings', async () => {
    await save(`${CONFIGURATIONS}/v1/lockout-policy`, { enabled: true, maxAttempts: 50 });
    await save(`${CONFIGURATIONS}/sessions/v1`, {
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 7 * 24 * 3600 },
    });
    expect((await look()).codes).toEqual(expect.arrayContaining(['STRENGTHEN_USER_LOCKOUT', 'SET_IDLE_SESSION']));
  });

  it('emails a link to each user with a breached password', async () => {
    await save('/identity/resources/users/v1/passwords/breached/reset/bulk', {});
    const breached = emulator.db.users.list().filter((user) => user.breachedPassword);
    expect(emulator.db.outbox.list().map(({ to }) => to)).toEqual(breached.map(({ email }) => email));
  });
});
