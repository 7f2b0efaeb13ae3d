import { isFlagOn } from '../../capabilities/flags/is-flag-on';
import { identityError } from '../../core/error-texts';
import { GENERIC_CODE, IdentityError } from '../../core/errors';
import { withReadableError } from '../../core/readable-error';
import { tolerated } from '../../core/tolerated';
import { typedCode } from '../../core/typed-code';
import { proveKey } from '../../core/webauthn-ceremony';
import { webauthnError } from '../../core/webauthn-errors';
import type { LoginResponse } from '../../session/contract';
import { sessionError } from '../../session/errors';
import { readClaims } from '../../session/jwt';
import { storeLastMethod } from '../../sign-in/last-method';
import { quickLoginKey } from '../../sign-in/quick-login';
import { startMfa } from '../mfa/flow';
import { needsSecondFactor } from '../mfa/rules';
import type { PickedKey } from './autofill';
import type { Args, Result } from './context';
import { leave } from './leave';
import {
  afterLogin,
  allowsPasskeys,
  mustReplacePassword,
  PASSKEYS,
  PREFERRED_METHOD_KEY,
  type QuickLogin,
  shouldPromptPasskeys,
} from './rules';
import { readStrategies, sendFirst } from './shared-steps';

const DONT_SHOW_PASSKEYS_KEY = 'dont-show-again-prompt-passkeys';
const REGISTER_QUICK_KEY = 'register-quick-login';

const promptApplies = async (args: Args): Promise<boolean> => {
  const { deps, signal } = args;
  const preferredMethod = deps.storage.getItem(PREFERRED_METHOD_KEY);
  const dontShowAgain = deps.storage.getItem(DONT_SHOW_PASSKEYS_KEY);
  // The cached strategies come first: nearly every sign-in ends here without a call.
  const known = args.context.strategies;
  if (!deps.countPasskeys || preferredMethod === PASSKEYS || dontShowAgain === 'true') return false;
  if (known && !allowsPasskeys(known)) return false;
  if (deps.credentials?.canKeep && !(await tolerated(deps.credentials.canKeep()))) return false;
  const flag = isFlagOn(await tolerated(deps.api.flags.load(undefined, { signal })), 'show-passkeys-new');
  if (!flag) return false;
  const [strategies, devices = Number.NaN] = await Promise.all([
    known ?? readStrategies(args),
    tolerated(deps.countPasskeys()),
  ]);
  return shouldPromptPasskeys({ flag, strategies, preferredMethod, dontShowAgain, devices });
};

const isBreached = async ({ deps, signal }: Args, response: LoginResponse): Promise<boolean> => {
  // Without the call that replaces a password the user would be stuck.
  if (!response.isBreachedPassword || !deps.resetPassword) return false;
  const known = await tolerated(deps.api.flags.load(undefined, { signal }));
  const flag = isFlagOn(known, 'security-center-show-login-flows');
  return mustReplacePassword({ ...response, flag, authenticated: deps.isAuthenticated() });
};

