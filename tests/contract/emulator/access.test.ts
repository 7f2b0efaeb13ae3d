import { describe, expect, it, vi } from 'vitest';
import { everyOperation } from '../../../emulator/operations/registry';
import { buildUser } from '../../../emulator/seed/seed-user';
import { breached } from '../../../emulator/seed/users';
import type { ProviderEvent } from '../../../emulator/webhooks/events';
import { eventCatalog } from '../../../emulator/webhooks/events';
import { plainPasswords } from '../../support/fixture';
import { adminLogin, claimsOf, headerOf, setUp } from './support';

const every = everyOperation().map(({ name, capability, ...rest }) => ({ ...rest, name: `${capability}.${name}` }));
const guarded = every.filter(({ endpoint }) => endpoint.auth !== 'none');
const calls = every.flatMap(({ access, ...rest }) => (access ? [{ ...rest, access }] : []));

describe('access', () => {
  it.each(calls)('of $name matches the contract', ({ access, endpoint }) => {
    expect(access.as === 'user').toBe(endpoint.auth !== 'none');
    // A rule for users has no meaning for other callers.
    if (access.as !== 'user') expect([access.permission, access.stepUp]).toEqual([undefined, undefined]);
  });

  it('raises every event of the catalog, but for those of rules', () => {
    const raised = new Set<string | undefined>(calls.map(({ access }) => access.event));
    expect(eventCatalog.map(({ key }) => key).filter((key) => !raised.has(key))).toEqual([
      'frontegg.payment.failed',
      'frontegg.paymentMethod.saved',
      'frontegg.report.stopped',
      'frontegg.sso.signInFailed',
      'frontegg.subscription.ended',
      'frontegg.subscription.renewed',
      'frontegg.user.authenticated',
    ]);
  });
});

const ACME = 'tenant-acme';

