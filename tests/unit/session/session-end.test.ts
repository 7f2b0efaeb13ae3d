import { describe, expect, it } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { contract } from '../../../sdk/session/contract';
import { isSameSite } from '../../../sdk/session/open-id/redirects';
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
    /** Each wait of the store ends by the clock, whenever it begins. */
    const settled = async (run: Promise<unknown>) => {
      let isOver = false;
      void run.finally(() => {
        isOver = true;
      });
      while (!isOver) await clock.advance(500);
    };
    await settled(signIn(identity, tab, admin));
    await settled(identity.session.logout());
    expect(emulator.hits(contract.oauthLogout.path)).toBe(1);
    expect(identity.session.get()).toEqual({ status: 'unauthenticated', degraded: false, reason: 'signed-out' });
  });

  it('from another site leaves for the page of the provider, which gets its cookie', async () => {
    const { open, openIn, signIn, emulator } = createFixture();
    const { identity, tab } = open();
    await signIn(identity, tab, admin);
    const hint = await identity.session.getToken();
    tab.open('http://127.0.0.1:4300/');
    void identity.session.logout();
    await expect.poll(() => tab.redirects.at(-1)?.pathname).toBe('/frontegg/oauth/logout');
    const { searchParams } = tab.redirects.at(-1) as URL;
    expect(searchParams.get('id_token_hint')).toBe(hint);
    expect(searchParams.get('post_logout_redirect_uri')).toBe('http://127.0.0.1:4300/');
    expect(emulator.hits(contract.oauthLogout.path)).toBe(0);
    tab.open(`http://127.0.0.1:4300/?state=${searchParams.get('state')}`);
    emulator.fail({ path: SILENT, status: 401, body: { errors: ['No cookie'] }, times: 9 });
    const returned = openIn(tab);
    await returned.session.load();
    expect(returned.session.get()).toEqual({ status: 'unauthenticated', degraded: false, reason: 'signed-out' });
  });

  it('sends the token with the call, which names the session where the cookie does not', async () => {
    const { open, openIn, signIn } = createFixture();
    const { tab } = open();
    const { fetch } = tab.environment;
    const sent: (string | null)[] = [];
    tab.environment.fetch = (url, init) => {
      if (url.includes(contract.oauthLogout.path)) sent.push(new Headers(init.headers).get('authorization'));
      return fetch(url, init);
    };
    const identity = openIn(tab);
    await signIn(identity, tab, admin);
    await identity.session.logout();
    expect(sent).toEqual([expect.stringMatching(/^Bearer ey/)]);
  });

  it.each([
    ['honors the token', '127.0.0.1', false, undefined],
    ['ignores it', '127.0.0.1', true, 'sign-out-unfinished'],
    ['ignores it, but gets the cookie', 'localhost', true, undefined],
  ])('of an embedded login at a provider that %s, from %s', async (_, host, isIgnored, errorCode) => {
    const { open, openIn, emulator } = createFixture();
    const { tab } = open('/', { loginMode: 'embedded' });
    const { fetch } = tab.environment;
    tab.environment.fetch = (url, init) =>
      isIgnored && url.includes(contract.logout.path) ? Promise.resolve(new Response('{}')) : fetch(url, init);
    const identity = openIn(tab, { loginMode: 'embedded' });
    const entered = await emulator.fetch(`${emulator.issuer}/frontegg/identity/resources/auth/v1/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email, password: admin.password }),
    });
    await identity.session.accept(await entered.json());
    await settle();
    tab.open(`http://${host}:4300/`);
    await identity.session.logout();
    const state = identity.session.get();
    expect(state).toMatchObject({ status: 'unauthenticated', reason: 'signed-out' });
    expect(state.status === 'unauthenticated' && state.error?.errorCode).toBe(errorCode);
  });

  it.each([
    ['http://localhost:4300/', 'http://localhost:4400/', true],
    ['http://127.0.0.1:4300/', 'http://localhost:4400/', false],
    ['http://127.0.0.1:4300/', 'http://127.1.0.1/', false],
    ['https://app.acme.test/', 'https://id.acme.test/', true],
    ['http://1.acme.host2/', 'http://2.acme.host2/', true],
    ['https://acme.test/', 'https://other.test/', false],
    ['https://acme.test/', 'https://acme.other.test/', false],
    ['https://acm.etest/', 'https://acme.test/', false],
    ['http://acme.test/', 'https://acme.test/', false],
    ['http://[::1]/', 'http://[::2]/', false],
    [undefined, 'https://id.acme.test/', true],
  ])('from %s to %s: same site is %s', (page, provider, same) => {
    expect(isSameSite(page === undefined ? page : new URL(page), new URL(provider))).toBe(same);
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

  it('is counted apart from the redirects after it', async () => {
    const { open, signIn } = createFixture();
    const { identity, tab } = open();
    await signIn(identity, tab, admin);
    for (let count = 0; count < 3; count += 1) await identity.session.login();
    await expect(identity.session.login()).rejects.toMatchObject({ errorCode: 'login-loop' });
  });

  it.each([0, 60_000])('is no loop when the session remains (%i ms)', async (pause) => {
    const { open, openIn, signIn, clock } = createFixture();
    const { tab } = open();
    for (let count = 0; count < 6; count += 1) {
      const identity = openIn(tab);
      await identity.session.load();
      await settle();
      await signIn(identity, tab, admin);
      await settle();
      clock.jump(pause);
    }
  });
});

describe('a redirect to the login', () => {
  it('replaces the history entry of a page that only redirects, and keeps the one on which the user pressed', async () => {
    for (const [userActive, replace] of [
      [false, true],
      [true, false],
      [undefined, false],
    ] as const) {
      const { open, openIn } = createFixture();
      const { tab } = open();
      const options: unknown[] = [];
      const { redirect } = tab.environment;
      Object.assign(tab.environment, {
        userActive: () => userActive,
        redirect: (url: URL, how?: { replace?: boolean }) => {
          options.push(how?.replace);
          redirect(url, how);
        },
      });
      await openIn(tab).session.login();
      expect(options).toEqual([replace]);
    }
  });

  it('is refused in a frame, whose page the provider would not show', async () => {
    const { open, openIn } = createFixture();
    const { tab } = open();
    tab.environment.framed = () => true;
    await expect(openIn(tab).session.login()).rejects.toMatchObject({ errorCode: 'framed' });
    expect(tab.redirects).toEqual([]);
  });
});