/** Returns the user id of a token, if it can be decoded. */
const subjectOf = (token: string | null | undefined): string | undefined => {
  try {
    const { sub } = readClaims(token);
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
};

/** Stores this device for the quick sign-in, if the user opted in and the code was sent to a phone. */
const storeQuickLogin = ({ deps }: Args, { accessToken }: LoginResponse): void => {
  const userId = deps.userId() ?? subjectOf(accessToken);
  if (!userId || deps.storage.getItem(REGISTER_QUICK_KEY) !== 'true') return;
  deps.storage.setItem(quickLoginKey(userId), 'true');
  deps.storage.removeItem(REGISTER_QUICK_KEY);
};

/** Returns the next step after the response of a sign-in call. */
export const complete = async (args: Args, response: LoginResponse): Promise<Result | undefined> => {
  const { deps, signal } = args;
  if (needsSecondFactor(response)) {
    await deps.clear();
    const mfa = await startMfa(deps.api.mfa, response, signal);
    return { step: mfa.context.enrolled ? 'loginWithTwoFactor' : 'forceTwoFactor', context: { mfa } };
  }
  if (response.redirectLocation && !response.accessToken) {
    leave(response.redirectLocation, deps);
    return undefined;
  }
  if (!response.accessToken) throw identityError('unexpected-response');
  const context = { mfa: undefined };
  if (await isBreached(args, response)) return { step: afterLogin({ breached: true, promptPasskeys: false }), context };
  await deps.accept(response);
  storeQuickLogin(args, response);
  return { step: afterLogin({ breached: false, promptPasskeys: await promptApplies(args) }), context };
};

/** Statuses of a passkey that the provider does not know, or whose proof is wrong. */
const refusedStatuses = new Set([400, 401, 404]);

/**
 * A passkey that was deleted at the provider is not suggested again. A refusal is marked as one of the passkey, since
 * it says nothing about the email or the password. Without a code its message is the provider's own wording, in
 * English, such as "Unknown passkey".
 */
const refusePasskey =
  ({ credentials }: Args['deps'], { proof, options }: PickedKey) =>
  (cause: unknown): never => {
    if (!(cause instanceof IdentityError)) throw cause;
    const rpId: unknown = Reflect.get(options, 'rpId');
    const { errorCode, message, statusCode, traceId } = cause;
    if (errorCode === 'passkey-unknown' && typeof rpId === 'string')
      credentials?.forget?.(rpId, proof.id).catch(() => {});
    const details = { statusCode, traceId, errorContext: { ...cause.errorContext, refused: 'passkey' }, cause };
    if (errorCode === GENERIC_CODE && refusedStatuses.has(statusCode)) throw webauthnError('passkey-refused', details);
    throw new IdentityError(errorCode, { message, ...details });
  };

const storePasskeyPreference = ({ storage }: Args['deps']): void => {
  storage.setItem(PREFERRED_METHOD_KEY, PASSKEYS);
  storeLastMethod(storage, 'passkey');
};

/** Signs in with a passkey of the user, or with any passkey of this device when the user is not known yet. */
export const signInWithPasskey = async (args: Args): Promise<Result | undefined> => {
  const { context, deps, signal } = args;
  const { email, invitationToken } = context;
  const recaptchaToken = await deps.captcha?.();
  const options = await deps.api.passkeys.preLogin({ email: email || undefined, recaptchaToken }, { signal });
  const proof = await proveKey(deps.credentials, options, signal);
  const response = await deps.api.passkeys
    .postLogin({ ...proof, recaptchaToken, invitationToken }, { signal })
    .catch(refusePasskey(deps, { proof, options }));
  storePasskeyPreference(deps);
  return complete(args, response);
};

/** Signs in with a passkey suggested in the email field. */
export const usePickedKey = async (args: Args, picked: PickedKey): Promise<Result | undefined> => {
  const { context, deps, signal } = args;
  const recaptchaToken = await deps.captcha?.();
  const { invitationToken } = context;
  const response = await deps.api.passkeys
    .postLogin({ ...picked.proof, recaptchaToken, invitationToken }, { signal })
    .catch(refusePasskey(deps, picked));
  storePasskeyPreference(deps);
  return complete(args, response);
};

export const submitPassword = async (args: Args, { password }: { password: string }) => {
  const { context, deps, signal } = args;
  const { email, invitationToken } = context;
  const recaptchaToken = await deps.captcha?.();
  const response = await deps.api.session.login({ email, password, recaptchaToken, invitationToken }, { signal });
  storeLastMethod(deps.storage, 'email');
  deps.suggestSavePassword?.(email, password);
  return complete(args, response);
};

export const submitCode =
  (type: 'code' | 'smscode') =>
  async (args: Args, { code, rememberDevice }: { code: string; rememberDevice?: boolean }) => {
    const { context, deps, signal } = args;
    const input = { type, token: typedCode(code), invitationToken: context.invitationToken };
    const response = await withReadableError(
      deps.api.passwordless.postLogin(input, { signal }),
      sessionError('sign-in-failed'),
    );
    storeLastMethod(deps.storage, context.quick && !context.email ? 'sms' : 'email');
    if (rememberDevice && type === 'smscode') deps.storage.setItem(REGISTER_QUICK_KEY, 'true');
    return complete(args, response);
  };

export const resend = (type: 'magiclink' | 'code' | 'smscode') => async (args: Args) => {
  await sendFirst(args, type, { email: args.context.email });
};

/** Sends a code to the user stored on this device, or to a phone number from the host. */
export const sendQuickCode = async (args: Args, to?: QuickLogin): Promise<Result> => {
  const quick = to ?? args.context.quick;
  if (!quick) throw webauthnError('method-unavailable');
  const { phoneNumber = quick.phoneNumber } = await sendFirst(args, 'smscode', quick);
  return { step: 'loginWithQuickSmsOtc', context: { quick, phoneNumber } };
};

export const resendQuickCode = async (args: Args): Promise<void> => {
  const { quick, email } = args.context;
  await sendFirst(args, 'smscode', quick ?? { email });
};

export const recover = async ({ context, deps, signal }: Args, input: { recoveryCode: string }): Promise<Result> => {
  const recoveryCode = input.recoveryCode.trim();
  await deps.api.mfa.recoverMfa({ email: context.email, recoveryCode }, { signal });
  return { step: 'preLogin', context: { mfa: undefined, notice: 'mfa-recovered' } };
};

export const addPasskey = async ({ deps, signal }: Args): Promise<Result> => {
  if (!deps.addPasskey) throw webauthnError('method-unavailable');
  try {
    await deps.addPasskey(signal);
  } catch (error) {
    if (error instanceof IdentityError && error.errorCode === 'passkey-exists')
      return { context: { hasPasskey: true } };
    throw error;
  }
  deps.storage.setItem(PREFERRED_METHOD_KEY, PASSKEYS);
  return { step: 'success' };
};

export const neverAskAgain = ({ deps }: Args): Result => {
  deps.storage.setItem(DONT_SHOW_PASSKEYS_KEY, 'true');
  return { step: 'success' };
};

export const resetPassword = async ({ context, deps }: Args): Promise<Result> => {
  if (!deps.resetPassword) throw webauthnError('method-unavailable');
  await deps.resetPassword(context.email);
  return { step: 'breachedPasswordSuccess' };
};
