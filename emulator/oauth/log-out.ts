import type { Cookies } from '../cookies';
import type { Provider } from '../provider';
import { forgetRefreshToken } from '../rules/refresh-tokens';
import { browserSession, endSession, forgetBrowser } from '../rules/sessions';
import { messagePage, pageHeaders } from './pages';

/** Ends the browser's session and takes its cookies away. */
export const signOutBrowser = async (provider: Provider, cookies: Cookies): Promise<void> => {
  const session = await browserSession(provider, cookies);
  if (session) endSession(provider, session.id);
  for (const client of provider.clients) forgetRefreshToken(cookies, client);
  forgetBrowser(cookies);
};

/** GET /oauth/logout opened as a page: signs out and goes to a registered address, or says that it is done. */
export const logOutPage = async (provider: Provider, cookies: Cookies, search: URLSearchParams): Promise<Response> => {
  const target = search.get('post_logout_redirect_uri');
  const known = target !== null && provider.origins.isPostLogout(target);
  if (target !== null && !known) {
    return messagePage(
      400,
      'This sign-out link is not right',
      'The return address is not registered. Nothing was changed.',
    );
  }
  await signOutBrowser(provider, cookies);
  if (target === null) return messagePage(200, 'You are signed out', 'You can close this page.');
  const url = new URL(target);
  const state = search.get('state');
  if (state !== null) url.searchParams.set('state', state);
  return new Response(null, { status: 302, headers: { ...pageHeaders, location: String(url) } });
};
