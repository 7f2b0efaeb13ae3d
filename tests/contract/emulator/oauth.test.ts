import { createLocalJWKSet, jwtVerify } from 'jose';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { reader } from '../../../emulator/seed/users';
import { adminLogin, CALLBACK, claimsOf, createBrowser, headerOf, ISSUER, setUp, VERIFIER } from './support';

const signedIn = async (options = {}) => {
  const fixture = setUp(options);
  await fixture.browser.login(adminLogin.email, adminLogin.password);
  return fixture;
};

const throughLoginPage = async (browser: ReturnType<typeof createBrowser>, changes = {}) => {
  const { location } = await browser.authorize(changes);
  const request = location?.searchParams.get('request') ?? '';
  return { location, request, resume: () => browser.call(`/oauth/authorize/resume?request=${request}&app=portal`) };
};

describe('authorize', () => {
  it.each([
    ['one character changed', { redirect_uri: 'http://localhost:4300/oauth/callbacK' }],
    ['an extra query', { redirect_uri: `${CALLBACK}?a=1` }],
    ['another port', { redirect_uri: 'http://localhost:4301/oauth/callback' }],
    ['an additional slash', { redirect_uri: `${CALLBACK}/` }],
    ['a fragment', { redirect_uri: `${CALLBACK}#` }],
    ['another scheme', { redirect_uri: 'https://localhost:4300/oauth/callback' }],
    ['another host', { redirect_uri: 'http://localhost:4300@evil.test/oauth/callback' }],
    ['no redirect URL', { redirect_uri: undefined }],
    ['an unknown client', { client_id: 'other' }],
    ['no client', { client_id: undefined }],
  ])('refuses without a redirect: %s', async (_, changes) => {
    const { browser } = await signedIn();
    const response = await browser.authorize(changes);
    expect(response.status).toBe(400);
    expect(response.location).toBeUndefined();
    expect(response.headers.get('content-type')).toMatch(/html/);
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  });

  it('refuses a repeated parameter without a redirect', async () => {
    const { browser } = await signedIn();
    const url = await browser.authorizeUrl();
    for (const name of ['redirect_uri', 'state', 'client_id']) {
      const response = await browser.call(`${url}&${name}=http://localhost:4300/oauth/callback`);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
  });

  it.each([
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['the method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge of the wrong length', { code_challenge: 'short' }, 'invalid_request'],
    ['a response mode that is not offered', { response_mode: 'form_post' }, 'invalid_request'],
    ['prompt=none with another value', { prompt: 'none login' }, 'invalid_request'],
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
  ])('redirects to the client with an error: %s', async (_, changes, error) => {
    const { browser } = await signedIn();
    const { location } = await browser.authorize(changes);
    expect(`${location?.origin}${location?.pathname}`).toBe(CALLBACK);
    expect(location?.searchParams.get('error')).toBe(error);
    expect(location?.searchParams.get('state')).toBe('state-1');
    expect(location?.searchParams.get('code')).toBeNull();
  });

  it('redirects at once when the browser is signed in, with code, state and issuer', async () => {
    const { browser } = await signedIn();
    const { location } = await browser.authorize();
    expect(`${location?.origin}${location?.pathname}`).toBe(CALLBACK);
    expect(location?.searchParams.get('state')).toBe('state-1');
    expect(location?.searchParams.get('iss')).toBe(ISSUER);
    expect(location?.searchParams.get('code')?.length).toBeGreaterThan(30);
  });

  it('shows the login page and redirects once, in the browser that started the request', async () => {
    const { browser, emulator } = setUp();
    const { location, resume, request } = await throughLoginPage(browser);
    expect(location?.href).toBe(`${ISSUER}/account/login?request=${request}&app=portal`);
    expect((await resume()).headers.get('location')).toBe(`${ISSUER}/account/login?request=${request}&app=portal`);

    await browser.login(adminLogin.email, adminLogin.password);
    const other = createBrowser(emulator.browser());
    await other.login(adminLogin.email, adminLogin.password);
    const elsewhere = await other.call(`/oauth/authorize/resume?request=${request}&app=portal`);
    // Another browser gets no code: only the home of the application, for its own sign-in.
    expect(elsewhere.headers.get('location')).toBe('http://localhost:4300');

    const back = new URL((await resume()).headers.get('location') ?? '');
    expect(back.searchParams.get('state')).toBe('state-1');
    expect((await browser.exchange(back.searchParams.get('code') ?? '')).status).toBe(200);
    expect((await resume()).headers.get('location')).toBe('http://localhost:4300');
  });

  it('continues to the application after an expired request when signed in, else links to it', async () => {
    const { browser, clock } = setUp();
    const { request, resume } = await throughLoginPage(browser);
    clock.advance(3601);
    const ended = await resume();
    expect([ended.status, ended.headers.get('location')]).toEqual([400, null]);
    expect(ended.text).toMatch(/ended[\s\S]*<a class="way-on" href="http:\/\/localhost:4300">Sign in again<\/a>/);

    await browser.login(adminLogin.email, adminLogin.password);
    expect((await resume()).headers.get('location')).toBe('http://localhost:4300');
    // A sign-in a day later clears old requests away: the URL still names the application.
    clock.advance(24 * 3600);
    await browser.authorize({ prompt: 'login' });
    expect((await resume()).headers.get('location')).toBe('http://localhost:4300');
    const foreign = await browser.call(`/oauth/authorize/resume?request=${request}&app=https://evil.test`);
    expect([foreign.status, foreign.headers.get('location')]).toEqual([400, null]);
    // Signed in at the provider: the application's own sign-in completes at once.
    expect((await browser.authorize()).location?.searchParams.get('code')).toBeTruthy();
  });

  it('requires a new sign-in for prompt=login and for max_age, once', async () => {
    const { browser, clock } = await signedIn();
    clock.advance(100);
    expect((await browser.authorize({ max_age: '200' })).location?.searchParams.get('code')).toBeTruthy();
    for (const changes of [{ prompt: 'login' }, { prompt: 'consent login' }, { max_age: '50' }, { max_age: '0' }]) {
      const { location, resume } = await throughLoginPage(browser, changes);
      expect(location?.pathname).toBe('/account/login');
      expect((await resume()).headers.get('location')).toContain('/account/login?request=');
      await browser.login(adminLogin.email, adminLogin.password);
      expect((await resume()).headers.get('location')).toContain(`${CALLBACK}?code=`);
      clock.advance(100);
    }
  });

  it('offers the choice of an account for prompt=select_account, and continues in it', async () => {
    const { browser } = await signedIn();
    const { location, resume } = await throughLoginPage(browser, { prompt: 'select_account' });
    expect([location?.pathname, location?.searchParams.get('prompt')]).toEqual(['/account/login', 'select_account']);
    expect((await resume()).headers.get('location')).toContain(`${CALLBACK}?code=`);
  });

  it('responds to prompt=none with an error instead of a page', async () => {
    const { browser } = setUp();
    const { location } = await browser.authorize({ prompt: 'none' });
    expect(location?.searchParams.get('error')).toBe('login_required');
  });

  describe('with a required second factor', () => {
    const acr_values = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
    const DEVICES = '/identity/resources/users/v1/mfa/authenticator';

    /** A user without a second factor who signed in for the request. */
    const withoutFactor = async () => {
      const fixture = setUp();
      const { request, resume } = await throughLoginPage(fixture.browser, { acr_values });
      const { body } = await fixture.browser.login(adminLogin.email, adminLogin.password);
      const location = async () => (await resume()).headers.get('location') ?? '';
      return { ...fixture, request, location, token: String(body.accessToken) };
    };

    it('leads a user without one to its setup, and then completes', async () => {
      const { browser, emulator, clock, request, location, token } = await withoutFactor();
      expect(await location()).toBe(`${ISSUER}/account/step-up?request=${request}&app=portal`);
      expect((await browser.call(`${DEVICES}/enroll`, { method: 'POST', token })).status).toBe(200);
      const secret = emulator.db.users.get('user-admin')?.enrolling ?? '';
      const json = { token: new TOTP({ secret }).generate({ timestamp: clock.now() }) };
      expect((await browser.call(`${DEVICES}/enroll/verify`, { json, token })).status).toBe(200);
      const code = new URL(await location()).searchParams.get('code') ?? '';
      expect(claimsOf((await browser.exchange(code)).body.id_token)).toMatchObject({
        acr: acr_values,
        amr: ['pwd', 'mfa', 'otp'],
      });
    });

    it('ends without it when the user cancels, and offers it again after another sign-in', async () => {
      const { browser, clock, location } = await withoutFactor();
      expect(await location()).toContain('/account/step-up?');
      clock.advance(1);
      await browser.login(adminLogin.email, adminLogin.password);
      expect(await location()).toContain('/account/step-up?');
      const { searchParams } = new URL(await location());
      expect(searchParams.get('error')).toBe('unmet_authentication_requirements');
      expect(searchParams.get('error_description')).toBe('MFA is not enrolled');
      expect(await location()).not.toContain('/account/step-up');
    });

    it('is verified even in a browser that may skip it', async () => {
      const { emulator, location } = await withoutFactor();
      emulator.db.users.patch('user-admin', { hasEmailFactor: true });
      expect(await location()).toContain('/account/step-up?');
      const { searchParams } = new URL(await location());
      expect(searchParams.get('error_description')).toBe('The second factor was not verified');
    });
  });

  describe('asks only for what the session does not prove', () => {
    const acr_values = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
    type Asked = 'nothing' | 'the second factor' | 'everything';
    type Session = 'none' | 'by password' | 'by two factors' | 'without a factor' | 'of an impersonator';
    const pages = new Map<string, Asked>([
      ['/oauth/callback', 'nothing'],
      ['/account/step-up', 'the second factor'],
      ['/account/login', 'everything'],
    ]);

    /** A session that is `age` seconds old. */
    const sessionOf = async (kind: Session, age: number) => {
      const fixture = setUp();
      if (kind === 'none') return fixture;
      await fixture.browser.login(adminLogin.email, adminLogin.password);
      const { db } = fixture.emulator;
      const [session] = db.sessions
        .by('userId', 'user-admin')
        .filter(({ secretHash }) => secretHash !== '')
        .slice(-1);
      if (kind !== 'without a factor') db.users.patch('user-admin', { hasEmailFactor: true });
      if (session && kind === 'by two factors')
        db.sessions.patch(session.id, { acr: acr_values, amr: ['pwd', 'mfa', 'otp'] });
      if (session && kind === 'of an impersonator') db.sessions.patch(session.id, { actor: 'user-reader' });
      fixture.clock.advance(age);
      return fixture;
    };

    it.each<[string, Record<string, string>, Session, number, Asked]>([
      ['step-up, no session', { acr_values, max_age: '60' }, 'none', 0, 'everything'],
      ['step-up', { acr_values }, 'by password', 9, 'the second factor'],
      ['step-up, an old session', { acr_values, max_age: '60' }, 'by password', 3000, 'the second factor'],
      ['step-up, done within max_age', { acr_values, max_age: '60' }, 'by two factors', 60, 'nothing'],
      ['step-up, done before max_age', { acr_values, max_age: '60' }, 'by two factors', 61, 'the second factor'],
      ['step-up, done at any time', { acr_values }, 'by two factors', 3000, 'nothing'],
      ['step-up, max_age=0', { acr_values, max_age: '0' }, 'by two factors', 1, 'the second factor'],
      ['step-up among other classes', { acr_values: `urn:gold ${acr_values}` }, 'by password', 9, 'the second factor'],
      ['step-up of a user without a factor', { acr_values }, 'without a factor', 9, 'the second factor'],
      ['the same, signed in long ago', { acr_values }, 'without a factor', 301, 'everything'],
      ['the same, before max_age', { acr_values, max_age: '5' }, 'without a factor', 9, 'everything'],
      ['step-up of an impersonator', { acr_values }, 'of an impersonator', 9, 'everything'],
      ['step-up and prompt=login', { acr_values, prompt: 'login' }, 'by two factors', 9, 'everything'],
      ['step-up for another account choice', { acr_values, prompt: 'select_account' }, 'by password', 9, 'everything'],
      ['step-up of another user', { acr_values, login_hint: 'reader@acme.test' }, 'by two factors', 9, 'everything'],
      ['step-up of this user', { acr_values, login_hint: ' Admin@ACME.test.' }, 'by two factors', 9, 'nothing'],
      ['an unknown class', { acr_values: 'urn:gold' }, 'by password', 9, 'nothing'],
      ['max_age alone, over', { max_age: '5' }, 'by two factors', 9, 'everything'],
      ['max_age alone, within', { max_age: '50' }, 'by password', 9, 'nothing'],
      ['prompt=login', { prompt: 'login' }, 'by two factors', 9, 'everything'],
      ['prompt=login in the moment of a sign-in', { prompt: 'login' }, 'by password', 0, 'everything'],
      ['prompt=login consent', { prompt: 'login consent' }, 'by password', 9, 'everything'],
      ['prompt=consent', { prompt: 'consent' }, 'by password', 9, 'nothing'],
      ['a hint of another user', { login_hint: 'reader@acme.test' }, 'by password', 9, 'everything'],
      ['a hint that is no address', { login_hint: 'A. Admin' }, 'by password', 9, 'nothing'],
    ])('%s', async (_, changes, kind, age, asked) => {
      const { browser } = await sessionOf(kind, age);
      const { location } = await browser.authorize(changes);
      expect(pages.get(location?.pathname ?? '')).toBe(asked);
      // The page would otherwise take a second factor that is too old.
      const maxAge = asked === 'the second factor' ? (changes.max_age ?? null) : null;
      expect(location?.searchParams.get('maxAge')).toBe(maxAge);
    });

    it.each([
      [{ prompt: 'none', acr_values }, 'login_required'],
      [{ prompt: 'none', login_hint: 'reader@acme.test' }, 'login_required'],
      [{ prompt: 'none login' }, 'invalid_request'],
    ])('responds to %o without a page', async (changes, error) => {
      const { browser } = await sessionOf('by password', 9);
      expect((await browser.authorize(changes)).location?.searchParams.get('error')).toBe(error);
    });

    it('continues after the second factor, and goes back when the user cancels it', async () => {
      const changes = { acr_values, max_age: '60' };
      const canceled = await sessionOf('by password', 600);
      const { resume } = await throughLoginPage(canceled.browser, changes);
      const back = new URL((await resume()).headers.get('location') ?? '');
      expect(back.searchParams.get('error')).toBe('unmet_authentication_requirements');
      expect((await canceled.browser.authorize()).location?.searchParams.get('code')).toBeTruthy();

      const confirmed = await sessionOf('by password', 600);
      const { db } = confirmed.emulator;
      const { id_token: token } = (await confirmed.browser.silent()).body;
      const through = await throughLoginPage(confirmed.browser, changes);
      const generate = '/identity/resources/auth/v1/user/step-up/generate';
      const { mfaToken } = (await confirmed.browser.call(generate, { json: { maxAge: 60 }, token })).body;
      const FACTOR = '/identity/resources/auth/v1/user/mfa/emailcode';
      const { otcToken } = (await confirmed.browser.call(FACTOR, { json: { mfaToken } })).body;
      const code = /\d{6}/.exec(db.outbox.list().at(-1)?.text ?? '')?.[0];
      await confirmed.browser.call(`${FACTOR}/verify`, { json: { mfaToken, otcToken, code } });
      expect((await through.resume()).headers.get('location')).toContain(`${CALLBACK}?code=`);
    });
  });

  it('refuses an account that the user does not belong to', async () => {
    const { browser } = await signedIn();
    const { location } = await browser.authorize({ tenantId: 'tenant-resale' });
    expect(location?.searchParams.get('error')).toBe('access_denied');
    const mine = await browser.exchange(await browser.code({ tenantId: 'tenant-acme-labs' }));
    expect(claimsOf(mine.body.id_token).tenantId).toBe('tenant-acme-labs');
  });
});

describe('the code', () => {
  it('is exchanged for tokens with the specified claims, signed by the published key', async () => {
    const { browser, clock } = await signedIn();
    const { body } = await browser.exchange(await browser.code());
    expect(body).toMatchObject({ expires_in: 300, token_type: 'Bearer' });
    const iat = Math.floor(clock.now() / 1000);
    expect(headerOf(body.id_token)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(claimsOf(body.id_token)).toMatchObject({
      iss: ISSUER,
      aud: 'portal',
      sub: 'user-admin',
      nonce: 'nonce-1',
      iat,
      exp: iat + 300,
      auth_time: iat,
      tenantId: 'tenant-acme',
      tenantIds: ['tenant-acme', 'tenant-acme-labs'],
      roles: ['Admin'],
      amr: ['pwd'],
    });
    expect(headerOf(body.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(claimsOf(body.access_token)).toMatchObject({ iss: ISSUER, aud: 'portal-gateway', sub: 'user-admin', iat });
    const jwks = (await browser.call(`${ISSUER}/.well-known/jwks.json`)).body;
    const { payload } = await jwtVerify(body.access_token, createLocalJWKSet(jwks), {
      audience: 'portal-gateway',
      typ: 'at+jwt',
      currentDate: new Date(clock.now()),
    });
    expect(payload.sub).toBe('user-admin');
    expect(Object.keys(jwks.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it.each([
    ['the wrong verifier', { code_verifier: `${VERIFIER}x` }],
    ['no verifier', { code_verifier: undefined }],
    ['a verifier that is too short', { code_verifier: 'short' }],
    ['another redirect URL', { redirect_uri: `${CALLBACK}/` }],
    ['no redirect URL', { redirect_uri: undefined }],
    ['another client', { client_id: 'other' }],
  ])('is refused with %s', async (_, changes) => {
    const { browser } = await signedIn();
    const response = await browser.exchange(await browser.code(), changes);
    expect(response.status).toBe(400);
    expect(response.body.error).toMatch(/^invalid_(grant|request|client)$/);
  });

  it('accepts state and verifier of 16 characters, as the published client sends', async () => {
    const { browser } = await signedIn();
    const { sha256 } = await import('../../../emulator/random');
    const verifier = 'abcdefghijklmnop';
    const code = await browser.code({ code_challenge: await sha256(verifier) });
    expect((await browser.exchange(code, { code_verifier: verifier })).status).toBe(200);
  });

  it('is valid for 60 seconds', async () => {
    const { browser, clock } = await signedIn();
    const early = await browser.code();
    clock.advance(60);
    expect((await browser.exchange(early)).status).toBe(200);
    const late = await browser.code();
    clock.advance(61);
    expect((await browser.exchange(late)).body.error).toBe('invalid_grant');
  });

  it('is valid once; a second use revokes the tokens', async () => {
    const { browser, emulator } = await signedIn();
    const code = await browser.code();
    const { body } = await browser.exchange(code);
    expect((await browser.exchange(code)).body.error).toBe('invalid_grant');
    expect(emulator.stats.codeReplays).toBe(1);
    expect((await browser.silent()).status).toBe(401);
    expect((await browser.call('/identity/resources/users/v2/me', { token: body.id_token })).status).toBe(401);
  });

  it('is used up by a wrong attempt, and by one of two concurrent calls', async () => {
    const { browser } = await signedIn();
    const tried = await browser.code();
    await browser.exchange(tried, { code_verifier: `${VERIFIER}x` });
    expect((await browser.exchange(tried)).status).toBe(400);
    const code = await browser.code();
    const responses = await Promise.all([browser.exchange(code), browser.exchange(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is accepted from a form as well', async () => {
    const { browser, emulator } = await signedIn();
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code: await browser.code(),
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      client_id: 'portal',
    });
    const response = await emulator.fetch(`${ISSUER}/frontegg/oauth/token`, { method: 'POST', body: form });
    expect(response.status).toBe(200);
    const other = await browser.call('/oauth/token', { json: { grant_type: 'password' } });
    expect(other.body.error).toBe('unsupported_grant_type');
  });
});

describe('log-out', () => {
  it('ends the session and its tokens, with or without a page', async () => {
    const { browser } = await signedIn();
    const { body } = await browser.exchange(await browser.code());
    expect((await browser.call('/oauth/logout')).status).toBe(200);
    expect((await browser.silent()).status).toBe(401);
    expect((await browser.call('/identity/resources/users/v2/me', { token: body.id_token })).status).toBe(401);
    expect((await browser.authorize()).location?.pathname).toBe('/account/login');
  });

  it('redirects only to a registered address', async () => {
    const { browser } = await signedIn();
    const foreign = await browser.call('/oauth/logout?post_logout_redirect_uri=http://evil.test/');
    expect(foreign.status).toBe(400);
    expect(foreign.headers.get('location')).toBeNull();
    const { id_token: hint } = (await browser.exchange(await browser.code())).body;
    const target = 'post_logout_redirect_uri=http://localhost:4300/&state=s';
    const known = await browser.call(`/oauth/logout?${target}&id_token_hint=${hint}`);
    expect(known.headers.get('location')).toBe('http://localhost:4300/?state=s');
    expect((await browser.authorize()).location?.pathname).toBe('/account/login');
    // Without a session there is nothing to confirm.
    expect((await browser.call(`/oauth/logout?${target}`)).headers.get('location')).toBe(
      'http://localhost:4300/?state=s',
    );
  });

  it('requires confirmation on its own page after a link without the ID token of the session', async () => {
    const { emulator, browser } = setUp();
    const { body: own } = await browser.login(adminLogin.email, adminLogin.password);
    const elsewhere = createBrowser(emulator.browser());
    const { body: foreign } = await elsewhere.login(reader.email, reader.password);
    const target = 'post_logout_redirect_uri=http://localhost:4300/';
    const isSignedIn = async () => (await browser.authorize()).location?.searchParams.has('code');
    for (const hint of ['', foreign.accessToken, `${own.accessToken}x`, 'a.b.c']) {
      const requested = await browser.call(`/oauth/logout?${target}&id_token_hint=${hint}`);
      expect([requested.status, requested.headers.get('location')]).toEqual([200, null]);
      expect(requested.text).toContain('Sign out?');
      expect(await isSignedIn()).toBe(true);
    }
    const response = (origin: string) =>
      browser.call('/oauth/logout', { body: new URLSearchParams(target), headers: { origin } });
    for (const origin of ['http://localhost:4300', 'https://evil.test', 'null']) {
      expect((await response(origin)).status).toBeGreaterThanOrEqual(400);
      expect(await isSignedIn()).toBe(true);
    }
    expect((await response(ISSUER)).headers.get('location')).toBe('http://localhost:4300/');
    expect(await isSignedIn()).toBe(false);
  });
});

describe('a cross-site page', () => {
  const from = (site: string, mode: string, dest: string) => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  });

  // Another port of this machine is the same site, so the cookies are sent; a picture or a frame has no `Origin`.
  it.each([
    ['an image', 'GET', '/oauth/logout', from('same-site', 'no-cors', 'image')],
    ['a script', 'GET', '/oauth/logout', from('cross-site', 'no-cors', 'script')],
    ['a frame', 'GET', '/oauth/logout', from('same-site', 'navigate', 'iframe')],
    ['a frame', 'GET', '/oauth/authorize?client_id=portal', from('cross-site', 'navigate', 'iframe')],
    ['a form that hides its origin', 'POST', '/oauth/authorize/silent', from('same-site', 'navigate', 'document')],
  ])('cannot call %s: %s %s', async (_, method, path, headers) => {
    const { browser } = await signedIn();
    await browser.exchange(await browser.code());
    expect((await browser.call(path, { method, headers })).status).toBe(403);
    expect((await browser.silent()).status).toBe(200);
  });

  it('may open a window for the sign-in and the pages of the provider', async () => {
    const { browser } = await signedIn();
    const url = await browser.authorizeUrl();
    expect((await browser.call(url, { headers: from('cross-site', 'navigate', 'document') })).status).toBe(302);
    expect((await browser.call(url, { headers: from('none', 'navigate', 'document') })).status).toBe(302);
    const own = from('same-origin', 'cors', 'empty');
    expect((await browser.call('/flags', { headers: own })).status).toBe(200);
  });
});

it('discovery returns the metadata of this provider', async () => {
  const { browser } = setUp({ baseUrl: 'http://localhost:9999' });
  const { body } = await browser.call('http://localhost:9999/.well-known/openid-configuration');
  expect(body.issuer).toBe('http://localhost:9999');
  expect(body.jwks_uri).toBe('http://localhost:9999/.well-known/jwks.json');
  expect(body.code_challenge_methods_supported).toEqual(['S256']);
  expect(body.authorization_response_iss_parameter_supported).toBe(true);
});
