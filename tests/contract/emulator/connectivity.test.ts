import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsole } from '../../../emulator/console/console';
import type { EmulatorOptions } from '../../../emulator/options';
import { sha256 } from '../../../emulator/random';
import { admin, reseller } from '../../../emulator/seed/users';
import { type WebhookRequest, type WebhookResponse, withDeadline } from '../../../emulator/webhooks/post';
import { isPrivateHost } from '../../../emulator/webhooks/targets';
import { createBrowser, setUp } from './support';

const eventKey = 'frontegg.role.created';
const SECRET = 'a-signing-key-of-the-test';
const hook = {
  displayName: 'CRM',
  description: '',
  url: 'https://crm.example.com/hooks',
  secret: SECRET,
  eventKeys: [eventKey],
  isActive: true,
};
const newRole = { key: 'LabLead', name: 'Lab lead', description: '', isDefault: false, level: 30, permissions: [] };
const ROLES = '/identity/resources/roles/v1';

/** A provider whose deliveries are recorded, with given responses. */
const start = async (responses: (WebhookResponse | Error)[] = [], options: EmulatorOptions = {}) => {
  const posted: WebhookRequest[] = [];
  const { emulator, browser, clock } = setUp({
    post: async (request) => {
      posted.push(request);
      const response = responses.shift() ?? { status: 200, body: 'ok' };
      if (response instanceof Error) throw response;
      return response;
    },
    webhooksTo: ['crm.example.com', 'off.example.com', 'other.example.com', 'stranger.example.com'],
    // The clock moves by hours.
    accessTokenLifetime: 7 * 86_400,
    ...options,
  });
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    const own = createBrowser(emulator.browser());
    const { body } = await own.login(email, password);
    return (method: string, path: string, json?: unknown) => own.call(path, { method, json, token: body.accessToken });
  };
  const call = await signIn(admin);
  const webhookId = async (changes: object = {}) => {
    expect((await call('POST', '/webhook/custom', { ...hook, ...changes })).status).toBe(200);
    return (await call('GET', '/webhook')).body.at(-1)._id as string;
  };
  const log = async (id: string) => (await call('GET', `/webhook/logs/?id=${id}&offset=0&limit=10`)).body;
  return { emulator, browser, clock, posted, call, signIn, webhookId, log, db: emulator.db };
};

const refusalOf = async (response: Promise<{ status: number; body: { errorCode: string } }>) => {
  const { status, body } = await response;
  return [status, body.errorCode];
};

