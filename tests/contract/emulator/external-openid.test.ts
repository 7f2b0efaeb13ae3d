import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SsoConnectionRow } from '../../../emulator/db/rows/sso';
import { protocolClients } from '../../../emulator/node/external/protocol-clients';
import type { OpenIdRegistration } from '../../../emulator/provider';
import { reader } from '../../../emulator/seed/users';
import { declineAtOpenId, signInAtOpenId } from '../../support/servers/at-open-id';
import { CLIENT, startOpenId } from '../../support/servers/open-id-process';
import { addConnection, OIDC_PAGE, SOCIAL, SOCIAL_PAGE, ssoStart } from './external-sign-in';
import { ISSUER, setUp } from './support';

let idp: Awaited<ReturnType<typeof startOpenId>>;
beforeAll(async () => {
  idp = await startOpenId(ISSUER);
});
afterAll(() => idp.stop());

const AUTH = '/identity/resources/auth';
const socialStart = `${SOCIAL}?redirectUri=${encodeURIComponent(SOCIAL_PAGE)}&state=state-1`;

/** A provider whose Google and whose Acme connection are OpenID providers behind a socket. */
const setOut = ({ issuer = idp.issuer, ...more }: Partial<OpenIdRegistration> & Partial<SsoConnectionRow> = {}) => {
  const google = { issuer, ...CLIENT, ...more };
  const fixture = setUp({
    social: ['google'],
    socialProviders: { google },
    allowSignups: true,
    protocolClients: protocolClients(),
  });
  const { db } = fixture.emulator;
  const connection = addConnection(fixture.emulator, {
    ssoEndpoint: issuer,
    oidcClientId: google.clientId,
    oidcSecret: google.clientSecret,
    roleIds: ['role-viewer'],
  });
  db.ssoGroups.put({
    id: 'group-1',
    tenantId: 'tenant-acme',
    connectionId: connection.id,
    group: 'Research leads',
    roleIds: ['role-editor'],
  });
  const leave = async (start: string): Promise<URL> =>
    new URL((await fixture.browser.call(start)).headers.get('location') ?? '');
  /** Follows the redirects from the identity provider to the callback of the local provider and the application. */
  const comeBack = async (url: URL): Promise<URL> => {
    const response = await fixture.browser.call(url.href);
    return new URL(response.headers.get('location') ?? `error:${response.status}`);
  };
  const walk = async (start: string, login: string): Promise<URL> =>
    comeBack(await signInAtOpenId(await leave(start), login, `${ISSUER}/auth/`));
  const postSocial = (page: URL) => {
    const values = { code: page.searchParams.get('code') ?? '', state: 'state-1', redirectUri: SOCIAL_PAGE };
    return fixture.browser.call(`${AUTH}/v1/user/sso/google/postlogin?${new URLSearchParams(values)}`, { json: {} });
  };
  const postOidc = ({ searchParams }: URL) => {
    const json = { code: searchParams.get('code'), RelayState: searchParams.get('state'), redirectUri: OIDC_PAGE };
    return fixture.browser.call(`${AUTH}/v2/user/oidc/postlogin`, { json });
  };
  const reasons = () => db.audits.filter(({ action }) => action === 'SSO sign-in failed').map((row) => row.json.reason);
  const sso = ssoStart(connection);
  return { ...fixture, db, connection, sso, leave, comeBack, walk, postSocial, postOidc, reasons };
};

