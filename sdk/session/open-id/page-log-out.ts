import type { Environment } from '../../core/environment';
import type { IdentityError } from '../../core/errors';
import { sessionError } from '../errors';
import { randomText } from './pkce';

/** Storage key of the state that the provider returns after the log-out. */
const AWAY_KEY = 'GATEHOUSE_LOG_OUT_STATE';
const STATE_LENGTH = 32;

interface LogOutRequest {
  endSession: URL;
  clientId: string;
  /** ID token of the session, if known. */
  hint: string | undefined;
  returnTo: URL;
}

/**
 * Leaves for the provider's page that ends the session. Source: OpenID Connect RP-Initiated Logout 1.0.
 * @returns the error when the page is restored from the back/forward cache without having ended the session
 */
export const navigateToLogOut = (
  { crypto, tab, redirect, listen }: Environment,
  { endSession, clientId, hint, returnTo }: LogOutRequest,
  signal: AbortSignal,
): Promise<IdentityError> => {
  const state = randomText(crypto, STATE_LENGTH);
  tab.setItem(AWAY_KEY, state);
  const url = new URL(endSession);
  const query = { id_token_hint: hint, client_id: clientId, post_logout_redirect_uri: returnTo.href, state };
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return new Promise((resolve) => {
    const back = () => {
      unlisten();
      tab.removeItem(AWAY_KEY);
      resolve(sessionError('sign-out-unfinished'));
    };
    const unlisten = listen('pageshow', (event) => (event as PageTransitionEvent).persisted && back());
    signal.addEventListener('abort', back, { once: true });
    redirect(url);
  });
};

/** Returns the outcome of a log-out for which this tab left: `done` when the provider returned to it. Only once. */
export const takeLogOut = ({ tab, page, replacePage }: Environment): 'done' | 'unfinished' | undefined => {
  const state = tab.getItem(AWAY_KEY);
  const current = page();
  if (state === null || !current) return undefined;
  tab.removeItem(AWAY_KEY);
  if (current.searchParams.get('state') !== state) return 'unfinished';
  current.searchParams.delete('state');
  replacePage(current);
  return 'done';
};
