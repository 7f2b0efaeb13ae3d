import { describe, expect, it } from 'vitest';
import { reader, secured } from '../../../emulator/seed/users';
import {
  addConnection,
  OIDC_PAGE,
  type Outside,
  SOCIAL,
  SOCIAL_PAGE,
  signInOutside,
  ssoStart,
} from './external-sign-in';
import { createBrowser, setUp } from './support';

const socialStart = (redirectUri = SOCIAL_PAGE, state = 'state-1') =>
  `${SOCIAL}?redirectUri=${encodeURIComponent(redirectUri)}&state=${state}`;

const social = (options: Parameters<typeof setUp>[0] = {}) => {
  const fixture = setUp({ social: ['google'], ...options });
  const post = (code: string | null, more: Record<string, string> = {}, browser = fixture.browser, json = {}) => {
    const values = { code: code ?? '', state: 'state-1', redirectUri: SOCIAL_PAGE, ...more };
    return browser.call(`/identity/resources/auth/v1/user/sso/google/postlogin?${new URLSearchParams(values)}`, {
      json,
    });
  };
  const signIn = async (user: Outside) =>
    post((await signInOutside(fixture.browser, socialStart(), user)).searchParams.get('code'));
  return { ...fixture, post, signIn };
};

describe('a social login', () => {
  it('signs a known user in, with the second factor if they have one', async () => {
    const { browser, signIn } = social();
    expect((await signIn({ email: reader.email })).body).toMatchObject({ mfaRequired: false, userEmail: reader.email });
    expect((await browser.silent()).status).toBe(200);
    expect((await signIn({ email: secured.email })).body).toMatchObject({ mfaRequired: true, mfaEnrolled: true });
  });

  it('creates an account for a new user, where sign-up is allowed', async () => {
    const closed = social();
    expect((await closed.signIn({ email: 'zoe@home.test' })).body.errorCode).toBe('signups-disabled');
    const { emulator, signIn } = social({ allowSignups: true });
    expect((await signIn({ email: 'Zoe@home.test', name: 'Zoe' })).status).toBe(200);
    const user = emulator.db.users.first('email', 'zoe@home.test');
    expect(user).toMatchObject({ name: 'Zoe', verified: true, provider: 'google' });
    expect(emulator.db.audits.list().map(({ action }) => action)).toEqual(['User signed up', 'Signed in']);
  });

  it('adds a new user to the account of an invite link, also where sign-up is not allowed', async () => {
    const { browser, emulator, post, clock } = social();
    const createdAt = new Date(clock.now()).toISOString();
    const link = { token: 'a-link', createdAt, expires: '2099-01-01T00:00:00.000Z', shouldSendEmail: false };
    emulator.db.inviteLinks.put({ id: 'tenant-acme', tenantId: 'tenant-acme', ...link });
    const back = await signInOutside(browser, socialStart(), { email: 'zoe@home.test', name: 'Zoe' });
    const response = await post(back.searchParams.get('code'), {}, browser, { invitationToken: 'a-link' });
    expect(response.status).toBe(200);
    const user = emulator.db.users.first('email', 'zoe@home.test');
    const [membership, ...more] = emulator.db.memberships.by('userId', user?.id ?? '');
    expect(more).toEqual([]);
    expect(membership).toMatchObject({ tenantId: 'tenant-acme', roleIds: ['role-support'], activated: true });
  });

  it('redirects with an error when the user declines', async () => {
    const { browser } = social();
    const { searchParams, pathname } = await signInOutside(browser, socialStart(), {});
    expect(pathname).toBe('/account/social/success');
    expect(Object.fromEntries(searchParams)).toEqual({ state: 'state-1', error: 'access_denied' });
  });

  it.each([
    ['a second time', {}, true],
    ['with another state', { state: 'state-2' }, false],
    ['for another page', { redirectUri: OIDC_PAGE }, false],
  ])('is refused %s', async (_, more, isSpent) => {
    const { browser, post } = social();
    const code = (await signInOutside(browser, socialStart(), { email: reader.email })).searchParams.get('code');
    if (isSpent) expect((await post(code)).status).toBe(200);
    expect((await post(code, more)).body.errorCode).toBe('external-sign-in-refused');
    // One attempt: the correct values come too late.
    expect((await post(code)).status).toBe(401);
  });

  it('is refused in another browser, and after a minute', async () => {
    const { emulator, browser, post, clock } = social();
    const start = async () =>
      (await signInOutside(browser, socialStart(), { email: reader.email })).searchParams.get('code');
    expect((await post(await start(), {}, createBrowser(emulator.browser()))).status).toBe(401);
    const code = await start();
    clock.advance(61);
    expect((await post(code)).status).toBe(401);
  });

  it.each([
    ['a page of another host', socialStart('https://evil.test/account/social/success')],
    ['a page with a query', socialStart(`${SOCIAL_PAGE}?x=1`)],
    ['a missing state', socialStart(SOCIAL_PAGE, '')],
    ['a disabled provider', socialStart().replace('/google/', '/github/')],
    ['an unknown provider', socialStart().replace('/google/', '/constructor/')],
  ])('does not start with %s', async (_, start) => {
    const { browser, emulator } = social();
    const response = await browser.call(start);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    expect(emulator.db.externalSignIns.count()).toBe(0);
  });
});