describe('an event', () => {
  it('is posted to the enabled webhooks of its account that subscribe to it, with a signature', async () => {
    const { call, emulator, posted, webhookId, signIn, clock } = await start();
    await webhookId({ payload: { source: 'acme' } });
    await webhookId({ isActive: false, url: 'https://off.example.com/' });
    await webhookId({ eventKeys: ['frontegg.role.deleted'], url: 'https://other.example.com/' });
    const stranger = await signIn(reseller);
    await stranger('POST', '/webhook/custom', { ...hook, url: 'https://stranger.example.com/' });
    await call('POST', ROLES, newRole);
    await emulator.settle();

    expect(posted.map(({ url }) => url)).toEqual([hook.url]);
    const [{ body, headers }] = posted as [WebhookRequest];
    expect(JSON.parse(body)).toMatchObject({
      source: 'acme',
      eventKey,
      eventContext: { tenantId: 'tenant-acme', userId: admin.id },
      description: 'Role created: Lab lead',
      data: { name: 'Lab lead' },
    });
    const token = headers['x-webhook-secret'] ?? '';
    expect(decodeProtectedHeader(token).alg).toBe('HS256');
    const { payload } = await jwtVerify(token, new TextEncoder().encode(SECRET), {
      currentDate: new Date(clock.now()),
    });
    expect(payload).toMatchObject({ body: await sha256(body), jti: headers['x-webhook-id'] });
  });

  it.each([
    ['the bytes of its secret', SECRET, Buffer.from(SECRET)],
    [
      'a secret with the prefix whsec_',
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'),
    ],
  ])('is also signed by Standard Webhooks with %s', async (_what, secret, key) => {
    const { call, emulator, posted, webhookId, clock } = await start();
    await webhookId({ secret });
    await call('POST', ROLES, newRole);
    await emulator.settle();
    const [{ body, headers }] = posted as [WebhookRequest];
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(clock.now() / 1000)));
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  });

  it('is retried after 5 seconds, 1 minute, 10 minutes, 1 hour and 6 hours, with a log row per attempt', async () => {
    const failure = { status: 503, body: 'no' };
    const { call, emulator, posted, webhookId, log, clock } = await start([
      failure,
      new Error('gone'),
      failure,
      failure,
      failure,
      failure,
    ]);
    const id = await webhookId();
    await call('POST', ROLES, newRole);
    await emulator.settle();
    const counts = [];
    for (const seconds of [4, 1, 59, 1, 599, 1, 3599, 1, 21_599, 1, 86_400]) {
      clock.advance(seconds);
      await emulator.settle();
      counts.push(posted.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    expect(new Set(posted.map(({ headers }) => headers['x-webhook-id'])).size).toBe(1);
    const { count, rows } = await log(id);
    expect(count).toBe(6);
    expect(rows.map(({ statusCode }: { statusCode: string }) => statusCode)).toEqual([
      '503',
      '503',
      '503',
      '503',
      '',
      '503',
    ]);
    expect(rows[0].body).toBe(posted[0]?.body);
    expect((await call('GET', '/webhook')).body[0].invocations).toBe(6);
  });

  it('is retried by the next call too, but not for a disabled webhook', async () => {
    const { call, emulator, posted, webhookId, clock } = await start([{ status: 500, body: '' }]);
    const id = await webhookId();
    await call('POST', ROLES, newRole);
    await emulator.settle();
    await call('PATCH', `/webhook/${id}`, { ...hook, _id: id, isActive: false });
    clock.advance(10);
    await call('GET', '/webhook');
    await emulator.settle();
    expect(posted).toHaveLength(1);
  });

  it('does not follow redirects', async () => {
    const { call, emulator, posted, webhookId, log } = await start([{ status: 302, body: '' }]);
    const id = await webhookId();
    await call('POST', ROLES, newRole);
    await emulator.settle();
    expect(posted).toHaveLength(1);
    expect((await log(id)).rows[0].statusCode).toBe('302');
  });

  it('reaches recipients by email and SMS, and channels of Slack', async () => {
    const { call, emulator, db } = await start();
    const emails = '/integrations/resources/configurations/v1/emails';
    const list = (recipients: string[], enabled = true) => ({ name: 'Ops', enabled, recipients });
    const configuration = (...subscriptions: object[]) => ({ eventKey, enabled: true, subscriptions });
    await call('POST', `${emails}/${eventKey}`, configuration(list(['ops@acme.test']), list(['off@acme.test'], false)));
    await call(
      'POST',
      `/integrations/resources/configurations/v2/sms/${eventKey}`,
      configuration(list(['+491700000001'])),
    );
    db.slackCodes.put({ id: 'code', expiresAt: emulator.clock.now() + 1000 });
    const slack = '/integrations/resources/configurations/v1/slack';
    expect(await refusalOf(call('POST', `${slack}/applications/registrations`, { code: 'other' }))).toEqual([
      400,
      'invalid-slack-code',
    ]);
    expect((await call('POST', `${slack}/applications/registrations`, { code: 'code' })).status).toBe(200);
    await call('POST', `${slack}/subscriptions`, {
      isActive: true,
      slackEvents: [{ eventKey, channelIds: ['C01GENERAL'] }],
    });
    db.outbox.clear();
    await call('POST', ROLES, newRole);
    expect(db.outbox.list().map(({ channel, to }) => [channel, to])).toEqual([
      ['email', 'ops@acme.test'],
      ['sms', '+491700000001'],
      ['slack', '#general'],
    ]);
    await call('PATCH', `${emails}/${eventKey}`, { enabled: false });
    db.outbox.clear();
    await call('POST', ROLES, { ...newRole, key: 'Another' });
    expect(db.outbox.list().map(({ channel }) => channel)).toEqual(['sms', 'slack']);
  });
});

