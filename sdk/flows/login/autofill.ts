import { type KeyProof, proofOf } from '../../core/webauthn-ceremony';
import type { LoginDeps } from './context';
import { allowsPasskeys } from './rules';
import { readStrategies } from './shared-steps';

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
