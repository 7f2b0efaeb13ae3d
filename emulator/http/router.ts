import type { Endpoint } from '@gatehouse/sdk/contracts';
import { type Context, Hono } from 'hono';
import { cardFrame, FRAME_PATH } from '../billing/card-frame';
import { confirmCard } from '../billing/confirm-card';
import { authorize, resume } from '../oauth/authorize';
import { confirmLogOut, logOutPage } from '../oauth/log-out';
import { discovery, userInfo } from '../oauth/open-id';
import { escapeHtml, htmlPage, messagePage, wayOn } from '../oauth/pages';
import { PORTAL } from '../oauth/portal';
import { newerOperations } from '../operations/newer';
import { everyOperation } from '../operations/registry';
import type { Provider } from '../provider';
import { randomText } from '../random';
import { IMAGES_PATH, serveProfileImage } from '../rules/members/profile';
import { exchangeApiToken } from '../rules/sessions/api-tokens';
import { handleCallback, returnByForm, startSocialSignIn, startSso } from '../sso/external-sign-in-pages';
import { MOCK_PROVIDER, mockProviderPage, mockProviderResponse } from '../sso/mock-provider';
import { notFound } from './application-errors';
import { bufferCookies, headerCookies } from './cookies';
import { ProviderError } from './errors';
import { type Faults, NetworkFault, withFault } from './faults';
import { isCrossSite, originRefused } from './origins';
import { readBody } from './read-input';
import { type RouterEnv, type ServedOperation, serveOperation } from './serve-operation';
import { vendorApi } from './vendor-api';

const PREFIX = '/frontegg';
/** Endpoint that directories call. */
const SCIM = `${PREFIX}/directory/resources/scim/v2.0`;

type RequestContext = Context<RouterEnv>;

const TRACE = 'frontegg-trace-id';
/** Pages of every origin may show the picture of a user. */
const isImage = (path: string) => path.startsWith(`${IMAGES_PATH}/`);
/** Maximum length of a form from a page of the provider, in characters. */
const MAX_FORM_LENGTH = 10_000;
/** Maximum length of a form with an assertion, in characters. */
const MAX_ASSERTION_LENGTH = 500_000;
const SAML_CALLBACK = '/auth/saml/callback';
/** Returns whether a request is the form of an identity provider: it is authenticated by its content. */
const isAssertion = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === SAML_CALLBACK;
const METHODS = 'GET,POST,PUT,PATCH,DELETE';

const errorResponse = (error: unknown, c: RequestContext): Response => {
  // No response: the socket, or its replacement, decides how the connection ends.
  if (error instanceof NetworkFault) throw error;
  const isProviderError = error instanceof ProviderError;
  if (!isProviderError) console.error('[emulator]', error);
  const refusal = isProviderError
    ? error
    : new ProviderError(
        500,
        'internal',
        'Something went wrong in the local provider. Its terminal, or the console of this page, has the error.',
      );
  const { status, errorCode, message, context, headers } = refusal;
  c.env?.note?.({ error: message });
  // OAuth clients read token endpoints too, and expect `error`.
  const body = { errors: [message], errorCode, error: errorCode, error_description: message, errorContext: context };
  return Response.json(body, { status, headers });
};

/** Named segments sort last; otherwise `:deviceId` would match the paths of its siblings. */
const bySpecificity = (a: { endpoint: Endpoint }, b: { endpoint: Endpoint }) =>
  a.endpoint.path.split(':').length - b.endpoint.path.split(':').length;

/** Operations that the router serves. Those outside of the prefix are pages. */
const operations: readonly ServedOperation[] = everyOperation()
  .flatMap(({ capability, name, endpoint, handler, access }) =>
    handler && access && !endpoint.bare ? [{ name: `${capability}.${name}`, endpoint, handler, access }] : [],
  )
  .concat(newerOperations)
  .sort(bySpecificity);

const isShared = ({ endpoint: { method, path } }: ServedOperation) =>
  operations.filter(({ endpoint }) => endpoint.method === method && endpoint.path === path).length > 1;

