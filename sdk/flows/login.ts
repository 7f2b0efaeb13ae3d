import type { contract as configurations } from '../configurations/contract';
import type { Api } from '../core/api';
import type { KeyValue } from '../core/environment';
import { fault } from '../core/error-texts';
import { isAbort } from '../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../core/flow';
import type { contract as flags } from '../flags/contract';
import { isFlagOn } from '../flags/queries';
import type { contract as mfa } from '../mfa/contract';
import type { contract as passwordless } from '../passwordless/contract';
import type { LoginResponse, contract as session } from '../session/contract';
import { afterLogin, mustReplacePassword, ruleForStrategy, shouldPromptPasskeys } from './login-rules';
import { type MfaApi, type MfaStart, startMfa } from './mfa';

export type LoginStep =
  | 'preLogin'
  | 'magicLinkPreLoginSuccess'
  | 'loginWithSmsOtc'
  | 'loginWithQuickSmsOtc'
  | 'loginWithOtc'
  | 'loginWithPassword'
  | 'loginWithTwoFactor'
  | 'redirectToSSO'
  | 'loginWithSSOFailed'
  | 'success'
  | 'forceTwoFactor'
  | 'recoverTwoFactor'
  | 'promptPasskeys'
  | 'breachedPassword'
  | 'breachedPasswordSuccess';

/** Time on the screen that says where a person is being sent, in milliseconds. */
export const SSO_REDIRECT_DELAY = 2000;
/** Time on the failure screen of a company sign-in, in milliseconds. */
export const SSO_FAILURE_DELAY = 1000;
/** Pause before the page changes after a sign-in, in milliseconds. */
export const AFTER_AUTH_DELAY = 200;

const PREFERRED_METHOD_KEY = 'preferred-login-method';
const DONT_SHOW_PASSKEYS_KEY = 'dont-show-again-prompt-passkeys';

export interface LoginContext {
  email: string;
  /** Address of the company's own sign-in. */
  ssoAddress?: string;
  /** Masked number that a code was sent to. */
  phoneNumber?: string;
  /** Where the second factor starts. */
  mfa?: MfaStart;
  /** What the person should know on the first screen. */
  notice?: 'mfa-recovered';
}

/** The calls of the login flow, by the contract they belong to. */
export interface LoginApi {
  session: Pick<Api<typeof session>, 'login' | 'ssoPreLogin'>;
  passwordless: Pick<Api<typeof passwordless>, 'preLogin' | 'postLogin'>;
  configurations: Pick<Api<typeof configurations>, 'getVendorConfig' | 'getPublicAuthStrategies'>;
  flags: Pick<Api<typeof flags>, 'load'>;
  mfa: MfaApi & Pick<Api<typeof mfa>, 'recoverMfa'>;
}

export interface LoginDeps {
  api: LoginApi;
  /** Makes a session of an answer that carries a token. */
  accept(response: LoginResponse): Promise<void>;
  /** Forgets the stored person and token. */
  clear(): void;
  isAuthenticated(): boolean;
  /** Leaves for an address; false when it is not allowed. */
  redirect(address: string): boolean;
  /** Goes to where a person goes after signing in. */
  navigate(): void;
  storage: Pick<KeyValue, 'getItem' | 'setItem'>;
  /** Company sign-in of a native shell; false when it takes no part. */
  launchSso?(email: string): boolean;
  /** Sends the mail that lets a person replace the password. Without it nobody is asked to replace one. */
  resetPassword?(email: string): Promise<void>;
  /** Number of passkeys of the signed-in person. Without it nobody is asked to add one. */
  countPasskeys?(): Promise<number>;
  addPasskey?(): Promise<void>;
}

type Args = HandlerArgs<LoginContext, LoginDeps>;
type Answer = Transition<LoginStep, LoginContext>;

/** A fault here means "none", so that it cannot keep anybody out. */
const orNothing = async <T, N>(call: Promise<T>, nothing: N): Promise<T | N> => {
  try {
    return await call;
  } catch (error) {
    if (isAbort(error)) throw error;
    return nothing;
  }
};

const leave = (address: string, deps: LoginDeps) => {
  if (!deps.redirect(address)) throw fault('redirect-refused');
};

const promptApplies = async ({ deps, signal }: Args): Promise<boolean> => {
  const preferredMethod = deps.storage.getItem(PREFERRED_METHOD_KEY);
  const dontShowAgain = deps.storage.getItem(DONT_SHOW_PASSKEYS_KEY);
  // What is known without a call comes first: nearly every sign-in ends here.
  if (!deps.countPasskeys || preferredMethod === 'Passkeys' || dontShowAgain === 'true') return false;
  const flag = isFlagOn(await orNothing(deps.api.flags.load(undefined, { signal }), {}), 'show-passkeys-new');
  if (!flag) return false;
  const [policy, devices] = await Promise.all([
    orNothing(deps.api.configurations.getPublicAuthStrategies(undefined, { signal }), undefined),
    orNothing(deps.countPasskeys(), Number.NaN),
  ]);
  const strategies = policy?.secondaryAuthStrategies ?? [];
  return shouldPromptPasskeys({ flag, strategies, preferredMethod, dontShowAgain, devices });
};

const isBreached = async ({ deps, signal }: Args, response: LoginResponse): Promise<boolean> => {
  // Without the call that replaces a password this would be a dead end.
  if (!response.isBreachedPassword || !deps.resetPassword) return false;
  const known = await orNothing(deps.api.flags.load(undefined, { signal }), {});
  const flag = isFlagOn(known, 'security-center-show-login-flows');
  return mustReplacePassword({ ...response, flag, authenticated: deps.isAuthenticated() });
};

