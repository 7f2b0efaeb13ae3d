import { isAbort } from '../core/errors';
import { tolerated } from '../core/tolerated';
import type { Identity } from '../identity';
import type { LoginResponse } from '../session/contract';
import { webAddress } from '../session/open-id/redirects';
import { goToAccountPage } from './account-link';
import { goAfterAuth, storeTarget } from './after-auth';
import { sendStoredFields } from './custom-fields';
import { markSso } from './sso-mark';
import { clearTypedValues } from './typed-values';

/** The parts of an identity that finishing a sign-in uses. */
export type SignInIdentity = Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect'> & {
  session: Pick<Identity['session'], 'accept' | 'forget'>;
};

/** Dependencies of finishing a sign-in. */
export interface SignInDeps {
  /** Creates a session from a response with a token. */
  accept(response: LoginResponse): Promise<void>;
  /** Drops the stored user and token. */
  clear(): Promise<void>;
  /** Navigates to a URL and keeps the page after the sign-in; returns false when the URL is not allowed. */
  redirect(address: string): boolean;
  /** Stores the page after the sign-in while the sign-in continues elsewhere, such as in an email. */
  storeTarget?(): void;
  /** Navigates to the page after signing in. */
  navigate(): void;
  toLogin(): void;
}

/** Creates the session and navigation dependencies that flows share. */
export const signInDeps = (identity: SignInIdentity): SignInDeps => ({
  accept: async (response) => {
    await identity.session.accept(response);
    clearTypedValues(identity.environment);
    // The user is signed in either way; fields that could not be saved are retried after the next sign-in.
    await tolerated(sendStoredFields(identity, response.accessToken));
  },
  clear: () => identity.session.forget(),
  redirect: (address) => {
    const url = webAddress(address, identity.environment.page());
    if (!url) return false;
    storeTarget(identity);
    markSso(identity.environment, url);
    identity.environment.redirect(url);
    return true;
  },
  storeTarget: () => storeTarget(identity),
  navigate: () => goAfterAuth(identity),
  toLogin: () => goToAccountPage(identity, 'loginUrl'),
});

/** Outcome: signed in, sent to the login page, or leaving for another page. */
export type SignInOutcome = 'signedIn' | 'toLogin' | 'left';

/**
 * Resolves a login response. Its call cannot be repeated, so only a canceled flow ends in an error: a required second
 * factor, or a response that signs no user in, leads to the login page.
 */
export const finishSignIn = async (
  deps: Pick<SignInDeps, 'accept' | 'clear' | 'redirect'>,
  response: LoginResponse,
): Promise<SignInOutcome> => {
  const { mfaRequired, accessToken, redirectLocation } = response;
  try {
    if (mfaRequired) {
      await deps.clear();
      return 'toLogin';
    }
    if (!accessToken) return redirectLocation && deps.redirect(redirectLocation) ? 'left' : 'toLogin';
    await deps.accept(response);
    return 'signedIn';
  } catch (error) {
    if (isAbort(error)) throw error;
    return 'toLogin';
  }
};

/** Navigates to the page for an outcome. */
export const navigateAfterOutcome = (
  deps: Pick<SignInDeps, 'navigate' | 'toLogin'>,
  outcome: SignInOutcome | undefined,
): void => {
  if (outcome === 'signedIn') deps.navigate();
  if (outcome === 'toLogin') deps.toLogin();
};