/** First parts of the paths below the prefix. */
const rooms = new Set(['oauth', ...operations.map(({ endpoint }) => endpoint.path.split('/')[1] ?? '')]);

const wantsPage = ({ headers }: Request): boolean => (headers.get('accept') ?? '').includes('text/html');

/** Renders what a browser shows at an address without a page; clients of the API get the error as JSON. */
const missingPage = (pathname: string): Response =>
  htmlPage(
    404,
    'This page does not exist',
    `<p>This is a local identity provider. It has nothing at <code>${escapeHtml(pathname.slice(0, 200))}</code>.</p>${wayOn('/account/login', 'Sign in')}<a class="other-way" href="/_emulator/console">Open the console</a>`,
  );

/** Browsers say where a request comes from, except to hosts without TLS; there they open pages. */
const isOfBrowser = (request: Request): boolean =>
  ['origin', 'sec-fetch-site', 'cookie'].some((name) => request.headers.has(name)) || wantsPage(request);

export const createRouter = (provider: Provider, faults: Faults): Hono<RouterEnv> => {
  const app = new Hono<RouterEnv>();

  // A frame on an application's page; its own policy decides which. It needs no cookies.
  app.get(`${FRAME_PATH}*`, (c, next) => cardFrame(provider, c.req.path) ?? next());

  app.use(async (c, next) => {
    const written = new Headers();
    const { cookies, flush } = bufferCookies(c.env?.cookies ?? headerCookies(c.req.raw, written));
    c.set('cookies', cookies);
    const origin = c.req.header('origin');
    if (origin !== undefined && c.req.method === 'OPTIONS') {
      // Granted to every origin, since a preflight changes nothing: the actual request is refused with an error that
      // the page can read.
      const headers = c.req.header('access-control-request-headers') ?? '';
      const preflight = { 'access-control-allow-methods': METHODS, 'access-control-max-age': '600' };
      c.res = new Response(null, { status: 204, headers: { ...preflight, 'access-control-allow-headers': headers } });
    } else if (!isImage(c.req.path) && !isAssertion(c.req) && isCrossSite(c.req.raw, provider.origins.isAllowed)) {
      c.res = errorResponse(originRefused(origin ?? null), c);
    } else {
      let response: Response | undefined;
      const result = await withFault(faults.take(c.req.raw), async () => {
        await next();
        response = c.res;
        return response;
      });
      if (result === response) flush();
      else c.res = result;
    }
    if (origin !== undefined && !isAssertion(c.req)) {
      c.res.headers.set('access-control-allow-origin', origin);
      c.res.headers.set('access-control-allow-credentials', 'true');
      c.res.headers.set('access-control-expose-headers', `${TRACE}, retry-after`);
    }
    c.res.headers.append('vary', 'Origin');
    c.res.headers.set(TRACE, randomText(12));
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    for (const cookie of written.getSetCookie()) c.res.headers.append('set-cookie', cookie);
  });

  app.onError(errorResponse);
  app.notFound((c) => {
    const { pathname, search } = new URL(c.req.url);
    // Clients leave the prefix out as well.
    if (!rooms.has(pathname.split('/')[1] ?? '')) {
      return wantsPage(c.req.raw) ? missingPage(pathname) : errorResponse(notFound(), c);
    }
    // The cookies have its path, so a browser has to call again. Servers follow no redirect of a POST, or leave the
    // token out.
    if (isOfBrowser(c.req.raw)) {
      // The page that led here is the one that leads there: a sign-out asks where it comes from.
      c.header('referrer-policy', 'strict-origin-when-cross-origin');
      return c.redirect(`${PREFIX}${pathname}${search}`, 307);
    }
    return app.fetch(new Request(new URL(`${PREFIX}${pathname}${search}`, c.req.url), c.req.raw), c.env);
  });

  app.get(`${IMAGES_PATH}/:id`, (c) => serveProfileImage(provider, c.req.param('id')) ?? c.notFound());

  const search = (c: RequestContext) => new URL(c.req.url).searchParams;
  const formValues = async (c: RequestContext, maxLength = MAX_FORM_LENGTH) =>
    new URLSearchParams((await c.req.text()).slice(0, maxLength));
  for (const base of ['', PREFIX]) {
    app.get(`${base}/.well-known/openid-configuration`, (c) => c.json(discovery(provider.issuer)));
    app.get(`${base}/.well-known/jwks.json`, async (c) => c.json(await provider.signing.jwks()));
  }
  app.get(`${PREFIX}/oauth/authorize`, (c) => authorize(provider, c.var.cookies, search(c)));
  app.get(`${PREFIX}/oauth/authorize/resume`, (c) => resume(provider, c.var.cookies, search(c)));
  app.on(['GET', 'POST'], `${PREFIX}/oauth/userinfo`, async (c) => c.json(await userInfo(provider, c.req.raw)));
  app.get(`${PREFIX}/oauth/logout`, (c, next) => {
    const asPage = c.req.header('sec-fetch-mode') === 'navigate' || search(c).has('post_logout_redirect_uri');
    const referrer = c.req.header('referer');
    return asPage ? logOutPage(provider, c.var.cookies, { search: search(c), referrer }) : next();
  });
  // Behind a socket the server responds with the built page.
  app.get(PORTAL, () =>
    messagePage(404, 'No page here', 'This provider runs without a server, so it has no pages. Start it as a command.'),
  );
  app.post(`${PREFIX}/oauth/logout`, async (c) => {
    const values = await formValues(c);
    return confirmLogOut(provider, c.var.cookies, { origin: c.req.header('origin'), values });
  });
  app.get(`${PREFIX}/identity/resources/auth/v2/user/sso/default/:service/prelogin`, (c) =>
    startSocialSignIn(provider, c.var.cookies, c.req.param('service'), search(c)),
  );
  app.get(`${PREFIX}/sso/start`, (c) => startSso(provider, c.var.cookies, search(c)));
  app.get(`${PREFIX}${MOCK_PROVIDER}`, (c) => mockProviderPage(provider, search(c)));
  app.post(`${PREFIX}${MOCK_PROVIDER}`, async (c) => mockProviderResponse(provider, await formValues(c)));
  app.get('/auth/:kind/callback', (c) => handleCallback(provider, c.req.param('kind'), search(c)));
  app.post(SAML_CALLBACK, async (c) =>
    returnByForm(provider, c.var.cookies, await formValues(c, MAX_ASSERTION_LENGTH)),
  );
  app.get('/auth/saml/metadata', async (c, next) => {
    const metadata = await provider.external.metadata?.();
    return metadata ? c.body(metadata, 200, { 'content-type': 'application/samlmetadata+xml' }) : next();
  });
  app.post(`${PREFIX}/cards/v1/confirm`, async (c) => c.json(await confirmCard(provider, await readBody(c.req.raw))));
  for (const version of ['v1', 'v2']) {
    app.post(`${PREFIX}/identity/resources/auth/${version}/api-token`, async (c) =>
      c.json(await exchangeApiToken(provider, await readBody(c.req.raw))),
    );
  }
  // Its paths are those of the vendor's gateway, without the prefix, or with it.
  for (const base of ['/', PREFIX]) app.route(base, vendorApi(provider));
  // Not merged: directories write its paths with and without a slash at the end, which only this application ignores.
  let scim: Promise<Hono> | undefined;
  app.all(`${SCIM}/*`, async (c) => {
    // Large, and needed by directories only: a page with the provider in its tab does not wait for it.
    scim ??= import('../scim/endpoint').then(({ scimApp }) => scimApp(provider, SCIM));
    return (await scim).fetch(c.req.raw);
  });
  for (const operation of operations) {
    const { method, path } = operation.endpoint;
    app.on(method, `${PREFIX}${path}`, serveOperation(provider, { ...operation, isShared: isShared(operation) }));
  }
  return app;
};