/** Returns the calls that a user with these permissions may make, or that are refused for another reason, as a text. */
const openTo = async (holds: (key: string) => boolean) => {
  const signIn = async () => {
    const { emulator, browser } = setUp({ passwords: plainPasswords });
    const { permissions, roles } = emulator.db;
    const permissionIds = permissions.filter(({ key }) => holds(key)).map(({ id }) => id);
    const at = '2026-01-01T00:00:00.000Z';
    const role = { key: 'Held', name: 'Held', description: '', isDefault: false, createdAt: at, updatedAt: at };
    roles.put({ ...role, id: 'role-held', tenantId: ACME, level: 0, permissionIds });
    const user = buildUser({ email: 'person@acme.test', memberships: [{ tenantId: ACME, roleIds: ['role-held'] }] });
    await emulator.addUser(user);
    const { body } = await browser.login(user.email, user.password);
    return (method: string, path: string) =>
      browser.call(path, { method, json: method === 'GET' ? undefined : {}, token: body.accessToken });
  };
  let call = await signIn();
  const open: string[] = [];
  for (const { name, endpoint } of calls.filter(({ access }) => access.as === 'user')) {
    const path = `${endpoint.path.replace(/:\w+/g, 'none')}?${new URLSearchParams(endpoint.fixed)}`;
    let response = await call(endpoint.method, path);
    if (response.status === 401) {
      // An earlier call has ended the session.
      call = await signIn();
      response = await call(endpoint.method, path);
    }
    if (response.body?.errorCode !== 'permission-missing') open.push(name);
  }
  const lines: string[] = [];
  for (const capability of new Set(open.map((name) => name.replace(/\..*/, '')))) {
    const own = open.flatMap((name) => (name.startsWith(`${capability}.`) ? name.slice(capability.length + 1) : []));
    while (own.length > 0) lines.push(`${capability}: ${own.splice(0, 4).join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
};

it('a user without permissions may make these calls', async () => {
  await expect(await openTo(() => false)).toMatchFileSnapshot('open-to-members.txt');
});

it('a user who may read everything may make these calls', async () => {
  await expect(await openTo((key) => /^fe\.secure\.read\./.test(key))).toMatchFileSnapshot('open-to-readers.txt');
});

it('tokens of the gateway and of a sign-in with a leaked password are not accepted by any operation of the provider', async () => {
  const { browser } = setUp();
  const pending = (await browser.login(breached.email, breached.password)).body.accessToken;
  expect(claimsOf(pending).type).toBe('pendingUser');
  await browser.login(adminLogin.email, adminLogin.password);
  const { body } = await browser.exchange(await browser.code());
  expect(headerOf(body.access_token).typ).toBe('at+jwt');
  expect(claimsOf(body.access_token).aud).toBe('portal-gateway');
  expect(headerOf(body.id_token).typ).toBe('JWT');
  expect(claimsOf(body.id_token)).toMatchObject({ aud: 'portal', type: 'userToken' });
  const me = '/identity/resources/users/v2/me';
  expect((await browser.call(me, { token: body.id_token })).status).toBe(200);
  expect(guarded.length).toBeGreaterThan(200);
  for (const { name, endpoint } of guarded) {
    const path = `${endpoint.path.replace(/:\w+/g, 'none')}?${new URLSearchParams(endpoint.fixed)}`;
    const json = endpoint.method === 'GET' ? undefined : {};
    for (const token of [body.access_token, pending]) {
      const response = await browser.call(path, { method: endpoint.method, json, token });
      expect(response.status, name).toBe(401);
    }
  }
});

describe('an operation with an audit line', () => {
  const run = async () => {
    const { emulator, browser } = setUp();
    const events: ProviderEvent[] = [];
    const stop = emulator.onEvent((event) => events.push(event));
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    return { emulator, browser, token: body.accessToken, events, stop };
  };
  const path = '/identity/resources/tenants/api-tokens/v1';
  const createPath = '/identity/resources/tenants/api-tokens/v2';
  const json = { description: 'Nightly <export>', expiresInMinutes: 1440, roleIds: [] };

  it('writes a row with actor, action and place, and without secrets', async () => {
    const { emulator, browser, token } = await run();
    const made = await browser.call(createPath, { token, json, headers: { 'user-agent': 'Test/1' } });
    const row = emulator.db.audits.list().at(-1);
    expect(row).toMatchObject({
      tenantId: 'tenant-acme',
      action: 'API token created',
      description: 'API token created: Nightly <export>',
      severity: 'Medium',
      user: 'Ada Admin',
      email: adminLogin.email,
      ip: '127.0.0.1',
      userAgent: 'Test/1',
      json: { description: 'Nightly <export>', expiresInMinutes: 1440 },
    });
    expect(JSON.stringify(row)).not.toContain(made.body.secret);
    await browser.call(`${path}/${made.body.clientId}`, { method: 'DELETE', token });
    expect(emulator.db.audits.list().at(-1)?.description).toBe('API token deleted: Nightly <export>');
  });

  it('records that a change was refused, and does not record invalid input', async () => {
    const { emulator, browser, token } = await run();
    const before = emulator.db.audits.count();
    expect((await browser.call(createPath, { token, json: { ...json, description: ' ' } })).status).toBe(400);
    const reader = await browser.login('reader@acme.test', 'reader-Secret-1');
    const count = emulator.db.audits.count();
    expect(count).toBe(before + 1);
    expect((await browser.call(createPath, { token: reader.body.accessToken, json })).status).toBe(403);
    expect(emulator.db.audits.list().slice(count)).toMatchObject([
      { action: 'API token created (refused)', email: 'reader@acme.test', json: {} },
    ]);
  });

  it('notifies listeners of its event until they unsubscribe, even when one throws', async () => {
    const { browser, events, stop, emulator } = await run();
    expect(events).toMatchObject([
      { key: 'frontegg.user.authenticated', tenantId: 'tenant-acme', userId: 'user-admin', data: { methods: ['pwd'] } },
    ]);
    stop();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    emulator.onEvent(() => {
      throw new Error('a listener of a test');
    });
    expect((await browser.login(adminLogin.email, adminLogin.password)).status).toBe(200);
    expect(events).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe('a factor', () => {
  const enroll = '/identity/resources/users/v1/mfa/authenticator/enroll';

  it('is added only after a recent sign-in', async () => {
    const { browser, clock } = setUp();
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    expect((await browser.call(enroll, { method: 'POST', token: body.accessToken })).status).toBe(200);
    clock.advance(299);
    const { body: renewed } = await browser.silent();
    clock.advance(2);
    const late = await browser.call(enroll, { method: 'POST', token: renewed.id_token });
    expect(late).toMatchObject({ status: 403, body: { errorCode: 'step-up-required', errorContext: { maxAge: 300 } } });
    const again = await browser.login(adminLogin.email, adminLogin.password);
    expect((await browser.call(enroll, { method: 'POST', token: again.body.accessToken })).status).toBe(200);
  });

  it('is added only after the existing factor was verified', async () => {
    const { emulator, browser } = setUp();
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    emulator.db.users.patch('user-admin', { authenticators: [{ id: 'device', secret }] });
    const refused = await browser.call(enroll, { method: 'POST', token: body.accessToken });
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'step-up-required']);
  });
});
