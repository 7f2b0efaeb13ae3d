import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { CLIENT_ID, HOME, type OpenIdProvider, type ProviderBrowser, REDIRECT_URI } from './open-id-provider';

/** Seconds. */
const LIFETIME = 300;
const APPLICATION = new URL(HOME).origin;

/** A cookie jar and nothing else of a browser: redirects are handed back, forms are filled in by hand. */
const createVisitor = () => {
  const cookies = new Map<string, string>();
  return async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
};

/**
 * `oidc-provider` on a loopback port, as its package is: client, keys and lifetimes are settings of its own. Who signs in
 * goes through the login and consent pages it brings along.
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
    const visit = createVisitor();
    /** Follows redirects and sends the forms of the pages on the way, until an address of the application comes. */
    const walk = async (start: URL, fill: (page: string) => Record<string, string>): Promise<URL> => {
      let url = start;
      let form: Record<string, string> | undefined;
      for (let step = 0; step < 12; step += 1) {
        const answer = await visit(url, form);
        form = undefined;
        const location = answer.headers.get('location');
        if (location) {
          url = new URL(location, url);
          if (url.origin === APPLICATION) return url;
          continue;
        }
        const page = await answer.text();
        const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
        if (!action) throw new Error(`The provider answered ${answer.status}: ${page}`);
        url = new URL(action, url);
        form = fill(page);
      }
      throw new Error('The provider did not come to an end.');
    };
    return {
      signIn: (url, { email: login }) =>
        walk(url, (page) => {
          const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
          return { prompt, ...(prompt === 'login' && { login, password: 'any' }) };
        }),
      signOut: (url) =>
        walk(url, (page) => {
          const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(page) ?? [];
          return { xsrf, logout: 'yes' };
        }),
      // As a browser does with the request of another origin: without the right header the page gets nothing.
      fetch: async (request, init) => {
        const headers = new Headers(init.headers);
        headers.set('origin', APPLICATION);
        const answer = await fetch(request, { ...init, headers });
        if (!['*', APPLICATION].includes(answer.headers.get('access-control-allow-origin') ?? '')) {
          throw new TypeError('Failed to fetch');
        }
        return answer;
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
