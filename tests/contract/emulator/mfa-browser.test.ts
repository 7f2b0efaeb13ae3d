import { describe, expect, it } from 'vitest';
import { secured } from '../../../emulator/seed/users';
import { createAuthenticator } from '../../../emulator/testing/authenticator';
import { addConnection, OIDC_PAGE, SOCIAL, SOCIAL_PAGE, signInOutside, ssoStart } from './external-sign-in';
import { LOGIN_MFA, lastMessage } from './signed-in';
import { type CallOptions, createBrowser, setUp } from './support';

type Fixture = ReturnType<typeof setUp>;

const AUTH = '/identity/resources/auth';
const { email } = secured;

const start = (): Fixture => setUp({ social: ['google'] });

const withPassword = ({ browser }: Fixture) => browser.login(email, secured.password);

const byService = async ({ browser }: Fixture) => {
  const begin = `${SOCIAL}?redirectUri=${encodeURIComponent(SOCIAL_PAGE)}&state=s`;
  const code = (await signInOutside(browser, begin, { email })).searchParams.get('code') ?? '';
  const query = new URLSearchParams({ code, state: 's', redirectUri: SOCIAL_PAGE });
  return browser.call(`${AUTH}/v1/user/sso/google/postlogin?${query}`, { json: {} });
};

/** The user's address belongs to the domain of a connection. */
const bySso = async ({ browser, emulator }: Fixture, type: 'oidc' | 'saml') => {
  emulator.db.users.patch(secured.id, { email: 'milo@corp.test' });
  const begin = ssoStart(addConnection(emulator, { type }), OIDC_PAGE.replace('oidc', type));
  const { searchParams } = await signInOutside(browser, begin, { email: 'milo@corp.test' });
  const RelayState = searchParams.get('RelayState') ?? searchParams.get('state');
  const handle = type === 'oidc' ? 'code' : 'SAMLResponse';
  const path = type === 'oidc' ? 'v2/user/oidc' : 'v1/user/saml';
  return browser.call(`${AUTH}/${path}/postlogin`, { json: { [handle]: searchParams.get(handle), RelayState } });
};

const byMail = async ({ browser, emulator }: Fixture, type: 'code' | 'magiclink') => {
  await browser.call(`${AUTH}/v1/passwordless/${type}/prelogin`, { json: { email } });
  const link = /token=([^\s&]+)/.exec(emulator.db.outbox.list().at(-1)?.text ?? '')?.[1];
  const token = type === 'code' ? lastMessage(emulator).code : link;
  return browser.call(`${AUTH}/v1/passwordless/${type}/postlogin`, { json: { token } });
};

const byStepUp = async (fixture: Fixture) => {
  const { browser, emulator, clock } = fixture;
  const { body } = await withPassword(fixture);
  const json = { mfaToken: body.mfaToken, value: createAuthenticator(emulator).code() };
  const { body: session } = await browser.call(`${LOGIN_MFA}/verify`, { json });
  clock.advance(61);
  return browser.call(`${AUTH}/v1/user/step-up/generate`, { json: { maxAge: 60 }, token: session.accessToken });
};

describe('the second factor after a sign-in', () => {
  it.each<[string, (fixture: Fixture) => ReturnType<typeof withPassword>]>([
    ['with a password', withPassword],
    ['with an emailed code', (fixture) => byMail(fixture, 'code')],
    ['with an emailed link', (fixture) => byMail(fixture, 'magiclink')],
    ['by a service', byService],
    ['by OpenID Connect', (fixture) => bySso(fixture, 'oidc')],
    ['by SAML', (fixture) => bySso(fixture, 'saml')],
    ['that is stepped up', byStepUp],
  ])('%s is only accepted in the browser that began it', async (_, begin) => {
    const fixture = start();
    const { emulator, browser } = fixture;
    const { mfaToken } = (await begin(fixture)).body;
    const value = createAuthenticator(emulator).code(emulator.db.users.get(secured.id)?.email);
    const verify = (from: typeof browser, token: string = mfaToken, options: CallOptions = {}) =>
      from.call(`${LOGIN_MFA}/verify`, { json: { mfaToken: token, value }, ...options });
    const thief = createBrowser(emulator.browser());
    expect((await verify(thief)).body.errorCode).toBe('cookies-needed');
    // The thief's browser has a sign-in of its own.
    await thief.login('new@acme.test', 'new-Secret-1');
    const [stolen, invented] = [await verify(thief), await verify(thief, 'invented')];
    expect(stolen).toMatchObject({ status: 401, body: { errorCode: 'mfa-session-ended' } });
    expect([stolen.status, stolen.text]).toEqual([invented.status, invented.text]);
    expect((await verify(browser, mfaToken, { credentials: 'omit' })).body.errorCode).toBe('cookies-needed');
    expect((await verify(browser)).body.accessToken).toBeTruthy();
  });

  it('continues in a second tab, and beside another sign-in of the same browser', async () => {
    const fixture = start();
    const { mfaToken } = (await withPassword(fixture)).body;
    await fixture.browser.login('new@acme.test', 'new-Secret-1');
    const json = { mfaToken, value: createAuthenticator(fixture.emulator).code() };
    expect((await fixture.browser.call(`${LOGIN_MFA}/verify`, { json })).status).toBe(200);
  });
});
