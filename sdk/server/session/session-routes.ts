import * as openid from 'openid-client';
import { type infer as Infer, number, object, optional, safeParse, string } from 'zod/mini';
import { IdentityError } from '../../core/errors';
import { createIdentity } from '../../identity';
import { contract } from '../../session/contract';
import { safeRedirect } from '../../session/open-id/redirects';
import type { SessionPaths } from '../../session/server-paths';
import { readClaims } from '../../session/tokens/jwt';
import { type Cookies, readCookies } from './cookies';
import type { CheckedOptions, SignInFailure } from './options';
import type { SessionProvider } from './provider';
import { SessionEndedError, SessionUnavailableError } from './provider-errors';
import type { SessionKeeper, StoredSession } from './session-keeper';

const LOGIN_COOKIE = 'gatehouse-login';
/** Milliseconds that a sign-in may take. */
const LOGIN_TIME = 10 * 60_000;
/** More sign-ins than this were abandoned. */
const MAX_LOGINS = 10;
/** Milliseconds that a sign-out waits for the provider. */
const LOGOUT_TIME = 5_000;

const Login = object({
  state: string(),
  nonce: string(),
  verifier: string(),
  returnTo: string(),
  canceledTo: optional(string()),
  maxAge: optional(number()),
});

/** Parameters of the login path by those of the provider's authorization endpoint. */
const loginQuery = {
  prompt: 'prompt',
  acr_values: 'acrValues',
  max_age: 'maxAge',
  ui_locales: 'uiLocales',
  organization: 'organization',
  tenantId: 'tenantId',
  login_hint: 'loginHint',
  login_direct_action: 'directAction',
} as const;

/** No cache may keep these responses, and no frame may show them. */
const privateHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const respond = (
  status: number,
  body: string | null,
  headers: Record<string, string>,
  setCookies: readonly string[],
) => {
  const response = new Response(body, { status, headers: { ...privateHeaders, ...headers } });
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
  return response;
};

const redirect = (to: URL, setCookies: readonly string[] = []) => respond(303, null, { location: to.href }, setCookies);
const json = (status: number, value: unknown, setCookies: readonly string[] = []) =>
  respond(status, JSON.stringify(value), { 'content-type': 'application/json' }, setCookies);

const failureTexts: Record<SignInFailure['reason'], { status: number; text: string }> = {
  'unknown-sign-in': { status: 400, text: 'This sign-in was started in another browser, or has expired.' },
  denied: { status: 403, text: 'The sign-in was declined.' },
  refused: { status: 400, text: 'The sign-in could not be completed.' },
  unavailable: { status: 503, text: 'The sign-in service cannot be reached. Try again in a moment.' },
};

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.5rem}a{color:inherit}';

const digestOf = async (text: string) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))));

