import { describe, expect, it } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { contract } from '../../../sdk/session/contract';
import { isSameSite } from '../../../sdk/session/redirects';
import { createFixture } from '../../support/fixture';
import { settle } from '../../support/tabs';

const SILENT = '/oauth/authorize/silent';
const LIFETIME = 300_000;

const inTwoTabs = async (without: 'channel'[] = []) => {
  const fixture = createFixture({ without });
  const first = fixture.open('/one');
  await fixture.signIn(first.identity, first.tab, admin);
  const second = fixture.open('/two?y=2#part');
  await second.identity.session.load();
  await settle();
  return { ...fixture, first, second };
};

const endAtProvider = ({ emulator, clock }: Awaited<ReturnType<typeof inTwoTabs>>) => {
  clock.jump(LIFETIME);
  emulator.fail({ path: SILENT, status: 401, body: { errors: ['Session not found'] }, times: 9 });
};

describe('the end of a session', () => {
  it('by the provider is an expiry in every tab', async () => {
    const scene = await inTwoTabs();
    endAtProvider(scene);
    await scene.first.identity.session.getToken();
    await settle();
    for (const { identity } of [scene.first, scene.second]) {
      expect(identity.session.get()).toMatchObject({ status: 'unauthenticated', reason: 'expired' });
    }
  });

  it.each([
    ['expired', (scene: Awaited<ReturnType<typeof inTwoTabs>>) => scene.first.identity.session.getToken()],
    ['signed-out', (scene: Awaited<ReturnType<typeof inTwoTabs>>) => scene.first.identity.session.logout()],
  ])('is told to a tab that got no message, and to a page of the history: %s', async (reason, end) => {
    const scene = await inTwoTabs(['channel']);
    const restored = scene.open();
    await restored.identity.session.load();
    if (reason === 'expired') endAtProvider(scene);
    else scene.clock.jump(LIFETIME);
    await end(scene);
    restored.tab.emit('pageshow', { persisted: true });
    await scene.second.identity.session.getToken();
    await settle();
    for (const { identity } of [scene.second, restored]) {
      expect(identity.session.get()).toMatchObject({ status: 'unauthenticated', reason });
    }
  });
});

describe('a log-out', () => {
  it('tells the provider although the database never responds', async () => {
    const { open, openIn, signIn, emulator, clock } = createFixture();
    const { tab } = open();
    tab.environment.indexedDB = Object.assign(Object.create(null), { open: () => ({}) });
    const identity = openIn(tab);
    const signingIn = signIn(identity, tab, admin);
    await clock.advance(2_000);
    await signingIn;
    await identity.session.logout();
    expect(emulator.hits(contract.oauthLogout.path)).toBe(1);
    expect(identity.session.get()).toEqual({ status: 'unauthenticated', degraded: false, reason: 'signed-out' });
  });

  it('from another site names the session, and says when it could not', async () => {
    const { open, openIn, signIn, emulator, clock } = createFixture();
    const sent: (string | null)[] = [];
    const attempt = async (wait: number) => {
      const { tab } = open();
      const { fetch } = tab.environment;
      tab.environment.fetch = (url, init) => {
        if (!url.includes(contract.oauthLogout.path)) return fetch(url, init);
        sent.push(new Headers(init.headers).get('authorization'));
        return Promise.resolve(new Response('{}'));
      };
      const identity = openIn(tab);
      await signIn(identity, tab, admin);
      tab.open('http://127.0.0.1:4300/');
      clock.jump(wait);
      await identity.session.logout();
      return identity.session.get();
    };
    expect(await attempt(0)).not.toHaveProperty('error');
    expect(sent[0]).toMatch(/^Bearer ey/);
    expect(await attempt(LIFETIME)).toMatchObject({ error: { errorCode: 'sign-out-unfinished' } });
    expect(emulator.hits(contract.oauthLogout.path)).toBe(0);
  });

  it.each([
    ['http://localhost:4300/', 'http://localhost:4400/', true],
    ['http://127.0.0.1:4300/', 'http://localhost:4400/', false],
    ['http://127.0.0.1:4300/', 'http://127.0.0.2/', false],
    ['https://app.acme.test/', 'https://id.acme.test/', true],
    ['https://acme.test/', 'https://acme.other.test/', false],
    ['http://acme.test/', 'https://acme.test/', false],
    ['http://[::1]/', 'http://[::2]/', false],
  ])('from %s to %s: same site is %s', (page, provider, same) => {
    expect(isSameSite(new URL(page), new URL(provider))).toBe(same);
  });
});

describe('a sign-in of which no session remains', () => {
  it.each([0, 60_000])('stops after three, however long each takes (%i ms)', async (pause) => {
    const { open, openIn, signIn, clock, emulator } = createFixture();
    const { tab } = open();
    tab.environment.indexedDB = undefined;
    emulator.fail({ path: SILENT, status: 401, body: { errors: ['No cookie'] }, times: 999 });
    const attempt = async () => {
      const identity = openIn(tab);
      await identity.session.load();
      await signIn(identity, tab, admin);
      await settle();
      clock.jump(pause);
    };
    for (let count = 0; count < 3; count += 1) await attempt();
    await expect(attempt()).rejects.toMatchObject({ errorCode: 'login-loop' });
  });

  it('is no loop when the session remains', async () => {
    const { open, openIn, signIn, clock } = createFixture();
    const { tab } = open();
    for (let count = 0; count < 6; count += 1) {
      const identity = openIn(tab);
      await identity.session.load();
      await settle();
      await signIn(identity, tab, admin);
      await settle();
      clock.jump(60_000);
    }
  });
});