describe('a webhook', () => {
  it('never returns its secret, which is unchanged until it is replaced', async () => {
    const { call, db, webhookId } = await start();
    const id = await webhookId();
    const { text, body } = await call('GET', '/webhook');
    expect(text).not.toContain(SECRET);
    expect(body[0]).not.toHaveProperty('secret');
    const { secret: _, ...stored } = hook;
    await call('PATCH', `/webhook/${id}`, { ...stored, _id: id, displayName: 'Renamed' });
    expect(db.webhooks.get(id)).toMatchObject({ displayName: 'Renamed', secret: SECRET });
    await call('PATCH', `/webhook/${id}`, { ...stored, _id: id, secret: null });
    expect((await call('GET', '/webhook')).body[0].secret).toBeNull();
    expect(JSON.stringify(db.audits.list())).not.toContain(SECRET);
  });

  it.each([
    ['http', 'http://crm.example.com/', 'invalid-address'],
    ['no URL', 'crm', 'invalid-address'],
    ['a password in the URL', 'https://user:pass@crm.example.com/', 'invalid-address'],
    ['a host that is not allowed', 'https://elsewhere.example.com/', 'private-address'],
    ['a private network', 'https://10.1.2.3/', 'private-address'],
    ['the metadata service of a cloud', 'https://169.254.169.254/latest', 'private-address'],
    ['IPv6', 'https://[fd00::1]/', 'private-address'],
    ['IPv4 in IPv6', 'https://[::ffff:192.168.0.1]/', 'private-address'],
  ])('refuses %s as its address, also for a test', async (_what, url, code) => {
    const { call, posted } = await start();
    expect(await refusalOf(call('POST', '/webhook/custom', { ...hook, url }))).toEqual([400, code]);
    expect(await refusalOf(call('POST', '/webhook/test', { url, secret: null }))).toEqual([400, code]);
    expect(posted).toEqual([]);
  });

  it.each([
    'http://localhost:3000/hook',
    'http://127.0.0.1:3000/hook',
    'https://app.localhost/hook',
    'http://[::1]:3000/hook',
  ])('may be on this machine: %s', async (url) => {
    const { call, emulator, posted, webhookId } = await start();
    await webhookId({ url });
    await call('POST', ROLES, newRole);
    await emulator.settle();
    expect(posted.map((request) => request.url)).toEqual([url]);
  });

  it('is refused elsewhere with the option that allows it, and never posted to by a stored row', async () => {
    const { call, emulator, posted, webhookId, db, log } = await start();
    const { status, body } = await call('POST', '/webhook/custom', { ...hook, url: 'https://hooks.example.com/' });
    expect([status, body.errors]).toEqual([400, [expect.stringContaining('--webhooks-to hooks.example.com')]]);
    const id = await webhookId();
    db.webhooks.patch(id, { url: 'https://hooks.example.com/' });
    await call('POST', ROLES, newRole);
    await emulator.settle();
    expect(posted).toEqual([]);
    expect((await log(id)).rows).toMatchObject([{ statusCode: '' }]);
  });

  it.each(['_emulator/reset', '%5Femulator/console', '/_emulator/clock'])('is not the console: %s', async (path) => {
    const { call, posted } = await start();
    const { status, body } = await call('POST', '/webhook/test', {
      url: `http://127.0.0.1:4400/${path}`,
      secret: null,
    });
    expect([status, body.errors]).toEqual([400, [expect.stringContaining('console')]]);
    expect(posted).toEqual([]);
  });

  it('reaches the sink without a socket, whatever its host', async () => {
    const { call, db } = await start([], { post: undefined, webhooksTo: [] });
    const target = { url: 'https://hooks.example.com/', secret: null };
    expect((await call('POST', '/webhook/test', target)).body.statusCode).toBe(200);
    expect(db.outbox.list().some(({ to }) => to === target.url)).toBe(true);
    expect(await refusalOf(call('POST', '/webhook/test', { ...target, url: 'https://10.0.0.8/' }))).toEqual([
      400,
      'private-address',
    ]);
  });

  it.each([
    ['an unknown event', { eventKeys: ['frontegg.none'] }, 'unknown-event'],
    ['a blank name', { displayName: '  ' }, 'name-missing'],
    ['a name that is too long', { displayName: 'x'.repeat(101) }, 'invalid-input'],
  ])('is refused with %s', async (_what, changes, code) => {
    const { call } = await start();
    expect(await refusalOf(call('POST', '/webhook/custom', { ...hook, ...changes }))).toEqual([400, code]);
  });

  it('belongs to one account', async () => {
    const { call, signIn, webhookId, emulator, log, db } = await start();
    const id = await webhookId();
    await call('POST', ROLES, newRole);
    await emulator.settle();
    const delivery: string = (await log(id)).rows[0].id;
    const stranger = await signIn(reseller);
    expect((await stranger('GET', '/webhook')).body).toEqual([]);
    const gone = [404, 'webhook-not-found'];
    expect(await refusalOf(stranger('PATCH', `/webhook/${id}`, { ...hook, _id: id }))).toEqual(gone);
    expect(await refusalOf(stranger('DELETE', `/webhook/${id}`))).toEqual(gone);
    expect(await refusalOf(stranger('GET', `/webhook/logs/?id=${id}&offset=0&limit=10`))).toEqual(gone);
    expect(await refusalOf(stranger('POST', `/webhook/logs/${delivery}/retries`))).toEqual([404, 'delivery-not-found']);
    await call('DELETE', `/webhook/${id}`);
    expect(db.deliveries.count()).toBe(0);
  });

  it('sends a delivery of its log again, unless it is disabled', async () => {
    const { call, emulator, posted, webhookId, log, clock } = await start([{ status: 500, body: '' }]);
    const id = await webhookId();
    await call('POST', ROLES, newRole);
    await emulator.settle();
    const retry = `/webhook/logs/${(await log(id)).rows[0].id}/retries`;
    expect((await call('POST', retry)).body).toEqual({ statusCode: 202 });
    await emulator.settle();
    expect(posted.map(({ body }) => body)).toEqual([posted[0]?.body, posted[0]?.body]);
    expect((await log(id)).rows).toMatchObject([
      { statusCode: '200', response: 'ok' },
      { statusCode: '500', response: '' },
    ]);
    // A manual retry is not retried automatically.
    clock.advance(86_400);
    await emulator.settle();
    expect(posted).toHaveLength(2);
    await call('PATCH', `/webhook/${id}`, { ...hook, _id: id, isActive: false });
    expect(await refusalOf(call('POST', retry))).toEqual([409, 'webhook-off']);
  });

  it('returns the response of a test, and logs it for the webhooks with its URL', async () => {
    const { call, posted, webhookId, log, clock, emulator } = await start([
      { status: 418, body: 'x'.repeat(5000) },
      new Error('ECONNREFUSED 10.0.0.1'),
    ]);
    const id = await webhookId();
    const other = await webhookId({ url: 'https://other.example.com/' });
    const target = { url: hook.url, secret: SECRET, payload: { source: 'test' } };
    const { body } = await call('POST', '/webhook/test', target);
    expect(body).toEqual({ statusCode: 418, body: 'x'.repeat(1000) });
    expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ source: 'test', eventKey: 'frontegg.webhook.test' });
    expect((await call('POST', '/webhook/test', target)).body).toEqual({ body: 'The address could not be reached.' });
    expect((await log(id)).rows).toMatchObject([
      { statusCode: '', response: 'The address could not be reached.', body: posted[1]?.body },
      { statusCode: '418', response: 'x'.repeat(1000), body: posted[0]?.body },
    ]);
    expect((await log(other)).count).toBe(0);
    // A failed test is not retried.
    clock.advance(86_400);
    await emulator.settle();
    expect(posted).toHaveLength(2);
    const counts = (await call('GET', '/webhook')).body.map(({ invocations }: { invocations: number }) => invocations);
    expect(counts).toEqual([2, 0]);
  });

  it('under .test reaches the local sink, whose status depends on the path', async () => {
    const { call, posted, db } = await start();
    const test = async (path: string) =>
      (await call('POST', '/webhook/test', { url: `https://hooks.acme.test${path}`, secret: null })).body.statusCode;
    expect(await test('/orders')).toBe(200);
    expect(await test('/status/503')).toBe(503);
    expect(posted).toEqual([]);
    expect(db.outbox.list().map(({ channel, to }) => [channel, to])).toContainEqual([
      'webhook',
      'https://hooks.acme.test/orders',
    ]);
  });
});

