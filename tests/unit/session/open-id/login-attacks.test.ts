import { contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { admin, reader } from '../../../../emulator/seed/users';
import { createFixture } from '../../../support/fixture';
import { expectOut, LIFETIME, SILENT, signedIn, TOKEN } from '../faults/scene';

describe('an authorization URL that was altered', () => {
  it('without state and nonce: the code is useless, in this browser and in another', async () => {
    const { open, atProvider, emulator } = createFixture();
    const { identity, tab } = open();
    await identity.session.login();
    const target = tab.redirects.at(-1) ?? expect.fail('not sent');
    for (const name of ['state', 'nonce']) target.searchParams.delete(name);
    const callback = new URL(await atProvider(target, reader));
    expect(callback.searchParams.get('code')).toEqual(expect.any(String));
    expect(callback.searchParams.has('state')).toBe(false);
    const signedOut = emulator.fail({ path: SILENT, status: 401 });

    tab.open(callback.href);
    await expect(identity.session.handleCallback()).rejects.toMatchObject({ errorCode: 'callback-refused' });
    expectOut(identity);

    // The attacker's own browser has a pending sign-in and not the verifier of this one.
    const attacker = createFixture({ db: emulator.db });
    const own = attacker.open();
    await own.identity.session.login();
    const state = own.tab.redirects.at(-1)?.searchParams.get('state') ?? '';
    callback.searchParams.set('state', state);
    own.tab.open(callback.href);
    await expect(own.identity.session.handleCallback()).rejects.toMatchObject({ errorCode: 'invalid_grant' });
    expectOut(own.identity);
    expect(emulator.hits(TOKEN)).toBe(0);
    signedOut.stop();
  });

  it('without the challenge: the provider redirects with an error', async () => {
    const { open, atProvider, emulator } = createFixture();
    const { identity, tab } = open();
    await identity.session.login();
    const target = tab.redirects.at(-1) ?? expect.fail('not sent');
    for (const name of ['code_challenge', 'code_challenge_method']) target.searchParams.delete(name);
    emulator.fail({ path: SILENT, status: 401 });
    tab.open(await atProvider(target, reader));
    await expect(identity.session.handleCallback()).rejects.toMatchObject({
      errorCode: 'callback-denied',
      errorContext: { error: 'invalid_request' },
    });
    expect(emulator.hits(TOKEN)).toBe(0);
  });
});

describe('host values in the authorization URL', () => {
  it.each(['a&client_id=evil', 'a#b', 'a?b=c', '../../x', 'a/b', 'a%26state=x', 'ü 山', '+'])(
    'an alias or tenant "%s" changes no other parameter and no path',
    async (value) => {
      const { openIn, browser } = createFixture();
      const tab = browser.openTab(`http://localhost:4300/?tenantId=${encodeURIComponent(value)}`);
      const identity = openIn(tab, { tenantResolver: () => ({ tenant: value }) });
      await identity.session.login({ extra: { login_hint: value } });
      const url = tab.redirects[0] ?? expect.fail('not sent');
      expect(url.pathname).toBe('/frontegg/oauth/authorize');
      expect(url.hash).toBe('');
      const query = url.searchParams;
      expect(query.get('organization')).toBe(value);
      expect(query.get('tenantId')).toBe(value);
      expect(query.get('login_hint')).toBe(value);
      expect(query.getAll('client_id')).toEqual(['portal']);
      expect(query.getAll('state')).toHaveLength(1);
      expect([...query.keys()].sort()).toEqual([...new Set(query.keys())].sort());
    },
  );
});

describe('requests', () => {
  it('have no token or code in a URL, and send the token to the provider only', async () => {
    const { browser, openIn, signIn, clock, emulator } = createFixture();
    const tab = browser.openTab('http://localhost:4300/');
    const sent: { url: URL; body: string; authorization: string | null }[] = [];
    const { fetch } = tab.environment;
    const identity = openIn(tab, {
      environment: {
        ...tab.environment,
        fetch: (request, init) => {
          const authorization = new Headers(init.headers).get('authorization');
          sent.push({ url: new URL(request), body: String(init.body ?? ''), authorization });
          return fetch(request, init);
        },
      },
    });
    await signIn(identity, tab, admin);
    clock.jump(LIFETIME);
    await identity.call(contracts.profile).getMe();
    const secrets = [
      await identity.session.getToken(),
      await identity.session.getAccessToken(),
      ...sent.flatMap(({ body }) => /"code(?:_verifier)?":"([^"]+)"/.exec(body)?.[1] ?? []),
    ];
    expect(secrets.length).toBeGreaterThan(2);
    for (const { url } of sent) {
      expect(url.origin).toBe(emulator.issuer);
      for (const secret of secrets) expect(url.href).not.toContain(secret ?? '-');
    }
    const [exchange] = sent.filter(({ url }) => url.pathname.endsWith(TOKEN));
    expect(exchange?.url.search).toBe('');
    expect(Object.keys(JSON.parse(exchange?.body ?? '{}')).sort()).toEqual([
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
    ]);
    expect(sent.filter(({ authorization }) => authorization?.startsWith('Bearer eyJ')).length).toBeGreaterThan(0);
  });
});

describe('a step-up without effect', () => {
  it('ends with an error when the provider ignores the requested age', async () => {
    const { identity, tab, atProvider, clock, emulator } = await signedIn();
    clock.jump(120_000);
    await identity.session.login({ maxAge: 5 });
    const target = tab.redirects.at(-1) ?? expect.fail('not sent');
    expect(target.searchParams.get('max_age')).toBe('5');
    // Such a provider responds at once, with the sign-in of two minutes ago.
    target.searchParams.delete('max_age');
    const redirects = tab.redirects.length;
    tab.open(await atProvider(target, admin));
    await expect(identity.session.handleCallback()).rejects.toMatchObject({
      errorCode: 'invalid-token',
      errorContext: { claim: 'auth_time' },
    });
    await clock.advance(60_000);
    expect(tab.redirects).toHaveLength(redirects);
    expect(emulator.hits(TOKEN)).toBe(2);
  });
});
