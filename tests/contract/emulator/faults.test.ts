import { describe, expect, it } from 'vitest';
import { delayed } from '../../../emulator/testing/delay';
import { adminLogin, ISSUER, setUp } from './support';

const FLAGS = `${ISSUER}/frontegg/flags`;

describe('faults', () => {
  it('apply to one method and path, are counted, and can be removed', async () => {
    const { browser, emulator } = setUp();
    const fault = emulator.fail({ method: 'GET', path: '/flags', status: 503, times: 2 });
    expect((await browser.call('/metadata?entityName=adminBox')).status).toBe(200);
    expect((await browser.call('/flags')).status).toBe(503);
    expect((await browser.call('/flags')).body.errors).toHaveLength(1);
    expect((await browser.call('/flags')).status).toBe(200);
    expect(fault.hits).toBe(2);
    expect(emulator.hits('/flags')).toBe(3);
    expect(emulator.hits('/flags', 'POST')).toBe(0);
    expect(emulator.requests.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
  });

  it('match paths by pattern', async () => {
    const { browser, emulator } = setUp();
    emulator.fail({ path: '/identity/resources/*/v1/:id', status: 500 });
    expect((await browser.call('/identity/resources/users/api-tokens/v1/1', { method: 'DELETE' })).status).toBe(500);
    expect((await browser.call('/identity/resources/users/api-tokens/v1')).status).toBe(401);
  });

  it('can match a header, skip calls, and be chained', async () => {
    const { browser, emulator } = setUp();
    emulator.fail({ path: '/flags', match: { 'frontegg-scoped-tenant': 'a' }, status: 500 });
    expect((await browser.call('/flags', { headers: { 'frontegg-scoped-tenant': 'a' } })).status).toBe(500);
    expect((await browser.call('/flags', { headers: { 'frontegg-scoped-tenant': 'b' } })).status).toBe(200);
    emulator.faults.clear();
    emulator.fail({ path: '/flags', skip: 1, times: 1, status: 429, headers: { 'retry-after': '2' } });
    emulator.fail({ path: '/flags', skip: 2, times: 1, status: 500, body: 'not JSON' });
    const responses = [];
    for (let i = 0; i < 4; i += 1) responses.push(await browser.call('/flags'));
    expect(responses.map(({ status }) => status)).toEqual([200, 429, 200, 500]);
    expect(responses[1]?.headers.get('retry-after')).toBe('2');
    expect(responses[3]?.text).toBe('not JSON');
  });

  it('are repeatable by seed', async () => {
    const run = async (faultSeed: number) => {
      const { browser, emulator } = setUp({ faultSeed });
      emulator.fail({ chance: 0.5, status: 500 });
      const statuses = [];
      for (let i = 0; i < 20; i += 1) statuses.push((await browser.call('/flags')).status);
      return statuses.join();
    };
    const first = await run(7);
    expect(await run(7)).toBe(first);
    expect(await run(8)).not.toBe(first);
    expect(first).toMatch(/200/);
    expect(first).toMatch(/500/);
  });

  it.each(['refuse', 'reset'] as const)('drop the connection: %s', async (network) => {
    const { emulator } = setUp();
    emulator.fail({ network, times: 1 });
    await expect(emulator.fetch(FLAGS)).rejects.toBeInstanceOf(TypeError);
    expect((await emulator.fetch(FLAGS)).status).toBe(200);
  });

  it('cut the body off', async () => {
    const { emulator } = setUp();
    emulator.fail({ network: 'cut' });
    const response = await emulator.fetch(FLAGS);
    await expect(response.text()).rejects.toBeInstanceOf(TypeError);
  });

  it('hang until the caller aborts', async () => {
    const { emulator } = setUp();
    emulator.fail({ network: 'hang' });
    const controller = new AbortController();
    const call = emulator.fetch(FLAGS, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['lost', { network: 'reset' as const }],
    ['replaced', { status: 500 }],
  ])('let the operation complete while its response, cookies included, is %s', async (_, fault) => {
    const { browser, emulator } = setUp();
    await browser.login(adminLogin.email, adminLogin.password);
    emulator.fail({ path: '/oauth/authorize/silent', after: true, times: 1, ...fault });
    await browser.silent().catch(() => {});
    expect(emulator.stats.refreshes).toBe(1);
    expect((await browser.silent()).status).toBe(401);
    expect(emulator.stats.reuseEvents).toBe(1);
  });

  it('drop the cookies of a call that was aborted while it ran', async () => {
    const { browser, emulator } = setUp();
    await browser.login(adminLogin.email, adminLogin.password);
    const controller = new AbortController();
    const call = emulator.fetch(`${ISSUER}/frontegg/oauth/authorize/silent`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: controller.signal,
    });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => emulator.stats.refreshes).toBe(1);
    await browser.silent();
    expect(emulator.stats.reuseEvents).toBe(1);
  });

  it('are cleared by a reset', async () => {
    const { browser, emulator } = setUp();
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    await browser.call('/identity/resources/users/api-tokens/v1', {
      token: body.accessToken,
      json: { description: 'Gone soon', expiresInMinutes: null },
    });
    emulator.fail({ status: 500 });
    await emulator.reset();
    expect((await browser.silent()).status).toBe(401);
    expect(emulator.requests).toHaveLength(1);
    expect(emulator.stats.refreshes).toBe(0);
    const again = await browser.login(adminLogin.email, adminLogin.password);
    expect(again.status).toBe(200);
    expect(emulator.db.apiTokens.find((row) => row.description === 'Gone soon')).toBeUndefined();
  });
});