describe('a delivery', () => {
  afterEach(() => vi.useRealTimers());

  it('times out after 10 seconds', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | undefined;
    const sent = withDeadline((given) => {
      signal = given;
      return new Promise(() => {});
    });
    const refused = expect(sent).rejects.toThrow('The address did not answer within 10 seconds.');
    await vi.advanceTimersByTimeAsync(9999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(signal?.aborted).toBe(true);
  });
});

describe('a host', () => {
  it.each(['127.0.0.1', '192.168.1.1', '172.31.0.1', 'fd00::1', 'fe80::1', '::', '::ffff:10.0.0.1', '100.64.0.1'])(
    '%s is private',
    (address) => expect(isPrivateHost(address)).toBe(true),
  );
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPrivateHost(address)).toBe(false),
  );
  it('is private by its name alone', () => {
    const hosts = ['localhost', 'intranet', 'a.localhost', 'printer.local', 'db.internal', '[::1]', 'localhost.'];
    expect(hosts.filter((host) => !isPrivateHost(host))).toEqual([]);
    expect(isPrivateHost('example.com')).toBe(false);
  });
});

describe('the mock Slack', () => {
  const authorize = async (redirect: string) => {
    const { emulator } = setUp();
    const query = new URLSearchParams({ redirect_uri: redirect, state: 'slack.<1>' });
    const page = await createConsole(emulator).request(`/_emulator/slack/authorize?${query}`);
    return { emulator, page, html: await page.text() };
  };

  it('redirects to the application with a code that is valid once, and with its state', async () => {
    const { emulator, page, html } = await authorize('http://localhost:4300/account');
    expect(page.status).toBe(200);
    const link = /href="([^"]+)">Allow/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const url = new URL(link);
    expect([url.origin + url.pathname, url.searchParams.get('state')]).toEqual([
      'http://localhost:4300/account',
      'slack.<1>',
    ]);
    expect(emulator.db.slackCodes.get(url.searchParams.get('code') ?? '')).toBeDefined();
  });

  it('redirects only to addresses of applications', async () => {
    for (const redirect of ['https://evil.example/', 'javascript:alert(1)', '']) {
      const { emulator, page } = await authorize(redirect);
      expect(page.status).toBe(400);
      expect(emulator.db.slackCodes.count()).toBe(0);
    }
  });
});

