import type { SessionRow } from '../db/rows/sessions';
import { unregisteredAddress } from '../http/application-errors';
import type { Cookies } from '../http/cookies';
import type { Provider } from '../provider';
import { applicationHome } from '../rules/mail/outbox';
import { everyClient } from '../rules/sessions/principal';
import { forgetRefreshToken } from '../rules/sessions/refresh-tokens';
import { browserSession, endSession, forgetBrowser } from '../rules/sessions/sessions';
import { escapeHtml, htmlPage, messagePage, pageHeaders, wayOn } from './pages';

export const signOutBrowser = async (provider: Provider, cookies: Cookies): Promise<void> => {
  const session = await browserSession(provider, cookies);
  if (session) endSession(provider, session.id);
  for (const client of everyClient(provider)) forgetRefreshToken(cookies, client);
  forgetBrowser(cookies);
};

/** Returns whether an id token belongs to this session: it may have expired, but it must be signed by this provider. */
const isOf = async ({ signing }: Provider, session: SessionRow, hint: string | null): Promise<boolean> => {
  const [, payload = ''] = (hint ?? '').split('.');
  try {
    const { iat } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const verified = await signing.verify(hint ?? '', Number(iat) * 1000);
    return verified?.typ === 'JWT' && verified.claims.sid === session.id;
  } catch {
    return false;
  }
};

/** Browsers send at least the origin of the page that leads here, unless that page forbids it. */
const isFromApplication = ({ origins }: Provider, referrer = ''): boolean =>
  URL.canParse(referrer) && origins.isApplication(new URL(referrer).origin);

const refused = (provider: Provider, values: URLSearchParams) => {
  const registered = provider.clients.flatMap((client) => client.postLogoutRedirectUris);
  const reason = unregisteredAddress(provider, values.get('post_logout_redirect_uri') ?? '', registered);
  return messagePage(
    400,
    'This sign-out link is not valid',
    `${reason} Nothing was changed.`,
    applicationHome(provider.clients, null),
  );
};

/** Returns the redirect URI of a log-out, if it is registered; undefined for the provider's own page. */
const readTarget = ({ origins }: Provider, values: URLSearchParams): URL | undefined | 'refused' => {
  const target = values.get('post_logout_redirect_uri');
  if (target === null) return undefined;
  if (!origins.isPostLogout(target)) return 'refused';
  const url = new URL(target);
  const state = values.get('state');
  if (state !== null) url.searchParams.set('state', state);
  return url;
};

const signedOut = (home: string | undefined): Response =>
  htmlPage(
    200,
    'You are signed out',
    `<p>You can close this page.</p>${home === undefined ? '' : wayOn(home, 'Sign in again')}`,
  );

const redirectAfterLogOut = (provider: Provider, target: URL | undefined): Response =>
  target
    ? new Response(null, { status: 302, headers: { ...pageHeaders, location: target.href } })
    : signedOut(applicationHome(provider.clients, null));

/** Renders the confirmation page. Its form is accepted only from this page, by the origin of the request. */
const confirmationPage = (provider: Provider, values: URLSearchParams, target: URL | undefined): Response => {
  const hiddenFields = ['post_logout_redirect_uri', 'state'].flatMap((name) => {
    const value = values.get(name);
    return value === null ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`];
  });
  const home = target?.origin ?? provider.clients[0]?.origins[0] ?? provider.issuer;
  const form = `<form method="post">${hiddenFields.join('')}<button>Sign out</button></form>`;
  const page = htmlPage(
    200,
    'Sign out?',
    `<p>A link of another page wants to sign you out.</p>${form}<a class="other-way" href="${escapeHtml(home)}">Stay signed in</a>`,
  );
  const policy = pageHeaders['content-security-policy'] ?? '';
  // The form redirects to the application, and its request needs an origin.
  page.headers.set('content-security-policy', policy.replace("form-action 'self'", `form-action 'self' ${home}`));
  page.headers.set('referrer-policy', 'same-origin');
  return page;
};

/**
 * GET /oauth/logout opened as a page: signs out and redirects to a registered URL when `id_token_hint` belongs to this
 * session, or when a page of an application leads here; otherwise it asks for a confirmation, since any link could sign
 * the user out.
 */
export const logOutPage = async (
  provider: Provider,
  cookies: Cookies,
  { search, referrer }: { search: URLSearchParams; referrer: string | undefined },
): Promise<Response> => {
  const target = readTarget(provider, search);
  if (target === 'refused') return refused(provider, search);
  const session = await browserSession(provider, cookies);
  const isTrusted =
    isFromApplication(provider, referrer) || (session && (await isOf(provider, session, search.get('id_token_hint'))));
  if (session && !isTrusted) return confirmationPage(provider, search, target);
  await signOutBrowser(provider, cookies);
  return redirectAfterLogOut(provider, target);
};

/** POST /oauth/logout: handles the confirmation. */
export const confirmLogOut = async (
  provider: Provider,
  cookies: Cookies,
  { origin, values }: { origin: string | undefined; values: URLSearchParams },
): Promise<Response> => {
  const target = readTarget(provider, values);
  if (origin !== provider.issuer) {
    const home = applicationHome(provider.clients, null);
    return messagePage(
      400,
      'This sign-out link is not valid',
      'It comes from another page. Nothing was changed.',
      home,
    );
  }
  if (target === 'refused') return refused(provider, values);
  await signOutBrowser(provider, cookies);
  return redirectAfterLogOut(provider, target);
};
