import { isAbort } from '../core/errors';
import { tolerated } from '../core/tolerated';
import type { Identity } from '../identity';
import type { LoginResponse } from '../session/contract';
import { webAddress } from '../session/redirects';
import { goToAccountPage } from './account-link';
import { goAfterAuth, keepTarget } from './after-auth';
import { putKeptFields } from './own-fields';

/** What finishing a sign-in needs of an identity. */
export type SignInIdentity = Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect'> & {
  session: Pick<Identity['session'], 'accept' | 'forget'>;
};

/** What finishing a sign-in needs from outside. */
export interface SignInDeps {
  /** Makes a session of an answer that carries a token. */
  accept(response: LoginResponse): Promise<void>;
  /** Drops the stored user and token. */
  clear(): Promise<void>;
  /** Leaves for an address; false when it is not allowed. Where the user wants to go is kept. */
  redirect(address: string): boolean;
  /** Keeps where the user wants to go while the sign-in goes on elsewhere, in a mail for example. */
  keepTarget?(): void;
  /** Navigates to the page after signing in. */
  navigate(): void;
  toLogin(): void;
}

/** The session, the login page and the page behind it, as flows use them. */
export const signInDeps = (identity: SignInIdentity): SignInDeps => ({
  accept: async (response) => {
    await identity.session.accept(response);
    // The user is signed in either way; what could not be stored is tried again after the next sign-in.
    await tolerated(putKeptFields(identity));
  },
  clear: () => identity.session.forget(),
  redirect: (address) => {
    const url = webAddress(address, identity.environment.page());
    if (!url) return false;
    keepTarget(identity);
    identity.environment.redirect(url);
    return true;
  },
  keepTarget: () => keepTarget(identity),
  navigate: () => goAfterAuth(identity),
  toLogin: () => goToAccountPage(identity, 'loginUrl'),
});

/** Signed in; still to sign in, on the login page; or on the way to another page. */
export type SignInOutcome = 'signedIn' | 'toLogin' | 'left';

/**
 * Resolves a login response. The call that returned it cannot be repeated, so only a cancelled flow ends in an error: a
 * missing second factor, or a response that signs no user in, leads to the login page.
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

/** Where an outcome leads. */
export const goOn = (deps: Pick<SignInDeps, 'navigate' | 'toLogin'>, outcome: SignInOutcome | undefined): void => {
  if (outcome === 'signedIn') deps.navigate();
  if (outcome === 'toLogin') deps.toLogin();
};