describe('recipients', () => {
  const path = `/integrations/resources/configurations/v1/emails/${eventKey}`;
  const configuration = (...recipients: string[]) => ({
    eventKey,
    enabled: true,
    subscriptions: [{ name: 'Ops', enabled: true, recipients }],
  });

  it.each([
    [['not-an-address'], 'invalid-recipient'],
    [['+491700000001'], 'invalid-recipient'],
    [['  '], 'recipients-missing'],
    [Array.from({ length: 51 }, (_, at) => `r${at}@acme.test`), 'too-many-recipients'],
  ])('%o are refused', async (recipients, code) => {
    const { call, db } = await start();
    expect(await refusalOf(call('POST', path, configuration(...recipients)))).toEqual([400, code]);
    expect(db.eventConfigurations.count()).toBe(0);
  });

  it('are changed and removed list by list; the event is removed with its last list', async () => {
    const { call, db, signIn } = await start();
    await call('POST', path, configuration('a@acme.test'));
    await call('POST', path, configuration('b@acme.test', 'b@acme.test'));
    const lists = async () => (await call('GET', path.replace(`/${eventKey}`, ''))).body[0]?.subscriptions ?? [];
    const [first, second] = await lists();
    expect([first.recipients, second.recipients]).toEqual([['a@acme.test'], ['b@acme.test']]);
    const stranger = await signIn(reseller);
    const subscriptionPath = `${path}/subscriptions/${first.id}`;
    const change = { name: 'Ops', enabled: true, recipients: ['c@acme.test'] };
    expect(await refusalOf(stranger('PUT', subscriptionPath, change))).toEqual([404, 'event-not-found']);
    await call('PUT', subscriptionPath, change);
    expect((await lists())[0].recipients).toEqual(['c@acme.test']);
    await call('DELETE', subscriptionPath);
    await call('DELETE', `${path}/subscriptions/${second.id}`);
    expect(db.eventConfigurations.count()).toBe(0);
  });
});

