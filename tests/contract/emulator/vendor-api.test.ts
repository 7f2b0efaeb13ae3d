import { importSPKI, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { defaultClients } from '../../../emulator/provider';
import { adminLogin, createClock, ISSUER, setUp } from './support';

const secret = 'secret-of-the-vendor';
const clients = defaultClients.map((client) => ({ ...client, secret }));
const CONFIGURATION = '/identity/resources/configurations/v1';

const start = (options: Parameters<typeof setUp>[0] = {}) => {
  const { browser, ...all } = setUp({ seed: 'demo', clients, ...options });
  const vendorToken = async (base: string = ISSUER): Promise<string> =>
    (await browser.call(`${base}/auth/vendor`, { json: { clientId: 'portal', secret } })).body.token;
  const read = (path: string, token: string) => browser.call(ISSUER + path, { headers: { 'x-access-token': token } });
  return { ...all, browser, vendorToken, read };
};

describe("a token of the vendor's servers", () => {
  it.each([ISSUER, `${ISSUER}/frontegg`])('is issued at %s, with and without the prefix', async (base) => {
    const { vendorToken, browser } = start();
    const token = await vendorToken(base);
    const response = await browser.call(base + CONFIGURATION, { headers: { 'x-access-token': token } });
    expect(response.body.publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  it.each([
    [{ clientId: 'portal', secret: 'wrong' }, 'wrong'],
    [{ clientId: 'unknown', secret }, 'wrong'],
    [{ clientId: 'portal' }, 'wrong'],
    [{ secret }, 'wrong'],
    [{}, 'wrong'],
  ])('is not issued for %j', async (json, word) => {
    const { status, body } = await start().browser.call(`${ISSUER}/auth/vendor`, { json });
    expect([status, body.errors[0]]).toEqual([401, expect.stringContaining(word)]);
  });

  it('is not issued to a client without a secret, with the option that gives it one', async () => {
    const { browser } = start({ clients: defaultClients });
    for (const json of [{ clientId: 'portal' }, { clientId: 'portal', secret: '' }]) {
      const { status, body } = await browser.call(`${ISSUER}/auth/vendor`, { json });
      expect([status, body.errors[0]]).toEqual([401, expect.stringContaining('--client-secret')]);
    }
  });

  it("opens the vendor's calls only, until it expires, and no user's token does", async () => {
    const clock = createClock();
    const { browser, vendorToken, read } = start({ clock });
    const token = await vendorToken();
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    const paths = [
      CONFIGURATION,
      '/vendors/base-url',
      '/entitlements/api/v1/vendor-entitlements',
      '/entitlements/api/v1/vendor-entitlements-snapshot-offset',
    ];
    for (const path of paths) {
      expect((await read(path, token)).status, path).toBe(200);
      for (const wrong of ['', 'x', body.accessToken]) expect((await read(path, wrong)).status, path).toBe(401);
    }
    expect((await browser.call('/identity/resources/users/v2/me', { token })).status).toBe(401);
    clock.advance(301);
    for (const path of paths) expect((await read(path, token)).status, path).toBe(401);
  });

  it('leaves the address of the key to users who read their policy', async () => {
    const { browser } = start();
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    const policy = await browser.call(CONFIGURATION, { token: body.accessToken });
    expect(policy.body).toHaveProperty('enforceMFAType');
    expect(policy.body).not.toHaveProperty('publicKey');
  });
});

it('the key verifies tokens of users', async () => {
  const clock = createClock();
  const { browser, vendorToken, read } = start({ clock });
  const { body } = await read(CONFIGURATION, await vendorToken());
  const login = await browser.login(adminLogin.email, adminLogin.password);
  const key = await importSPKI(body.publicKey, 'RS256');
  const { payload } = await jwtVerify(login.body.accessToken, key, { currentDate: new Date(clock.now()) });
  expect(payload).toMatchObject({ type: 'userToken', email: adminLogin.email });
});

describe('access tokens of users and accounts', () => {
  const base = '/identity/resources/vendor-only';
  const create = async ({ browser }: ReturnType<typeof start>, path: string, json: object = {}) => {
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    const description = 'Nightly';
    return (await browser.call(path, { token: body.accessToken, json: { description, ...json } })).body;
  };

  it('are listed, and have the rights of their user or their roles, as long as they are valid', async () => {
    const all = start();
    const own = await create(all, '/identity/resources/users/access-tokens/v1', { expiresInMinutes: 1 });
    const account = await create(all, '/identity/resources/tenants/access-tokens/v1', { roleIds: ['role-viewer'] });
    const token = await all.vendorToken();
    const read = async (path: string) => (await all.read(`${base}/${path}`, token)).body;
    expect(await read('users/access-tokens/v1/active')).toContain(own.id);
    expect(await read('tenants/access-tokens/v1/active')).toContain(account.id);
    expect((await read(`users/access-tokens/v1/${own.id}`)).roles).toEqual(['Admin']);
    expect(await read(`tenants/access-tokens/v1/${account.id}`)).toMatchObject({ roles: ['Viewer'] });
    all.clock.advance(61);
    all.emulator.db.apiTokens.remove(account.id);
    for (const path of [`users/access-tokens/v1/${own.id}`, `tenants/access-tokens/v1/${account.id}`])
      expect((await all.read(`${base}/${path}`, token)).status).toBe(404);
    expect(await read('users/access-tokens/v1/active')).not.toContain(own.id);
  });

  it('are signed, with who they are for', async () => {
    const all = start();
    const { id, secret: key } = await create(all, '/identity/resources/users/access-tokens/v1');
    const { body } = await all.read(CONFIGURATION, await all.vendorToken());
    const { payload } = await jwtVerify(key, await importSPKI(body.publicKey, 'RS256'));
    expect(payload).toMatchObject({ sub: id, type: 'userAccessToken', tenantId: 'tenant-acme', userId: 'user-admin' });
  });

  it('are of one kind in one list', async () => {
    const all = start();
    const own = await create(all, '/identity/resources/users/access-tokens/v1');
    const token = await all.vendorToken();
    expect((await all.read(`${base}/tenants/access-tokens/v1/${own.id}`, token)).status).toBe(404);
    expect((await all.read(`${base}/users/access-tokens/v1/active`, 'x')).status).toBe(401);
  });
});

describe('the snapshot of entitlements', () => {
  const snapshot = async ({ read, vendorToken }: ReturnType<typeof start>) =>
    (await read('/entitlements/api/v1/vendor-entitlements', await vendorToken())).body;

  it('names features, the plans that have them, and accounts with their end', async () => {
    const { data } = await snapshot(start());
    expect(data.features).toContainEqual(['report-export', 'report-export', ['reports.export']]);
    expect(data.featureBundles).toContainEqual(['plan-research', ['report-export'], 'true', []]);
    expect(data.featureBundles).toContainEqual(['feature:report-viewer', ['report-viewer'], 'false', []]);
    expect(data.entitlements).toContainEqual(['feature:report-viewer', 'tenant-acme', null, null]);
    expect(data.entitlements).toContainEqual([
      'feature:report-schedule',
      'tenant-acme',
      null,
      '2025-06-30T00:00:00.000Z',
    ]);
  });

  it('has the targeting rules of plans', async () => {
    const all = start();
    const conditions = [{ attribute: 'region', op: 'in_list', value: { list: ['eu'] } }];
    const rules = [{ conditions, treatment: 'true' }] as const;
    all.emulator.db.plans.patch('plan-archive', { rules });
    const { data } = await snapshot(all);
    expect(data.featureBundles).toContainEqual(['plan-archive', ['report-archive'], 'false', rules]);
  });

  it('has an offset that changes with it only', async () => {
    const all = start();
    const [before, again] = [await snapshot(all), await snapshot(all)];
    expect(again.snapshotOffset).toBe(before.snapshotOffset);
    expect(Number.isSafeInteger(before.snapshotOffset)).toBe(true);
    all.emulator.db.features.patch('report-archive', { expireTime: -1 });
    const after = await snapshot(all);
    expect(after.snapshotOffset).not.toBe(before.snapshotOffset);
    const token = await all.vendorToken();
    const offset = await all.read('/entitlements/api/v1/vendor-entitlements-snapshot-offset', token);
    expect(offset.body).toEqual({ snapshotOffset: after.snapshotOffset });
  });
});
