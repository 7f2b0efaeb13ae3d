import { lateApi } from '../../core/late-code';
import { credentialsOf } from '../../core/webauthn';
import { createNativeBridge } from '../../embed/native-bridge';
import type { Identity } from '../../identity';
import { goToAccountPage, isOnRoute } from '../../sign-in/account-link';
import { storeTarget } from '../../sign-in/after-auth';
import { continueAfterSignIn } from '../../sign-in/continue-after-sign-in';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { takePageError } from '../../sign-in/page-error';
import { storeRequestedLink } from '../../sign-in/requested-links';
import { takeSsoFailure } from '../../sign-in/sso-failure';
import { storeTypedValue } from '../../sign-in/typed-values';
import type { LoginDeps } from './context';
import { loadLater } from './load-later';

/** The parts of an identity that the login uses. */
export type LoginIdentity = SignInIdentity &
  Pick<Identity, 'loginMode' | 'tenantAlias'> & { session: Pick<Identity['session'], 'get' | 'load'> };

/** Waits until the user picks a passkey suggested in the email field; undefined when that is not supported. */
export const waitForPasskey = async (identity: LoginIdentity, signal: AbortSignal) => {
  const deps = loginDeps(identity);
  if (!(await deps.credentials?.canAutofill?.()) || signal.aborted) return undefined;
  const steps = await loadLater();
  return steps.waitForPasskey(deps, signal);
};

type LaterContracts = Awaited<ReturnType<typeof loadLater>>['contracts'];

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
  const late = <Name extends keyof LaterContracts>(name: Name) =>
    lateApi<LaterContracts[Name]>(identity.call, async () => (await loadLater()).contracts[name]);
  const keys = late('passkeys');
  const bridge = createNativeBridge();
  const state = () => identity.session.get();
  /** A page that stores no tokens has its session only in the provider's cookie. */
  const requireSession = async () => {
    if (state().status !== 'authenticated') await identity.session.load();
  };
  return {
    ...signIn,
    api: {
      session: late('session'),
      ssoLogin: late('ssoLogin'),
      passwordless: late('passwordless'),
      passkeys: keys,
      configurations: late('configurations'),
      flags: late('flags'),
      mfa: late('mfa'),
    },
    isSignedIn: async () => {
      // Elsewhere the provider decides, which may require a sign-in in any case.
      if (identity.loginMode !== 'embedded' || !isOnRoute(identity, 'loginUrl')) return false;
      const { status } = state().status === 'loading' ? await identity.session.load() : state();
      return status === 'authenticated';
    },
    isAuthenticated: () => state().status === 'authenticated',
    userId: () => {
      const known = state();
      return known.status === 'authenticated' ? known.user.id : undefined;
    },
    navigate: () => continueAfterSignIn(identity),
    leaveForOwnLogin: async () => {
      if (!(await identity.tenantAlias())) return false;
      const { goToCustomLogin } = await loadLater();
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
      await late('passwords').forgotPassword({ email });
    },
    ...(credentials && {
      credentials,
      countPasskeys: async () => {
        await requireSession();
        return (await keys.listDevices()).length;
      },
      addPasskey: async (signal: AbortSignal) => {
        const { registerPasskey } = await loadLater();
        await requireSession();
        await registerPasskey(keys, credentials, { signal });
      },
    }),
    ...overrides,
  };
};
