import { IdentityError, isAbort, toIdentityError } from '../../core/errors';
import { canonicalEmail } from '../../core/text/email-address';
import { tolerated } from '../../core/tolerated';
import { flowError } from '../../sign-in/flow-errors';
import type { Args, Result } from './context';
import { signInWithPasskey } from './passkeys';
import { submitPassword } from './passwords';
import {
  allowsPasskeys,
  type PasswordlessStrategy,
  passwordlessAmong,
  prefersPasskeys,
  ruleForStrategy,
  ssoAuthorizationUrl,
} from './rules';
import { back, goToSso } from './sso';
import { readStrategies, sendFirst } from './strategies';

/** Applies a strategy when the user has neither single sign-on nor a passkey. */
const byStrategy = async (args: Args, authStrategy: string | undefined): Promise<Result> => {
  const { step, passwordless } = ruleForStrategy(authStrategy);
  if (passwordless) {
    const { phoneNumber } = await sendFirst(args, passwordless, { email: args.context.email });
    return { step, context: { phoneNumber } };
  }
  return { step, error: authStrategy === 'NoLocalAuthentication' ? flowError('no-password-login') : undefined };
};

/** Sends a code or a link, for users who prefer it to the password. */
export const useCode = (args: Args, strategy: PasswordlessStrategy): Promise<Result> => byStrategy(args, strategy);

/** A user who last signed in with a passkey is prompted at once; if that fails, the other methods remain available. */
const tryPasskey = async (args: Args): Promise<{ result?: Result; canceled?: IdentityError }> => {
  try {
    return { result: await signInWithPasskey(args) };
  } catch (error) {
    if (isAbort(error)) throw error;
    const canceled = error instanceof IdentityError && error.errorCode === 'passkey-canceled';
    return canceled ? { canceled: error } : {};
  }
};

/**
 * Signs in with the password that a password manager filled in with the address; if it is refused, the next screen
 * takes another.
 */
const tryPassword = async (args: Args, password: string): Promise<Result> => {
  try {
    return (await submitPassword(args, { password })) ?? {};
  } catch (error) {
    if (isAbort(error)) throw error;
    return { step: 'loginWithPassword', error: toIdentityError(error) };
  }
};

export const identify = async (args: Args, input: { email: string; password?: string }): Promise<Result> => {
  const { deps, signal } = args;
  const email = canonicalEmail(input.email);
  const base = { email, notice: undefined, mfa: undefined, phoneNumber: undefined, ssoFailure: undefined };
  const tenantId = deps.tenantId?.();
  const sso = await tolerated(deps.api.ssoLogin.preLoginV2({ email, tenantId }, { signal }));
  if (sso?.address) {
    const ssoAddress = ssoAuthorizationUrl(sso.address, sso.idpType, deps.oidcCallback?.());
    return { step: 'redirectToSSO', context: { ...base, ssoAddress } };
  }
  const [{ authStrategy }, strategies] = await Promise.all([
    deps.api.configurations.getVendorConfig(undefined, { signal }),
    readStrategies(args),
  ]);
  const passkeys = deps.credentials !== undefined && allowsPasskeys(strategies);
  const identified = {
    ...base,
    strategies,
    passkeys,
    instead: passwordlessAmong(strategies),
    withoutPassword: authStrategy === 'NoLocalAuthentication',
  };
  const identifiedArgs: Args = { ...args, context: { ...args.context, ...identified } };
  const { result, canceled } = passkeys && prefersPasskeys(deps.storage) ? await tryPasskey(identifiedArgs) : {};
  const usual = result ?? (await byStrategy(identifiedArgs, authStrategy));
  const isFilled = usual.step === 'loginWithPassword' && !usual.error && !canceled;
  const next = isFilled && input.password ? await tryPassword(identifiedArgs, input.password) : usual;
  return { ...next, context: { ...identified, ...next.context }, error: next.error ?? canceled };
};

/** Starts the failed single sign-on again. */
export const retrySso = async (args: Args): Promise<Result | undefined> => {
  const { email, ssoAddress } = args.context;
  if (ssoAddress) return goToSso(args);
  return email ? identify(args, { email }) : back();
};