const failurePage = async ({ reason, loginPath }: SignInFailure): Promise<Response> => {
  const { status, text } = failureTexts[reason];
  const href = loginPath.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Sign in</title>
<style>${style}</style>
<h1>Sign in</h1>
<p>${text}</p>
<p><a href="${href}">Sign in again</a></p>
</html>`;
  const policy = `default-src 'none'; style-src 'sha256-${await digestOf(style)}'; frame-ancestors 'none'`;
  return respond(status, page, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }, []);
};

/**
 * Returns whether a page of the application sent the request. Browsers send at least one of the two headers with every POST,
 * and no page can change them.
 */
const isOwnPage = ({ headers }: Request, origin: string): boolean => {
  const sender = headers.get('origin');
  if (sender !== null && sender !== 'null') return sender === origin;
  return headers.get('sec-fetch-site') === 'same-origin';
};

const isForm = ({ headers }: Request) =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers.get('content-type') ?? '');

const Fields = object({ tenantId: optional(string()), returnTo: optional(string()) });

const readFields = async (request: Request): Promise<Infer<typeof Fields>> => {
  const body: unknown = isForm(request)
    ? Object.fromEntries(await request.formData())
    : await request.json().catch(() => ({}));
  const fields = safeParse(Fields, body);
  return fields.success ? fields.data : {};
};

type Handler = (request: Request) => Promise<Response>;

/** Creates the handlers of the paths. */
export const createSessionRoutes = (
  options: CheckedOptions,
  provider: SessionProvider,
  keeper: SessionKeeper,
): Readonly<Record<keyof SessionPaths, Handler>> => {
  const { baseUrl, paths, allowedOrigins, clientId, apiUrl, fetch, scope, onError } = options;
  const { writer, sealer } = keeper;
  const loginCookie = writer.nameOf(LOGIN_COOKIE);
  const callbackUrl = new URL(paths.callback, baseUrl);

  const cookiesOf = (request: Request) => readCookies(request.headers.get('cookie'));
  const apiAs = (token: string) =>
    createIdentity({ baseUrl: apiUrl.href, clientId, fetch, tokenResolver: () => token }).call;

  /** Returns a URL that the user may be sent to: of the application, but none of the paths here. */
  const returnUrl = (candidate: unknown): URL => {
    const url = safeRedirect(candidate, { page: baseUrl, routes: {}, ...(allowedOrigins && { allowedOrigins }) });
    const isPath = url?.origin === baseUrl.origin && Object.values(paths).includes(url.pathname);
    return url && !isPath ? url : new URL(baseUrl);
  };

  const cookieOf = (state: string) => `${loginCookie}-${state.slice(0, 12)}`;

  const fail = (reason: SignInFailure['reason'], returnTo?: string) => {
    const loginPath = returnTo === undefined ? paths.login : `${paths.login}?${new URLSearchParams({ returnTo })}`;
    return (options.renderFailure ?? failurePage)({ reason, loginPath });
  };

  /** Removes no cookie: the user is still signed in. */
  const unavailable = (setCookies: readonly string[] = []) =>
    json(503, { error: 'The identity provider cannot be reached.' }, setCookies);

  const login: Handler = async (request) => {
    if (request.method !== 'GET') return json(405, { error: 'Send GET.' });
    const query = new URL(request.url).searchParams;
    const returnTo = returnUrl(query.get('returnTo')).href;
    const canceledTo = query.has('canceledTo') ? returnUrl(query.get('canceledTo')).href : returnTo;
    const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
    const hasMaxAge = /^\d{1,9}$/.test(query.get('maxAge') ?? '');
    const wanted = Object.entries(loginQuery).flatMap(([name, from]) => {
      const value = query.get(from);
      return value && (name !== 'max_age' || hasMaxAge) ? [[name, value] as const] : [];
    });
    try {
      const url = await provider.authorizationUrl({
        ...Object.fromEntries(wanted),
        scope,
        redirect_uri: callbackUrl.href,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const started = {
        state,
        nonce,
        verifier,
        returnTo,
        canceledTo,
        ...(hasMaxAge && { maxAge: Number(query.get('maxAge')) }),
      };
      const sealed = await sealer.seal('login', started, Date.now() + LOGIN_TIME);
      const abandoned = [...cookiesOf(request).keys()].filter((name) => name.startsWith(`${loginCookie}-`));
      const removals = abandoned.length >= MAX_LOGINS ? abandoned.map((name) => writer.set(name, '', 0)) : [];
      return redirect(url, [...removals, writer.set(cookieOf(state), sealed, LOGIN_TIME / 1000)]);
    } catch (error) {
      onError(error);
      return fail('unavailable', returnTo);
    }
  };

  const readLogin = async (cookies: Cookies, state: string) => {
    const sealed = cookies.get(cookieOf(state));
    const opened = safeParse(Login, sealed === undefined ? undefined : await sealer.open('login', sealed));
    return opened.success && opened.data.state === state ? opened.data : undefined;
  };

  const callback: Handler = async (request) => {
    const cookies = cookiesOf(request);
    const { search, searchParams } = new URL(request.url);
    const [state = '', ...others] = searchParams.getAll('state');
    const started = others.length === 0 ? await readLogin(cookies, state) : undefined;
    if (!started) {
      // Back to a callback that was completed: a signed-in user continues.
      return (await keeper.read(cookies)) ? redirect(new URL(baseUrl)) : fail('unknown-sign-in');
    }
    const done = [writer.set(cookieOf(state), '', 0)];
    const finish = async (response: Response | Promise<Response>) => {
      const answered = await response;
      for (const cookie of done) answered.headers.append('set-cookie', cookie);
      return answered;
    };
    if (searchParams.has('error')) {
      // After a step-up that was canceled, the session stays. A page that demands one would only ask again.
      if (await keeper.read(cookies)) return redirect(returnUrl(started.canceledTo ?? started.returnTo), done);
      return finish(fail('denied', started.returnTo));
    }
    try {
      const tokens = await provider.exchange(new URL(search, callbackUrl), started);
      return redirect(returnUrl(started.returnTo), [...(await keeper.start(tokens, cookies)), ...done]);
    } catch (error) {
      onError(error);
      return finish(fail(error instanceof SessionUnavailableError ? 'unavailable' : 'refused', started.returnTo));
    }
  };

  /** Wraps a handler that changes the session: only pages of the application may send it. */
  const fromOwnPage =
    (handler: Handler): Handler =>
    async (request) => {
      if (request.method !== 'POST') return json(405, { error: 'Send POST.' });
      if (!isOwnPage(request, baseUrl.origin))
        return json(403, { error: 'Only pages of this application may do this.' });
      return handler(request);
    };

  const endAtProvider = async ({ idToken }: StoredSession): Promise<void> => {
    await apiAs(idToken)(contract.oauthLogout)(undefined, { timeout: LOGOUT_TIME });
  };

  const logout = fromOwnPage(async (request) => {
    const cookies = cookiesOf(request);
    const { returnTo } = await readFields(request);
    const session = await keeper.read(cookies);
    const setCookies = await keeper.end(session, cookies);
    const home = returnUrl(returnTo);
    if (!session)
      return isForm(request) ? redirect(home, setCookies) : json(200, { redirectTo: home.href }, setCookies);
    // The session has ended here, whatever the provider says.
    await endAtProvider(session).catch(onError);
    const page = await provider.endSessionUrl(session.idToken, new URL(baseUrl).href).catch(() => undefined);
    const target = page ?? home;
    return isForm(request) ? redirect(target, setCookies) : json(200, { redirectTo: target.href }, setCookies);
  });

  const sessionJson = (session: StoredSession, setCookies: readonly string[]) =>
    json(
      200,
      {
        token: session.idToken,
        accessToken: session.accessToken,
        expiresIn: Math.max(1, Math.floor((session.expiresAt - Date.now()) / 1000)),
      },
      setCookies,
    );

  const switchAccount = fromOwnPage(async (request) => {
    const cookies = cookiesOf(request);
    const { tenantId, returnTo } = await readFields(request);
    if (!tenantId) return json(400, { error: 'Send tenantId.' });
    const { session, setCookies } = await keeper.current(cookies);
    if (!session) return json(401, { error: 'Nobody is signed in.' }, setCookies);
    try {
      await apiAs(session.idToken)(contract.switchTenant)({ tenantId });
      const next = await keeper.renew(session, true);
      const written = await keeper.writeRenewed(next, cookies);
      if (readClaims(next.idToken).tenantId !== tenantId) return unavailable(written);
      return isForm(request) ? redirect(returnUrl(returnTo), written) : sessionJson(next, written);
    } catch (error) {
      if (error instanceof IdentityError && (error.statusCode === 403 || error.statusCode === 404))
        return json(403, { error: 'You do not belong to this account.' }, setCookies);
      if (error instanceof SessionEndedError)
        return json(401, { error: error.message }, await keeper.end(session, cookies));
      onError(error);
      return unavailable(setCookies);
    }
  });

  /** A page of another origin cannot read the response; this also refuses to send it. */
  const session: Handler = async (request) => {
    const site = request.headers.get('sec-fetch-site');
    if (site !== null && site !== 'same-origin')
      return json(403, { error: 'Only pages of this application may do this.' });
    try {
      const { session: current, setCookies } = await keeper.current(cookiesOf(request));
      return current ? sessionJson(current, setCookies) : json(401, { error: 'Nobody is signed in.' }, setCookies);
    } catch (error) {
      onError(error);
      return unavailable();
    }
  };

  return { login, callback, logout, switchAccount, session };
};
