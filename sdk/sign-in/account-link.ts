import type { Identity } from '../identity';
import { matchAccountRoute, type Routes } from '../routes';
import { allowLogout } from './logout-mark';
import { storeTypedValue } from './typed-values';

/** Parameters of an emailed link. */
export interface AccountLink {
  userId: string;
  token: string;
}

type Page = Pick<Identity, 'environment'>;

/** Returns a parameter of an emailed link from the page's query; undefined when it is missing or empty. */
export const linkValue = ({ environment }: Page, name: string): string | undefined =>
  environment.page()?.searchParams.get(name) || undefined;

/** Returns the user id and the token of a link; undefined when one of them is missing. */
export const readAccountLink = (identity: Page): AccountLink | undefined => {
  const userId = linkValue(identity, 'userId');
  const token = linkValue(identity, 'token');
  return userId && token ? { userId, token } : undefined;
};

/** Removes used parameters from the URL, so that neither history nor referrer contain them. */
export const clearLink = ({ environment }: Page, names: readonly string[] = ['userId', 'token']): void => {
  const page = environment.page();
  if (!names.some((name) => page?.searchParams.has(name)) || !page) return;
  for (const name of names) page.searchParams.delete(name);
  environment.replacePage(page);
};

/** Pages between which an invited user can switch. */
const routesWithInvitation = new Set<string>(['loginUrl', 'signUpUrl', 'forgetPasswordUrl']);

/** Pages that fill in the email that the user has typed before. */
const routesWithEmail = new Set<string>(['loginUrl', 'signUpUrl', 'forgetPasswordUrl', 'resetPhoneNumberUrl']);

/** Pages that users go back to. All other account pages redeem something or lead on, so they leave no history entry. */
const forms = new Set<string | undefined>(['loginUrl', 'signUpUrl', 'forgetPasswordUrl', 'resetPhoneNumberUrl']);

/** Returns whether the current history entry is replaced: Back must not lead to a callback or a finished step. */
const isPassing = (routes: Routes, page: URL, target: string): boolean => {
  const current = matchAccountRoute(routes, page.pathname);
  return target === 'stepUpUrl' || (current !== undefined && !forms.has(current));
};

/**
 * Opens another page of the account; the page after the sign-in is kept, and the typed email in the tab's storage:
 * URLs are logged and shared.
 *
 * @param options `email`: the typed address. `maxAge`: maximum age of the authentication for the step-up, in seconds.
 * `isConfirmed`: whether the log-out page may sign out without a question. Default: true.
 */
export const goToAccountPage = (
  { environment, routes }: Page & Pick<Identity, 'routes'>,
  route:
    | 'authenticatedUrl'
    | 'loginUrl'
    | 'logoutUrl'
    | 'stepUpUrl'
    | 'forgetPasswordUrl'
    | 'resetPhoneNumberUrl'
    | 'signUpUrl',
  { email, maxAge, isConfirmed = true }: { email?: string; maxAge?: string | null; isConfirmed?: boolean } = {},
): void => {
  const page = environment.page();
  if (!page) return;
  if (route === 'logoutUrl' && isConfirmed) allowLogout({ environment });
  const target = new URL(routes[route], page);
  const kept = [
    'redirectUrl',
    ...(routesWithInvitation.has(route) ? ['invitationToken'] : []),
    // The typed address is newer than the page's.
    ...(routesWithEmail.has(route) && !email ? ['login_hint'] : []),
  ];
  for (const name of kept) {
    const value = page.searchParams.get(name);
    if (value) target.searchParams.set(name, value);
  }
  if (maxAge) target.searchParams.set('maxAge', maxAge);
  if (email) storeTypedValue(environment, 'email', email);
  environment.redirect(target, { replace: isPassing(routes, page, route) });
};

/** Returns whether the page matches a route; a trailing slash is ignored. */
export const isOnRoute = ({ environment, routes }: Page & Pick<Identity, 'routes'>, route: keyof Routes): boolean => {
  const path = (text: string) => text.replace(/\/+$/, '');
  return path(environment.page()?.pathname ?? '') === path(routes[route] ?? '');
};
