import { contract as configurations } from '../../capabilities/configurations/contract';
import { contract as flags } from '../../capabilities/flags/contract';
import { contract as mfa } from '../../capabilities/mfa/contract';
import { contract as passkeys } from '../../capabilities/passkeys/contract';
import { contract as passwordless } from '../../capabilities/passwordless/contract';
import { contract as ssoLogin } from '../../capabilities/sso-login/contract';
import type { Api } from '../../core/api';
import type { KeyValue } from '../../core/environment';
import { type Credentials, credentialsOf } from '../../core/webauthn';
import { createNativeBridge } from '../../embed/native-bridge';
import type { Identity } from '../../identity';
import { contract as session } from '../../session/contract';
import { SHOULD_STEP_UP_KEY } from '../../session/step-up';
import { goToAccountPage } from '../../sign-in/account-link';
import { keepTarget } from '../../sign-in/after-auth';
import { type SignInDeps, type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import type { MfaApi } from '../mfa/flow';

/** The calls of the login flow, by the contract they belong to. */
export interface LoginApi {
  session: Pick<Api<typeof session>, 'login'>;
  ssoLogin: Pick<Api<typeof ssoLogin>, 'preLoginV2'>;
  passwordless: Pick<Api<typeof passwordless>, 'preLogin' | 'postLogin'>;
  passkeys: Pick<Api<typeof passkeys>, 'preLogin' | 'postLogin'>;
  configurations: Pick<Api<typeof configurations>, 'getVendorConfig' | 'getPublicAuthStrategies'>;
  flags: Pick<Api<typeof flags>, 'load'>;
  mfa: MfaApi & Pick<Api<typeof mfa>, 'recoverMfa'>;
}

/** What the login flow needs from outside. */
export interface LoginDeps extends Omit<SignInDeps, 'toLogin'> {
  api: LoginApi;
  isAuthenticated(): boolean;
  /** Id of the signed-in person. */
  userId(): string | undefined;
  storage: KeyValue;
  /** Passkeys of the browser; without them nobody is offered one. */
  credentials?: Credentials;
  /** The tenant that the page is about. */
  tenantId?(): string | undefined;
  /** Where a company's OpenID Connect sign-in comes back to. */
  oidcCallback?(): string | undefined;
  /** Company sign-in of a native shell; false when it takes no part. */
  launchSso?(email: string): boolean;
  /** Lets a native shell keep a password that was right. */
  suggestSavePassword?(email: string, password: string): void;
  /** Answer of the host's captcha, where the vendor asks for one. */
  captcha?(): Promise<string | undefined>;
  /** Goes to where a forgotten password is reset; the address that was given goes along. */
  toForgotPassword?(email: string): void;
  /** Sends the mail that lets a person replace the password. Without it nobody is asked to replace one. */
  resetPassword?(email: string): Promise<void>;
  /** Number of passkeys of the signed-in person. Without it nobody is asked to add one. */
  countPasskeys?(): Promise<number>;
  addPasskey?(signal: AbortSignal): Promise<void>;
}

/** What the login flow needs of an identity. */
export type LoginIdentity = SignInIdentity & { session: Pick<Identity['session'], 'get'> };

/** Goes on with the step-up that a sign-out interrupted; false when there is none. */
const resumeStepUp = (identity: LoginIdentity): boolean => {
  const { local } = identity.environment;
  if (local.getItem(SHOULD_STEP_UP_KEY) !== 'true') return false;
  // Once only: a step-up that cannot succeed must not catch every sign-in.
  local.removeItem(SHOULD_STEP_UP_KEY);
  goToAccountPage(identity, 'stepUpUrl');
  return true;
};

// What few sign-ins need is loaded when it is: registering a passkey, replacing a leaked password.

/**
 * Connects the login flow to an identity.
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
    isAuthenticated: () => state().status === 'authenticated',
    userId: () => {
      const known = state();
      return known.status === 'authenticated' ? known.user.id : undefined;
    },
    navigate: () => {
      if (!resumeStepUp(identity)) signIn.navigate();
    },
    storage: environment.local,
    tenantId: () => environment.page()?.searchParams.get('tenantId') ?? undefined,
    oidcCallback: () => {
      const page = environment.page();
      return page && new URL(routes.oidcRedirectUrl, page.origin).href;
    },
    launchSso: (email) => {
      if (!bridge.knows('loginWithSSO')) return false;
      keepTarget(identity);
      bridge.send('loginWithSSO', email);
      return true;
    },
    suggestSavePassword: (email, password) => {
      if (bridge.knows('suggestSavePassword')) bridge.send('suggestSavePassword', email, password);
    },
    toForgotPassword: (email) => goToAccountPage(identity, 'forgetPasswordUrl', { login_hint: email }),
    resetPassword: async (email) => {
      const { contract: passwords } = await import('../../capabilities/passwords/contract');
      await identity.call(passwords).forgotPassword({ email });
    },
    ...(credentials && {
      credentials,
      countPasskeys: async () => (await keys.listDevices()).length,
      addPasskey: async (signal: AbortSignal) => {
        const { registerPasskey } = await import('../../capabilities/passkeys/register-passkey');
        await registerPasskey(keys, credentials, { signal });
      },
    }),
    ...overrides,
  };
};