const sso = (type = 'oidc') => {
  const fixture = setUp();
  const connection = addConnection(fixture.emulator, { type, roleIds: ['role-viewer'] });
  const { db } = fixture.emulator;
  db.ssoGroups.put({
    id: 'group-1',
    tenantId: 'tenant-acme',
    connectionId: connection.id,
    group: 'Leads',
    roleIds: ['role-editor'],
  });
  const finish = async (user: Outside) => {
    const { searchParams } = await signInOutside(fixture.browser, ssoStart(connection), user);
    const json = { code: searchParams.get('code'), RelayState: searchParams.get('state'), redirectUri: OIDC_PAGE };
    return fixture.browser.call('/identity/resources/auth/v2/user/oidc/postlogin', { json });
  };
  return { ...fixture, db, connection, finish };
};

describe('single sign-on', () => {
  it('adds a new user to the account, with the roles of the connection and of their groups', async () => {
    const { db, finish } = sso();
    const response = await finish({ email: 'ann@corp.test', name: 'Ann', groups: ['Leads', 'Other'] });
    expect(response.body).toMatchObject({ mfaRequired: false, userEmail: 'ann@corp.test' });
    const user = db.users.first('email', 'ann@corp.test');
    const [membership] = db.memberships.by('userId', user?.id ?? '');
    expect(membership).toMatchObject({
      tenantId: 'tenant-acme',
      activated: true,
      roleIds: ['role-viewer', 'role-editor'],
    });
    expect(db.sessions.by('userId', user?.id ?? '')[0]).toMatchObject({ tenantId: 'tenant-acme', amr: ['oidc'] });
  });

  it.each([
    ['anyone@corp.test', 'oidc', 'code', 'v2/user/oidc', 'tenant-acme'],
    ['anyone@saml.test', 'saml', 'SAMLResponse', 'v1/user/saml', 'tenant-acme-labs'],
  ])('of the demo signs %s in by %s', async (email, idpType, handle, path, tenantId) => {
    const { browser, emulator } = setUp({ seed: 'demo' });
    await emulator.ready;
    const { body } = await browser.call('/identity/resources/auth/v2/user/sso/prelogin', { json: { email } });
    expect(body.idpType).toBe(idpType);
    const { pathname, searchParams } = await signInOutside(browser, body.address, { email, name: 'Anyone' });
    expect(pathname).toBe(`/account/${idpType}/callback`);
    const RelayState = searchParams.get('RelayState') ?? searchParams.get('state');
    const json = { [handle]: searchParams.get(handle), RelayState };
    const response = await browser.call(`/identity/resources/auth/${path}/postlogin`, { json });
    expect(response.body).toMatchObject({ mfaRequired: false, userEmail: email });
    expect(emulator.db.users.first('email', email)).toMatchObject({ provider: 'saml', tenantId });
    expect((await browser.login(email, 'any-Secret-1')).body.errorCode).toBe('sso-required');
  });

  it('refuses users of domains that the connection does not own', async () => {
    const { finish } = sso();
    expect((await finish({ email: 'admin@acme.test' })).body.errorCode).toBe('domain-refused');
    expect((await finish({ email: 'ann@corp.test@acme.test' })).body.errorCode).toBe('domain-refused');
  });

  it('returns the address for each kind of connection', async () => {
    const { browser, db, connection } = sso();
    const request = async (version: string) =>
      (await browser.call(`/identity/resources/auth/${version}/prelogin`, { json: { email: 'Ann@Corp.test' } })).body;
    const address = `http://localhost:4400/frontegg/sso/start?connection=${connection.id}`;
    expect(await request('v2/user/sso')).toEqual({ address, idpType: 'oidc' });
    db.ssoConnections.patch(connection.id, { type: 'okta' });
    const page = encodeURIComponent('http://localhost:4300/account/saml/callback');
    expect(await request('v1/user/saml')).toEqual({ address: `${address}&redirect_uri=${page}`, idpType: 'saml' });
  });

  it('returns a handle instead of an assertion for SAML, accepted only as SAML', async () => {
    const { browser, connection } = sso('okta');
    const { searchParams } = await signInOutside(browser, ssoStart(connection), { email: 'ann@corp.test' });
    const json = { SAMLResponse: searchParams.get('SAMLResponse'), RelayState: searchParams.get('RelayState') };
    const asOidc = { code: json.SAMLResponse, RelayState: json.RelayState };
    expect((await browser.call('/identity/resources/auth/v2/user/oidc/postlogin', { json: asOidc })).status).toBe(401);
    const again = await signInOutside(browser, ssoStart(connection), { email: 'ann@corp.test' });
    const right = Object.fromEntries(again.searchParams);
    expect((await browser.call('/identity/resources/auth/v1/user/saml/postlogin', { json: right })).status).toBe(200);
  });

  it('ends when the connection is disabled meanwhile', async () => {
    const { browser, db, connection } = sso();
    const { searchParams } = await signInOutside(browser, ssoStart(connection), { email: 'ann@corp.test' });
    db.ssoConnections.patch(connection.id, { enabled: false });
    const json = { code: searchParams.get('code'), RelayState: searchParams.get('state') };
    expect((await browser.call('/identity/resources/auth/v2/user/oidc/postlogin', { json })).body.errorCode).toBe(
      'sso-off',
    );
    expect((await browser.call(ssoStart(connection))).status).toBe(404);
  });

  it('accepts a response of the service once', async () => {
    const { browser, connection } = sso();
    const start = await browser.call(ssoStart(connection));
    const page = new URL(start.headers.get('location') ?? '');
    const body = new URLSearchParams(page.search);
    body.set('email', 'ann@corp.test');
    const options = { body, headers: { origin: 'http://localhost:4400' } };
    const back = (await browser.call(page.origin + page.pathname, options)).headers.get('location') ?? '';
    expect((await browser.call(back)).status).toBe(303);
    expect((await browser.call(back)).status).toBe(400);
    expect((await browser.call('http://localhost:4400/auth/oidc/callback?state=foreign&code=x')).status).toBe(400);
  });
});
