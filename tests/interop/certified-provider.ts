import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { createWalk, fillSignIn } from '../support/servers/at-open-id';
import { CLIENT_ID, HOME, type OpenIdProvider, type ProviderBrowser, REDIRECT_URI } from './open-id-provider';

/** Seconds. */
const LIFETIME = 300;
const APPLICATION = new URL(HOME).origin;

/**
 * `oidc-provider` on a loopback port, unmodified: client, keys and lifetimes are its settings. Users sign in through
 * its own login and consent pages.
 */
export const startCertifiedProvider = async (): Promise<OpenIdProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        redirect_uris: [REDIRECT_URI],
        post_logout_redirect_uris: [HOME],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    clientBasedCORS: (_, origin) => origin === APPLICATION,
    claims: { email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only-for-this-test'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, name: `Person ${id}` }),
    }),
    ttl: {
      AccessToken: LIFETIME,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: LIFETIME,
      Interaction: 600,
      RefreshToken: 600,
      Session: 600,
    },
  });
  server.on('request', provider.callback());

  const openBrowser = (): ProviderBrowser => {
    const walk = createWalk(({ origin }) => origin === APPLICATION);
    return {
      signIn: (url, { email: login }) => walk(url, fillSignIn(login)),
      signOut: (url) =>
        walk(url, (page) => {
          const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(page) ?? [];
          return { xsrf, logout: 'yes' };
        }),
      // As a browser does with a cross-origin request: without the right header the page gets no response.
      fetch: async (request, init) => {
        const headers = new Headers(init.headers);
        headers.set('origin', APPLICATION);
        const response = await fetch(request, { ...init, headers });
        if (!['*', APPLICATION].includes(response.headers.get('access-control-allow-origin') ?? '')) {
          throw new TypeError('Failed to fetch');
        }
        return response;
      },
    };
  };

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    issuer,
    endpoints: { authorize: `${issuer}/auth`, token: `${issuer}/token`, endSession: `${issuer}/session/end` },
    scope: 'openid email profile offline_access',
    openBrowser,
    stop,
  };
};
