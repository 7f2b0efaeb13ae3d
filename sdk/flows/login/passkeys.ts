import { GENERIC_CODE, IdentityError } from '../../core/errors';
import { type KeyProof, proofOf, proveKey } from '../../core/webauthn/webauthn-ceremony';
import { webauthnError } from '../../core/webauthn/webauthn-errors';
import { storeLastMethod } from '../../sign-in/last-method';
import { complete } from './complete';
import type { Args, LoginDeps, Result } from './context';
import { allowsPasskeys, PASSKEYS, PREFERRED_METHOD_KEY } from './rules';
import { readStrategies } from './strategies';

/** Milliseconds before a new challenge is fetched: the provider's challenge expires after five minutes. */
const RENEW_AFTER = 240_000;

/** The passkey that the user picked, and the options of its ceremony. */
export interface PickedKey {
  proof: KeyProof;
  options: object;
}

/** Waits with one challenge; undefined when it has expired. */
const waitOnce = async (deps: LoginDeps, signal: AbortSignal): Promise<PickedKey | undefined> => {
  const options = await deps.api.passkeys.preLogin({}, { signal });
  const isOver = AbortSignal.timeout(RENEW_AFTER);
  try {
    const key = await deps.credentials?.autofill?.(options, AbortSignal.any([signal, isOver]));
    return key ? { proof: proofOf(key), options } : undefined;
  } catch (error) {
    if (isOver.aborted && !signal.aborted) return undefined;
    throw error;
  }
};

/** Waits until the user picks a passkey suggested in the email field, if the policy allows passkeys. */
export const waitForPasskey = async (deps: LoginDeps, signal: AbortSignal): Promise<PickedKey | undefined> => {
  const strategies = await readStrategies({ deps, signal, context: { email: '' } });
  if (!allowsPasskeys(strategies)) return undefined;
  let picked: PickedKey | undefined;
  while (!picked && !signal.aborted) picked = await waitOnce(deps, signal);
  return picked;
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