describe('the notification list', () => {
  const LIST = '/notification?params=%7B%22count%22%3A20%2C%22offset%22%3A0%7D';
  const other = { email: 'other@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-admin'] }] };

  const withTwo = async () => {
    const fixture = await start();
    const { buildUser } = await import('../../../emulator/seed/seed-user');
    const user = buildUser(other);
    await fixture.emulator.addUser(user);
    return { ...fixture, second: await fixture.signIn(user) };
  };

  it('has actions of other users of the account, never the user’s own', async () => {
    const { call, second, signIn } = await withTwo();
    await call('POST', ROLES, newRole);
    expect((await call('GET', LIST)).body).toEqual([]);
    expect((await second('GET', LIST)).body).toMatchObject([
      { title: 'Role created: Lab lead', status: 'unread', isPinned: false, severity: 'Medium' },
    ]);
    const stranger = await signIn(reseller);
    expect((await stranger('GET', LIST)).body).toEqual([]);
  });

  it('stores per user what is read, archived and pinned; pinned ones come first', async () => {
    const { call, second, clock, signIn } = await withTwo();
    for (const key of ['One', 'Two', 'Three']) {
      await call('POST', ROLES, { ...newRole, key, name: key });
      clock.advance(60);
    }
    const titles = async () =>
      (await second('GET', LIST)).body.map(({ title, status }: { title: string; status: string }) => [
        title.split(' ').at(-1),
        status,
      ]);
    const [, , oldest] = (await second('GET', LIST)).body;
    await second('PUT', '/notification/pin', { notificationId: oldest.id });
    await second('PUT', '/notification/status', { params: { notificationId: oldest.id, status: 'archived' } });
    expect(await titles()).toEqual([
      ['One', 'archived'],
      ['Three', 'unread'],
      ['Two', 'unread'],
    ]);
    await second('POST', '/notification/status/mark-all-read');
    await second('PUT', '/notification/unpin', { notificationId: oldest.id });
    expect(await titles()).toEqual([
      ['Three', 'read'],
      ['Two', 'read'],
      ['One', 'archived'],
    ]);
    const wrong = { params: { notificationId: oldest.id, status: 'gone' } };
    expect(await refusalOf(second('PUT', '/notification/status', wrong))).toEqual([400, 'unknown-status']);
    const stranger = await signIn(reseller);
    const foreign = { params: { notificationId: oldest.id, status: 'read' } };
    expect(await refusalOf(stranger('PUT', '/notification/status', foreign))).toEqual([404, 'notification-not-found']);
  });
});
