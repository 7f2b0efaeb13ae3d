import { createIdentity, type Identity } from '@gatehouse/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { json } from '../../../support/recorder';
import { createBrowser, createClock } from '../../../support/tabs';

const ISSUER = 'https://id.example.com';
const LIFE = 300;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const identities: Identity[] = [];
afterEach(() => {
  for (const identity of identities.splice(0)) identity.dispose();
});

interface Sent {
  path: string;
  body: Record<string, unknown>;
}
type StubbedResponse = Response | Error | undefined;
type Responder = (sent: Sent) => StubbedResponse | Promise<StubbedResponse>;

/** A provider whose token responses include a refresh token, as the real one's do. */
const setUp = ({ sendsToken = true } = {}) => {
  const clock = createClock();
  const sent: Sent[] = [];
  let respond: Responder = () => undefined;
  let issued = 0;
  let user = 'ann';
  let tenant = 'north';
  const tokens = () => {
    issued += 1;
    const iat = clock.now() / 1000;
    const claims = { iss: ISSUER, aud: 'portal', sub: user, tenantId: tenant, iat, exp: iat + LIFE, jti: issued };
    const token = `${part({ alg: 'RS256' })}.${part(claims)}.x`;
    return {
      ...{ id_token: token, access_token: token, expires_in: LIFE },
      ...(sendsToken && { refresh_token: `body-${issued}` }),
    };
  };
  const browser = createBrowser({
    clock,
    fetch: async (url, { body }) => {
      const { pathname } = new URL(url);
      if (!pathname.includes('/oauth/')) return json({}, { status: pathname.endsWith('/tenant') ? 200 : 404 });
      const call = { path: pathname.replace('/frontegg', ''), body: JSON.parse(String(body ?? '{}')) };
      sent.push(call);
      const response = await respond(call);
      if (response instanceof Error) throw response;
      return response ?? json(tokens());
    },
  });
  const open = (own = {}) => {
    const tab = browser.openTab('https://portal.example.com/');
    const identity = createIdentity({
      ...{ baseUrl: ISSUER, clientId: 'portal', logLevel: 'silent', environment: tab.environment },
      ...own,
    });
    identities.push(identity);
    return identity;
  };
  const renewals = () =>
    sent.map(({ path, body }) => (path === '/oauth/token' ? `token ${body.refresh_token}` : path.replace(/.*\//, '')));
  return {
    ...{ clock, browser, sent, renewals, open, tokens },
    respondWith: (next: Responder) => {
      respond = next;
    },
    become: (nextUser: string, where = tenant) => {
      user = nextUser;
      tenant = where;
    },
    /** Returns a tab that is signed in, with a token that is about to expire. */
    signedIn: async (own = {}) => {
      const identity = open(own);
      await identity.session.load();
      expect(identity.session.get().status).toBe('authenticated');
      await clock.advance((LIFE - 10) * 1000);
      return identity;
    },
  };
};

const result = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Returns everything the tabs of the browser share, as JSON. */
const everythingIn = async (indexedDB: IDBFactory): Promise<string> => {
  const database = await result(indexedDB.open('gatehouse'));
  const stores = [...database.objectStoreNames].map((name) =>
    result(database.transaction(name).objectStore(name).getAll()),
  );
  return JSON.stringify(await Promise.all(stores));
};

const invalidGrant = (status: number) => () => json({ error: 'invalid_grant' }, { status });

describe('the renewal of a hosted session', () => {
  it('uses the refresh token of the last response, each one once', async () => {
    const { signedIn, renewals, sent, clock } = setUp();
    const { session } = await signedIn();
    for (let times = 0; times < 3; times += 1) {
      await Promise.all([session.getToken(), session.getToken()]);
      await clock.advance((LIFE - 10) * 1000);
    }
    expect(renewals()).toEqual(['silent', 'token body-1', 'token body-2', 'token body-3']);
    expect(sent[1]?.body).toEqual({ grant_type: 'refresh_token', refresh_token: 'body-1' });
  });

  it('continues with the same refresh token when the provider sends no new one', async () => {
    const { signedIn, renewals, respondWith, tokens, clock } = setUp();
    const { session } = await signedIn();
    respondWith(() => json({ ...tokens(), refresh_token: undefined }));
    await session.getToken();
    await clock.advance((LIFE - 10) * 1000);
    await session.getToken();
    expect(renewals()).toEqual(['silent', 'token body-1', 'token body-1']);
  });

  it('uses the cookie without a refresh token, and after a reload', async () => {
    const without = setUp({ sendsToken: false });
    await (await without.signedIn()).session.getToken();
    expect(without.renewals()).toEqual(['silent', 'silent']);

    const { signedIn, open, renewals, clock } = setUp();
    (await signedIn()).dispose();
    await clock.advance(LIFE * 1000);
    await open().session.load();
    expect(renewals()).toEqual(['silent', 'silent']);
  });

  it.each([400, 401])('falls back to the cookie once when the refresh token is refused with %i', async (status) => {
    const { signedIn, renewals, respondWith, clock } = setUp();
    const { session } = await signedIn();
    respondWith(({ body }) => (body.refresh_token === 'body-1' ? invalidGrant(status)() : undefined));
    expect(await session.getToken()).toBeDefined();
    expect(session.get()).toMatchObject({ status: 'authenticated', degraded: false });
    await clock.advance((LIFE - 10) * 1000);
    await session.getToken();
    expect(renewals()).toEqual(['silent', 'token body-1', 'silent', 'token body-2']);
  });

  it('ends the session when the cookie is refused as well', async () => {
    const { signedIn, renewals, respondWith } = setUp();
    const { session } = await signedIn();
    respondWith(invalidGrant(401));
    expect(await session.getToken()).toBeUndefined();
    expect(session.get()).toMatchObject({ status: 'unauthenticated', reason: 'expired' });
    expect(renewals()).toEqual(['silent', 'token body-1', 'silent']);
  });

  it.each([
    ['the network fails', () => new TypeError('Failed to fetch')],
    ['the provider fails', () => json({}, { status: 503 })],
  ] as [string, Responder][])('keeps the refresh token when %s', async (_, failing) => {
    const { signedIn, renewals, respondWith, clock } = setUp();
    const { session } = await signedIn();
    respondWith(failing);
    const token = session.getToken();
    await clock.advance(5_000);
    await token;
    expect(session.get()).toMatchObject({ status: 'authenticated', degraded: true });
    respondWith(() => undefined);
    await session.refresh();
    expect(new Set(renewals())).toEqual(new Set(['silent', 'token body-1']));
    expect(session.get()).toMatchObject({ status: 'authenticated', degraded: false });
  });

  it('returns the tokens of the account that was switched to', async () => {
    const { signedIn, renewals, become } = setUp();
    const { session } = await signedIn();
    become('ann', 'south');
    await session.switchTenant('south');
    expect(session.get()).toMatchObject({ user: { tenantId: 'south' } });
    // The first one is for the call that switches.
    expect(renewals()).toEqual(['silent', 'token body-1', 'token body-2']);
  });

  it('uses the cookie in a tab with its own account, which only that call supports', async () => {
    const { signedIn, renewals, sent } = setUp();
    const { session } = await signedIn({ enableSessionPerTenant: true });
    await session.getToken();
    expect(renewals()).toEqual(['silent', 'silent']);
    expect(sent[1]?.body).toEqual({ tenantId: 'north' });
  });

  it('does not apply to an embedded login', async () => {
    const { open, sent, clock } = setUp();
    const { session } = open({ loginMode: 'embedded' });
    const payload = { sub: 'ann', tenantId: 'north' };
    await session.accept({ accessToken: `e30.${part(payload)}.x`, expiresIn: LIFE, refreshToken: 'of-the-login' });
    await clock.advance(LIFE * 1000);
    const token = session.getToken().catch(() => undefined);
    await clock.advance(20_000);
    await token;
    expect(sent).toEqual([]);
  });
});

describe('a stored refresh token', () => {
  it('belongs to its tab: another tab adopts the tokens, with one call per expiry', async () => {
    const { signedIn, open, renewals, clock } = setUp();
    const first = await signedIn();
    const two = open();
    await two.session.load();
    expect(renewals()).toEqual(['silent', 'silent']);
    await clock.advance((LIFE - 10) * 1000);
    const bearers = await Promise.all([first.session.getToken(), two.session.getToken(), first.session.getToken()]);
    expect(new Set(bearers).size).toBe(1);
    expect(renewals()).toHaveLength(3);
    await clock.advance((LIFE - 10) * 1000);
    await Promise.all([two.session.getToken(), first.session.getToken()]);
    expect(renewals()).toHaveLength(4);
  });

  it('is only in memory', async () => {
    const { signedIn, browser } = setUp();
    const { session, environment } = await signedIn();
    await session.getToken();
    const stored: string[] = browser.local.keys().map((key) => `${key}=${browser.local.getItem(key)}`);
    expect(stored.join()).not.toContain('body-');
    const shared = await everythingIn(environment.indexedDB ?? expect.fail('no database'));
    expect(shared).toContain('"sub":"ann"');
    expect(shared).not.toContain('body-');
    expect(JSON.stringify(session.get())).not.toContain('body-');
  });

  it('ends with the session, and is not used for the next user', async () => {
    const { open, renewals, become, clock } = setUp();
    const { session } = open();
    await session.load();
    await session.logout();
    become('bob');
    await session.load();
    expect(session.get()).toMatchObject({ user: { id: 'bob' } });
    await clock.advance((LIFE - 10) * 1000);
    await session.getToken();
    expect(renewals().filter((call) => call !== 'logout')).toEqual(['silent', 'silent', 'token body-3']);
  });

  it('ignores a late response', async () => {
    const { signedIn, renewals, respondWith, tokens } = setUp();
    const { session } = await signedIn();
    let release = () => {};
    const late = new Promise<Response>((resolve) => {
      release = () => resolve(json(tokens()));
    });
    respondWith(({ path }) => (path === '/oauth/token' ? late : undefined));
    const renewal = session.refresh().catch(() => undefined);
    await expect.poll(() => renewals().at(-1)).toBe('token body-1');
    await session.forget();
    release();
    await renewal;
    respondWith(() => undefined);
    await session.load();
    await session.refresh();
    expect(renewals().slice(-2)).toEqual(['silent', 'token body-3']);
  });
});
