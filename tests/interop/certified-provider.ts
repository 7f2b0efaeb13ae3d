import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { CLIENT_ID, type OpenIdProvider, REDIRECT_URI, TOKEN_PATH } from './open-id-provider';

const PATHS = { authorization: '/frontegg/oauth/authorize', token: TOKEN_PATH };
/** Seconds. */
const LIFETIME = 300;

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
 * `oidc-provider` on a loopback port, as its package is: paths, client and keys are settings of its own. Who signs in
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
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
    ],
    routes: PATHS,
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
      Session: 600,
    },
  });
  server.on('request', provider.callback());

  /** Goes where a browser would and signs in on the way; gives the address the application is called back at. */
  const signIn: OpenIdProvider['signIn'] = async (authorizeUrl, { email: login }) => {
    const visit = createVisitor();
    let url = authorizeUrl;
    let form: Record<string, string> | undefined;
    for (let step = 0; step < 12; step += 1) {
      const answer = await visit(url, form);
      form = undefined;
      const location = answer.headers.get('location');
      if (location) {
        url = new URL(location, url);
        if (url.href.startsWith(REDIRECT_URI)) return url;
        continue;
      }
      const page = await answer.text();
      const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
      const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
      if (!action || !prompt) throw new Error(`The provider answered ${answer.status}: ${page}`);
      url = new URL(action, url);
      form = { prompt, ...(prompt === 'login' && { login, password: 'any' }) };
    }
    throw new Error('The provider did not come to an end.');
  };

  /**
   * The hop between the SDK and the provider. The wire of the SDK's own provider is JSON without a client id; the
   * standard wants a form with one. Nothing is added that would help: code, verifier and return address pass as they are.
   */
  const hop: ReturnType<OpenIdProvider['openBrowser']> = async (request, init) => {
    if (new URL(request).pathname !== PATHS.token || typeof init.body !== 'string') return fetch(request, init);
    const body = new URLSearchParams({ ...(JSON.parse(init.body) as Record<string, string>), client_id: CLIENT_ID });
    const headers = new Headers(init.headers);
    headers.set('content-type', 'application/x-www-form-urlencoded');
    return fetch(request, { ...init, body, headers });
  };

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { issuer, signIn, openBrowser: () => hop, stop };
};
