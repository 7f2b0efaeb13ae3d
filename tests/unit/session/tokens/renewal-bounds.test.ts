import { describe, expect, it } from 'vitest';
import { settle } from '../../../support/tabs';
import { expectOut, expectStays, LIFETIME, SILENT, signedIn } from '../faults/scene';

/** Returns the response of a real renewal, to be modified and replayed. */
const renewedAt = async ({ emulator }: Awaited<ReturnType<typeof signedIn>>) => {
  const response = await emulator.fetch(`${emulator.issuer}/frontegg${SILENT}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:4300' },
    body: '{"tenantId":null}',
  });
  return (await response.json()) as { id_token: string; access_token: string };
};

describe('a renewal that is refused', () => {
  it('for reuse of its refresh token sends nothing more', async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, after: true, network: 'reset', times: 1 });
    const requested = identity.session.getToken().catch(() => undefined);
    await clock.advance(8_000);
    await requested;
    expectOut(identity);
    expect(emulator.stats.reuseEvents).toBe(1);
    const hits = emulator.hits(SILENT);
    expect(await identity.session.getToken()).toBeUndefined();
    await clock.advance(600_000);
    expect(emulator.hits(SILENT)).toBe(hits);
  });
});

describe('a lost response', () => {
  it('sends its refresh token at most twice in all, however many tabs are waiting', async () => {
    const { tabs, clock, emulator } = await signedIn(3);
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, after: true, network: 'reset', times: 1 });
    const requested = Promise.all(tabs.map(({ identity }) => identity.session.getToken().catch(() => undefined)));
    await clock.advance(8_000);
    await requested;
    for (const { identity } of tabs) expectOut(identity);
    expect(Math.max(...Object.values(emulator.stats.usesPerToken))).toBeLessThanOrEqual(2);
  });
});

describe('a renewal without a response', () => {
  it('keeps the session, with increasing delays and no more attempts than a network error', async () => {
    const { identity, clock, emulator, tab } = await signedIn();
    const redirects = tab.redirects.length;
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, network: 'hang' });
    const requested = identity.session.getToken().catch((error: unknown) => error);
    await clock.advance(25_000);
    expect(await requested).toMatchObject({ errorCode: 'timeout' });
    expect(emulator.hits(SILENT)).toBeLessThanOrEqual(3);
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: true });
    expect(tab.redirects).toHaveLength(redirects);
    identity.dispose();
  });
});

describe('a renewal with a Retry-After of an hour', () => {
  it.each([
    ['calls that need a token', ({ identity }) => void identity.session.getToken().catch(() => undefined)],
    ['a page that becomes visible', ({ tab }) => tab.emit('visibilitychange')],
  ] satisfies [string, (scene: Awaited<ReturnType<typeof signedIn>>) => void][])(
    'is not repeated for %s',
    async (_, happens) => {
      const scene = await signedIn();
      const { identity, clock, emulator } = scene;
      clock.jump(LIFETIME);
      emulator.fail({ path: SILENT, status: 429, headers: { 'retry-after': '3600' } });
      await identity.session.getToken().catch(() => undefined);
      for (let second = 0; second < 30; second += 1) {
        happens(scene);
        await clock.advance(1_000);
      }
      expect(emulator.hits(SILENT)).toBe(1);
      expectStays(identity);
    },
  );
});

describe('a lifetime of the provider', () => {
  /** Raw JSON: `1e400` is not a JavaScript number. */
  const lifetimes = ['30', '0', '-5', '"300"', '1e400', '2592000', '"soon"', 'null', undefined];
  it.each(lifetimes)('%s causes no request loop', async (written) => {
    const scene = await signedIn();
    const { identity, clock, emulator } = scene;
    clock.jump(LIFETIME);
    const { id_token, access_token } = await renewedAt(scene);
    const rest = written === undefined ? '' : `,"expires_in":${written}`;
    const body = `{"id_token":"${id_token}","access_token":"${access_token}"${rest}}`;
    emulator.fail({ path: SILENT, status: 200, body });
    const before = emulator.hits(SILENT);
    for (let second = 0; second < 60; second += 1) {
      expect(await identity.session.getToken()).toBe(id_token);
      clock.jump(1_000);
    }
    // One for the expiry, and two more for a lifetime of half a minute.
    expect(emulator.hits(SILENT) - before).toBeLessThanOrEqual(written === '30' ? 3 : 1);
    expectStays(identity);
  });
});

describe('a log-out in another tab', () => {
  it('is followed by one token request at most, although the token expires much later', async () => {
    const { tabs, clock, emulator } = await signedIn(2, { without: ['channel'] });
    // Without the channel the second tab has not been notified.
    await tabs[0]?.identity.session.logout();
    const { identity } = tabs[1] ?? expect.fail('no second tab');
    const before = emulator.hits(SILENT);
    await clock.advance(900_000);
    for (let second = 0; second < 60; second += 1) {
      await identity.session.getToken().catch(() => undefined);
      clock.jump(1_000);
    }
    expect(emulator.hits(SILENT) - before).toBeLessThanOrEqual(1);
    expectOut(identity);
    await settle();
  });
});