it('delayed forwards calls and stops waiting when they are aborted', async () => {
  const { emulator } = setUp();
  const fetch = delayed(emulator.fetch, { read: 0, write: 60_000 });
  expect((await fetch(FLAGS)).status).toBe(200);
  const controller = new AbortController();
  const call = fetch(FLAGS, { method: 'POST', signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetch(FLAGS, { method: 'POST', signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(emulator.hits('/flags')).toBe(1);
});

describe('a page on', () => {
  const preflight = (origin: string) =>
    new Request(FLAGS, { method: 'OPTIONS', headers: { origin, 'access-control-request-headers': 'authorization' } });

  it('a registered origin may call with credentials', async () => {
    const { emulator } = setUp();
    const requested = await emulator.handle(preflight('http://localhost:4300'));
    expect(requested.status).toBe(204);
    expect(requested.headers.get('access-control-allow-headers')).toBe('authorization');
    const origin = 'http://localhost:4300';
    const requests = [
      new Request(FLAGS, { headers: { origin } }),
      new Request(`${ISSUER}/frontegg/nothing`, { headers: { origin } }),
    ];
    for (const request of requests) {
      const { headers } = await emulator.handle(request);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('access-control-expose-headers')).toContain('frontegg-trace-id');
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it.each(['http://localhost:4301', 'http://evil.test', 'null', 'https://localhost:4300'])(
    'another origin may not, and can read why: %s',
    async (origin) => {
      const { emulator } = setUp();
      const login = new Request(`${ISSUER}/frontegg/identity/resources/auth/v1/user`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(adminLogin),
      });
      expect((await emulator.handle(preflight(origin))).status).toBe(204);
      for (const request of [new Request(FLAGS, { headers: { origin } }), login]) {
        const response = await emulator.handle(request);
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBe(origin);
        expect(response.headers.get('access-control-allow-credentials')).toBe('true');
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(await response.json()).toMatchObject({
          errorCode: 'origin-refused',
          errorContext: { origin },
          errors: [expect.stringContaining(`--origin ${origin}`)],
        });
      }
      expect(emulator.db.sessions.list()).toEqual([]);
    },
  );

  it('any origin gets and sends no cookie without credentials', async () => {
    const { browser } = setUp();
    await browser.call('/identity/resources/auth/v1/user', { json: adminLogin, credentials: 'same-origin' });
    expect((await browser.silent()).status).toBe(401);
    await browser.login(adminLogin.email, adminLogin.password);
    const omitted = await browser.call('/oauth/authorize/silent', { json: {}, credentials: 'omit' });
    expect(omitted.status).toBe(401);
    expect((await browser.silent()).status).toBe(200);
  });
});
