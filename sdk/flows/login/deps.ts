import { contract as configurations } from '../../capabilities/configurations/contract';
import { contract as flags } from '../../capabilities/flags/contract';
import { contract as mfa } from '../../capabilities/mfa/contract';
import { contract as passkeys } from '../../capabilities/passkeys/contract';
import { registerPasskey } from '../../capabilities/passkeys/register-passkey';
import { contract as passwordless } from '../../capabilities/passwordless/contract';
import { contract as passwords } from '../../capabilities/passwords/contract';
import { contract as ssoLogin } from '../../capabilities/sso-login/contract';
import { credentialsOf } from '../../core/webauthn/webauthn';
import { createNativeBridge } from '../../embed/native-bridge';
import type { Identity } from '../../identity';
import { contract as session } from '../../session/contract';
import { readClaims } from '../../session/tokens/jwt';
import { goToAccountPage, isOnRoute } from '../../sign-in/account-link';
import { storeTarget } from '../../sign-in/after-auth';
import { continueAfterSignIn } from '../../sign-in/continue-after-sign-in';
import { goToCustomLogin } from '../../sign-in/custom-login';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { takePageError } from '../../sign-in/page-error';
import { storeRequestedLink } from '../../sign-in/requested-links';
import { takeSsoFailure } from '../../sign-in/sso-failure';
import { stepUpError } from '../../sign-in/step-up-errors';
import { storeTypedValue } from '../../sign-in/typed-values';
import type { LoginDeps } from './context';
import { waitForPasskey as waitForPicked } from './passkeys';

/** The parts of an identity that the login uses. */
export type LoginIdentity = SignInIdentity &
  Pick<Identity, 'loginMode' | 'tenantAlias'> & { session: Pick<Identity['session'], 'get' | 'load'> };

/** Waits until the user picks a passkey suggested in the email field; undefined when that is not supported. */
export const waitForPasskey = async (identity: LoginIdentity, signal: AbortSignal) => {
  const deps = loginDeps(identity);
  if (!(await deps.credentials?.canAutofill?.()) || signal.aborted) return undefined;
  return waitForPicked(deps, signal);
};

/**
 * Creates the dependencies of the login from an identity.
 *
 * @example
 * const flow = createFlow(loginFlow, loginDeps(identity));
 * await flow.send('submit', { email });
 */
export const loginDeps = (identity: LoginIdentity, overrides: Partial<LoginDeps> = {}): LoginDeps => {
  const { environment, routes } = identity;
  const { toLogin: _, ...signIn } = signInDeps(identity);
  const credentials = credentialsOf(environment);
  const keys = identity.call(passkeys);
  const bridge = createNativeBridge();
  const state = () => identity.session.get();
  /** A page that stores no tokens has its session only in the provider's cookie. */
  const requireSession = async () => {
    if (state().status !== 'authenticated') await identity.session.load();
  };
  return {
    ...signIn,
    api: {
      session: identity.call(session),
      ssoLogin: identity.call(ssoLogin),
      passwordless: identity.call(passwordless),
      passkeys: keys,
      configurations: identity.call(configurations),
      flags: identity.call(flags),
      mfa: identity.call(mfa),
    },
    isSignedIn: async () => {
      // Elsewhere the provider decides, which may require a sign-in in any case.
      if (identity.loginMode !== 'embedded' || !isOnRoute(identity, 'loginUrl')) return false;
      const { status } = state().status === 'loading' ? await identity.session.load() : state();
      return status === 'authenticated';
    },
    isAuthenticated: () => state().status === 'authenticated',
    userId: () => {
      const current = state();
      return current.status === 'authenticated' ? current.user.id : undefined;
    },
    navigate: () => continueAfterSignIn(identity),
    leaveForOwnLogin: async () => {
      if (!(await identity.tenantAlias())) return false;
      return goToCustomLogin(identity);
    },
    storage: environment.local,
    tenantId: () => environment.page()?.searchParams.get('tenantId') ?? undefined,
    oidcCallback: () => {
      const page = environment.page();
      return page && new URL(routes.oidcRedirectUrl, page.origin).href;
    },
    ssoFailure: () => takeSsoFailure(environment) ?? takePageError(identity),
    storeEmail: (email) => storeTypedValue(environment, 'email', email),
    storeRequestedLink: () => storeRequestedLink(environment, 'magiclink'),
    launchSso: (email) => {
      if (!bridge.knows('loginWithSSO')) return false;
      storeTarget(identity);
      bridge.send('loginWithSSO', email);
      return true;
    },
    suggestSavePassword: (email, password) => {
      if (bridge.knows('suggestSavePassword')) bridge.send('suggestSavePassword', email, password);
    },
    toSignUp: (email) => goToAccountPage(identity, 'signUpUrl', { email }),
    toForgotPassword: (email) => goToAccountPage(identity, 'forgetPasswordUrl', { email }),
    toResetPhone: (email) => goToAccountPage(identity, 'resetPhoneNumberUrl', { email }),
    resetPassword: async (email) => {
      await identity.call(passwords).forgotPassword({ email });
    },
    ...(credentials && {
      credentials,
      countPasskeys: async () => {
        await requireSession();
        return (await keys.listDevices()).length;
      },
      addPasskey: async (signal: AbortSignal) => {
        await requireSession();
        await registerPasskey(keys, credentials, { signal });
      },
    }),
    ...overrides,
  };
};

/**
 * Creates the dependencies of `confirmationFlow`, with which the signed-in user confirms in place that it is them: the session
 * stays, and nobody else can sign in.
 *
 * @param done called once they have
 */
export const confirmationDeps = (
  identity: LoginIdentity & { session: Pick<Identity['session'], 'logout' | 'refresh'> },
  done: () => void,
): LoginDeps => {
  // The user does something else: a passkey is not suggested.
  const { countPasskeys: _count, addPasskey: _add, ...deps } = loginDeps(identity);
  return {
    ...deps,
    accept: async (response) => {
      if (readClaims(response.accessToken).sub !== deps.userId()) {
        // A passkey can be another user's, with whom the provider has then replaced the session.
        await identity.session.logout();
        throw stepUpError('step-up-failed');
      }
      // Tokens of the hosted login name the application; those of the response are only for the provider.
      await (identity.loginMode === 'hosted' ? identity.session.refresh() : deps.accept(response));
    },
    // A second factor that is still missing does not end the session.
    clear: async () => {},
    navigate: done,
  };
};