describe('a sign-in at an OpenID provider', () => {
  it('sends PKCE, state and nonce, and puts no secret into the URL', async () => {
    const { leave, sso, db } = setOut();
    const { origin, searchParams } = await leave(sso);
    expect(origin).toBe(idp.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT.clientId,
      response_type: 'code',
      redirect_uri: `${ISSUER}/auth/oidc/callback`,
      scope: 'openid email profile groups',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(searchParams.get('code_challenge')).not.toBe(db.externalSignIns.list()[0]?.secrets.verifier);
  });

  it('signs a known user in, creates a new one, and refuses an unverified address', async () => {
    const { walk, postSocial, db } = setOut();
    expect((await postSocial(await walk(socialStart, reader.email))).body).toMatchObject({ userEmail: reader.email });
    expect((await postSocial(await walk(socialStart, 'zoe@home.test'))).status).toBe(200);
    expect(db.users.first('email', 'zoe@home.test')).toMatchObject({ name: 'Zoe', provider: 'google' });
    for (const login of ['unproven@home.test', 'no-address']) {
      expect((await walk(socialStart, login)).searchParams.get('error')).toBe('server_error');
    }
    expect(db.users.first('email', 'unproven@home.test')).toBeUndefined();
  });

  it('adds a user of single sign-on to the account, with the roles of their groups', async () => {
    const { walk, postOidc, sso, db } = setOut();
    expect((await postOidc(await walk(sso, 'ann@corp.test'))).status).toBe(200);
    const user = db.users.first('email', 'ann@corp.test');
    expect(db.memberships.by('userId', user?.id ?? '')[0]).toMatchObject({ roleIds: ['role-viewer', 'role-editor'] });
    expect((await postOidc(await walk(sso, 'admin@acme.test'))).body.errorCode).toBe('domain-refused');
  });

  it('redirects with an error when the user declines', async () => {
    const { leave, comeBack, sso, reasons } = setOut();
    const back = await declineAtOpenId(await leave(sso), ISSUER);
    expect((await comeBack(back)).searchParams.get('error')).toBe('access_denied');
    expect(reasons()).toEqual([]);
  });

  it('accepts a response once', async () => {
    const { leave, comeBack, sso } = setOut();
    const back = await signInAtOpenId(await leave(sso), 'ann@corp.test', ISSUER);
    expect((await comeBack(back)).searchParams.has('code')).toBe(true);
    expect((await comeBack(back)).href).toBe('error:400');
  });

  it.each<[string, (url: URL, other: URL) => void, 'start' | 'end']>([
    ['another nonce', (url) => url.searchParams.set('nonce', 'n'.repeat(43)), 'start'],
    ['the PKCE challenge of another sign-in', (url) => url.searchParams.set('code_challenge', 'c'.repeat(43)), 'start'],
    [
      'the code of another sign-in',
      (url, other) => url.searchParams.set('code', other.searchParams.get('code') ?? ''),
      'end',
    ],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.test'), 'end'],
    ['two codes', (url) => url.searchParams.append('code', 'more'), 'end'],
  ])('is refused with %s', async (_, tamper, when) => {
    const { leave, comeBack, sso, reasons, db } = setOut();
    const other = await signInAtOpenId(await leave(sso), 'eve@corp.test', ISSUER);
    const start = await leave(sso);
    if (when === 'start') tamper(start, other);
    const back = await signInAtOpenId(start, 'ann@corp.test', ISSUER);
    if (when === 'end') tamper(back, other);
    const page = await comeBack(back);
    expect(Object.fromEntries(page.searchParams)).toEqual({ state: expect.any(String), error: 'server_error' });
    expect(reasons()).toEqual([expect.stringContaining('was refused')]);
    expect(db.users.first('email', 'ann@corp.test')).toBeUndefined();
  });

  it('is refused with an unknown state, and with a wrong client secret', async () => {
    const { comeBack } = setOut();
    expect((await comeBack(new URL(`${ISSUER}/auth/oidc/callback?code=c&state=foreign`))).href).toBe('error:400');
    const wrong = setOut({ clientSecret: 'another secret' });
    expect((await wrong.walk(wrong.sso, 'ann@corp.test')).searchParams.get('error')).toBe('server_error');
    expect(wrong.reasons()).toEqual([expect.stringContaining('does not accept this client ID')]);
  });

  it.each([
    ['is not reachable', 'http://127.0.0.1:1', 'temporarily_unavailable', 'did not answer'],
    ['is on another machine', 'https://id.corp.com', 'server_error', '--idp-host id.corp.com'],
    ['is not configured', ISSUER.replace('4400', '1/none'), 'temporarily_unavailable', 'did not answer'],
  ])('redirects with an error when the identity provider %s', async (_, issuer, error, reason) => {
    const { leave, sso, reasons, db } = setOut({ issuer });
    const page = await leave(sso);
    expect(page.href.split('?')[0]).toBe(OIDC_PAGE);
    expect(page.searchParams.get('error')).toBe(error);
    expect(reasons()).toEqual([expect.stringContaining(reason)]);
    expect(db.externalSignIns.count()).toBe(0);
  });

  it('uses the mock page where no identity provider can exist', async () => {
    const { leave, sso } = setOut({ issuer: 'https://id.corp.test' });
    expect((await leave(sso)).pathname).toBe('/frontegg/pretend/sign-in');
  });
});

/** An OpenID provider that signs with one key and publishes another. */
const startForger = async () => {
  const [own, published] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256', { extractable: true }),
  ]);
  let nonce = '';
  const server = createServer((request, response) => {
    const at = server.address();
    const issuer = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
    const respond = async (): Promise<unknown> => {
      if (request.url === '/jwks')
        return { keys: [{ ...(await exportJWK(published.publicKey)), kid: '1', alg: 'RS256', use: 'sig' }] };
      if (request.url !== '/token') {
        return {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        };
      }
      const id_token = await new SignJWT({ nonce, email: 'ann@corp.test' })
        .setProtectedHeader({ alg: 'RS256', kid: '1' })
        .setIssuer(issuer)
        .setAudience(CLIENT.clientId)
        .setSubject('ann')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(own.privateKey);
      return { access_token: 'a', token_type: 'Bearer', id_token };
    };
    void respond().then((body) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return {
    issuer: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    expect: (given: string | null) => {
      nonce = given ?? '';
    },
    stop: () => void server.close(),
  };
};

it('verifies the signature of an ID token', async () => {
  const forger = await startForger();
  const { leave, comeBack, sso, reasons } = setOut({ issuer: forger.issuer });
  const { searchParams } = await leave(sso);
  forger.expect(searchParams.get('nonce'));
  const response = new URLSearchParams({ state: searchParams.get('state') ?? '', code: 'c' });
  const page = await comeBack(new URL(`${ISSUER}/auth/oidc/callback?${response}`));
  expect(page.searchParams.get('error')).toBe('server_error');
  expect(reasons()).toEqual([expect.stringContaining('signature')]);
  forger.stop();
});
