import { describe, expect, it, test } from 'vitest';
import { buildUser } from '../../../emulator/seed/seed-user';
import { adminLogin, setUp } from './support';

const DOMAINS = '/identity/resources/configurations/restrictions/v1/email-domain';
const IPS = '/identity/resources/configurations/v1/restrictions/ip';
const ACME = { tenantId: 'tenant-acme', roleIds: ['role-readonly'] };

const start = async () => {
  const { emulator, browser } = setUp();
  const token = (await browser.login(adminLogin.email, adminLogin.password)).body.accessToken;
  const call = (method: string, path: string, json?: unknown) => browser.call(path, { method, json, token });
  const invite = (email: string) =>
    call('POST', '/identity/resources/users/v2', { email, roleIds: [], provider: 'local' });
  const find = async (text: string) =>
    (await call('GET', `/identity/resources/users/v2?_filter=${encodeURIComponent(text)}&_limit=20`)).body.items;
  return { emulator, browser, call, invite, find };
};

describe('an email address', () => {
  test.each([
    ['kai@grün.test', 'kai@xn--grn-ioa.test'],
    ['kai@xn--grn-ioa.test', 'KAI@GRÜN.TEST'],
    ['kai@gru\u0308n.test', 'kai@gr\u00FCn.test'],
    ['Jose\u0301@acme.test', 'jos\u00E9@acme.test'],
    ['用户@例え.テスト', '用户＠xn--r8jz45g.xn--zckzah'],
  ])('%j signs in as %j', async (stored, typed) => {
    const { emulator, browser } = await start();
    const user = buildUser({ email: stored, memberships: [ACME] });
    await emulator.addUser(user);
    expect((await browser.login(typed, user.password)).status).toBe(200);
  });

  it('is one user in all its spellings', async () => {
    const { emulator, invite } = await start();
    const first = await invite('kai@grün.test');
    const again = await invite(' KAI@xn--grn-ioa.test ');
    expect(first.body.email).toBe('kai@xn--grn-ioa.test');
    expect(again.body.id).toBe(first.body.id);
    expect(emulator.db.users.filter(({ email }) => email.startsWith('kai@'))).toHaveLength(1);
  });

  it.each(['a,b@acme.test', 'mallory', 'a@b', 'a@acme.test\nb@acme.test', '"a"@acme.test'])(
    'is refused as %j',
    async (email) => {
      const { invite } = await start();
      expect(await invite(email)).toMatchObject({ status: 400, body: { errorCode: 'email-invalid' } });
    },
  );
});

test.each([
  ['e\u0301-Secret-1', '\u00E9-Secret-1'],
  ['\u00E9-Secret-1', 'e\u0301-Secret-1'],
  ['a\u00A0long Secret-1', 'a long Secret-1'],
])('the password %j is %j', async (chosen, typed) => {
  const { emulator, browser } = await start();
  await emulator.addUser({ email: 'kai@acme.test', password: chosen, memberships: [ACME] });
  expect((await browser.login('kai@acme.test', typed)).status).toBe(200);
});

test('the inbox of a test finds the messages of an address in every spelling', async () => {
  const { emulator, invite } = await start();
  await invite('kai@grün.test');
  expect(emulator.inbox.messages('KAI@xn--grn-ioa.test')).toHaveLength(1);
  expect(emulator.inbox.messages('kai@gru\u0308n.test')).toHaveLength(1);
});

test.each(['Caf\u00E9', 'Cafe\u0301', ' CAF\u00C9\u200B'])('a group cannot be named %j beside Café', async (name) => {
  const { call } = await start();
  const add = (given: string) => call('POST', '/identity/resources/groups/v1', { name: given });
  expect((await add('Caf\u00E9')).status).toBe(200);
  expect(await add(name)).toMatchObject({ status: 409, body: { errorCode: 'name-taken' } });
});