/** What every answer of a sign-in call leads to. */
const complete = async (args: Args, response: LoginResponse): Promise<Answer | undefined> => {
  const { deps, signal } = args;
  if (response.mfaRequired && response.mfaToken) {
    deps.clear();
    const start = await startMfa(deps.api.mfa, response, signal);
    return { step: start.context.enrolled ? 'loginWithTwoFactor' : 'forceTwoFactor', context: { mfa: start } };
  }
  if (response.redirectLocation && !response.accessToken) {
    leave(response.redirectLocation, deps);
    return undefined;
  }
  if (!response.accessToken) throw fault('unexpected-answer');
  const breached = await isBreached(args, response);
  if (!breached) await deps.accept(response);
  const promptPasskeys = !breached && (await promptApplies(args));
  return { step: afterLogin({ breached, promptPasskeys }), context: { mfa: undefined } };
};

const identify = async (args: Args, input: { email: string }): Promise<Answer> => {
  const { deps, signal } = args;
  const email = input.email.trim();
  const base = { email, notice: undefined, mfa: undefined };
  const sso = await orNothing(deps.api.session.ssoPreLogin({ email }, { signal }), undefined);
  if (sso?.address) return { step: 'redirectToSSO', context: { ...base, ssoAddress: sso.address } };
  const { authStrategy } = await deps.api.configurations.getVendorConfig(undefined, { signal });
  const { step, passwordless } = ruleForStrategy(authStrategy);
  if (passwordless) {
    const sent = await deps.api.passwordless.preLogin({ type: passwordless, email }, { signal });
    return { step, context: { ...base, phoneNumber: sent.phoneNumber } };
  }
  const error = authStrategy === 'NoLocalAuthentication' ? fault('no-password-login') : undefined;
  return { step, context: base, error };
};

const submitPassword = async (args: Args, { password }: { password: string }) => {
  const { email } = args.context;
  return complete(args, await args.deps.api.session.login({ email, password }, { signal: args.signal }));
};

const submitCode =
  (type: 'code' | 'smscode') =>
  async (args: Args, { code }: { code: string }) => {
    const token = code.replace(/[\s-]/g, '');
    return complete(args, await args.deps.api.passwordless.postLogin({ type, token }, { signal: args.signal }));
  };

const resend = (type: 'magiclink' | 'code' | 'smscode') => async (args: Args) => {
  const { email } = args.context;
  await args.deps.api.passwordless.preLogin({ type, email }, { signal: args.signal });
};

const back = (): Answer => ({
  step: 'preLogin',
  context: { mfa: undefined, ssoAddress: undefined, phoneNumber: undefined },
});

const go = ({ context, deps }: Args) => {
  if (deps.launchSso?.(context.email)) return;
  leave(context.ssoAddress ?? '', deps);
};

const verified = (args: Args, response: LoginResponse) => complete(args, response);

/** Signing in, from the e-mail address to the page behind it. */
export const loginFlow = defineFlow<LoginStep, LoginContext, LoginDeps>()({
  name: 'login',
  initial: 'preLogin',
  context: { email: '' },
  steps: {
    preLogin: { on: { submit: identify, ssoFailed: (): Answer => ({ step: 'loginWithSSOFailed' }) } },
    redirectToSSO: { on: { go, back }, after: { ms: SSO_REDIRECT_DELAY, run: go } },
    loginWithSSOFailed: { on: { back }, after: { ms: SSO_FAILURE_DELAY, run: ({ deps }) => deps.navigate() } },
    loginWithPassword: { on: { submit: submitPassword, back } },
    magicLinkPreLoginSuccess: { on: { resend: resend('magiclink'), back } },
    loginWithOtc: { on: { submit: submitCode('code'), resend: resend('code'), back } },
    loginWithSmsOtc: { on: { submit: submitCode('smscode'), resend: resend('smscode'), back } },
    loginWithQuickSmsOtc: { on: { submit: submitCode('smscode'), resend: resend('smscode'), back } },
    loginWithTwoFactor: { on: { verified, recover: (): Answer => ({ step: 'recoverTwoFactor' }), back } },
    forceTwoFactor: { on: { verified, back } },
    recoverTwoFactor: {
      on: {
        submit: async ({ context, deps, signal }: Args, input: { recoveryCode: string }): Promise<Answer> => {
          const recoveryCode = input.recoveryCode.trim();
          await deps.api.mfa.recoverMfa({ email: context.email, recoveryCode }, { signal });
          return { step: 'preLogin', context: { mfa: undefined, notice: 'mfa-recovered' } };
        },
        cancel: ({ context }: Args): Answer => (context.mfa ? { step: 'loginWithTwoFactor' } : back()),
      },
    },
    promptPasskeys: {
      on: {
        add: async ({ deps }: Args): Promise<Answer> => {
          if (!deps.addPasskey) throw fault('method-unavailable');
          await deps.addPasskey();
          return { step: 'success' };
        },
        later: (): Answer => ({ step: 'success' }),
        never: ({ deps }: Args): Answer => {
          deps.storage.setItem(DONT_SHOW_PASSKEYS_KEY, 'true');
          return { step: 'success' };
        },
      },
    },
    breachedPassword: {
      on: {
        reset: async ({ context, deps }: Args): Promise<Answer> => {
          if (!deps.resetPassword) throw fault('method-unavailable');
          await deps.resetPassword(context.email);
          return { step: 'breachedPasswordSuccess' };
        },
        back,
      },
    },
    breachedPasswordSuccess: { on: { back } },
    success: { after: { ms: AFTER_AUTH_DELAY, run: ({ deps }) => deps.navigate() } },
  },
});