describe('a domain', () => {
  it.each([
    ['bücher.example', 'a@xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'a@bücher.example'],
    ['@BÜCHER.example.', 'a@b\u0075\u0308cher.example'],
  ])('%j blocks %j', async (blocked, email) => {
    const { call, invite } = await start();
    expect((await call('POST', DOMAINS, { domain: blocked, type: 'BLOCK' })).body.domain).toBe('xn--bcher-kva.example');
    await call('POST', `${DOMAINS}/config`, { active: true, type: 'BLOCK', blockPublicDomains: false });
    expect(await invite(email)).toMatchObject({
      status: 403,
      body: { errorCode: 'domain-refused', errors: ['This account does not take email addresses of bücher.example.'] },
    });
  });

  it('is on a list once in all its spellings', async () => {
    const { call } = await start();
    await call('POST', DOMAINS, { domain: 'bücher.example', type: 'BLOCK' });
    const again = await call('POST', DOMAINS, { domain: 'XN--BCHER-KVA.example', type: 'BLOCK' });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'domain-exists' } });
  });

  it('is proven by DNS in any spelling', async () => {
    const { emulator, call } = await start();
    const { body: connection } = await call('POST', '/team/resources/sso/v1/configurations', { type: 'oidc' });
    const path = (version: number) => `/team/resources/sso/v${version}/configurations/${connection.id}/domains`;
    const { body: domain } = await call('POST', path(1), { domain: 'bücher.example' });
    expect(domain.domain).toBe('xn--bcher-kva.example');
    emulator.db.dnsRecords.put({ id: 'record', name: 'xn--bcher-kva.example', value: domain.txtRecord });
    const proven = await call('PUT', `${path(2)}/${domain.id}/validate`);
    expect(proven.status).toBeLessThan(300);
  });
});

describe('an IP range', () => {
  it.each([
    ['2001:DB8:0::/32', '2001:db8::/32'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
  ])('%j is stored as %j, once', async (typed, stored) => {
    const { emulator, call } = await start();
    const entry = { strategy: 'BLOCK', isActive: true };
    await call('POST', IPS, { ...entry, ip: typed });
    expect(emulator.db.ipRestrictions.list().at(-1)?.ip).toBe(stored);
    expect((await call('POST', IPS, { ...entry, ip: stored })).body.errorCode).toBe('ip-exists');
  });
});

describe('a search of users', () => {
  it.each(['lukasz silva', 'silva lukasz', 'ŁUKASZ', 'luk@grün', 'luk@xn--grn'])(
    'finds Łukasz Silva by %j',
    async (text) => {
      const { emulator, find } = await start();
      await emulator.addUser({ email: 'luk@grün.test', name: 'Łukasz Silva', memberships: [ACME] });
      expect((await find(text)).map(({ name }: { name: string }) => name)).toEqual(['Łukasz Silva']);
    },
  );

  it.each(['email=kai@grün', 'email=KAI@xn--grn', 'name=lukasz', "name=o'neil"])(
    'filters members by %j',
    async (filter) => {
      const { emulator, call } = await start();
      await emulator.addUser({ email: 'kai@grün.test', name: 'Łukasz O\u2019Neil', memberships: [ACME] });
      const [name = '', value = ''] = filter.split('=');
      const query = new URLSearchParams({ pageSize: '5', pageOffset: '0', [name]: value });
      const { body } = await call('GET', `/team/resources/members/v1?${query}`);
      expect(body.items.map((item: { email: string }) => item.email)).toEqual(['kai@xn--grn-ioa.test']);
    },
  );

  it('sorts Ł with L', async () => {
    const { emulator, call } = await start();
    for (const name of ['Łukasz', 'Lena', 'Mara']) {
      await emulator.addUser({ email: `${name}@sorted.test`.replace('Ł', 'l'), name, memberships: [ACME] });
    }
    const { body } = await call('GET', '/identity/resources/users/v3?_email=sorted.test&_sortBy=name&_order=ASC');
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Lena', 'Łukasz', 'Mara']);
  });
});
