import { type KeyProof, proofOf } from '../../core/webauthn-ceremony';
import type { LoginDeps } from './context';
import { allowsPasskeys } from './rules';
import { readStrategies } from './shared-steps';

/** Milliseconds after which a new challenge is fetched: the provider's one is good for five minutes. */
const RENEW_AFTER = 240_000;

/** A passkey that was picked, and the options it was asked with. */
export interface PickedKey {
  proof: KeyProof;
  options: object;
}

/** One wait with one challenge; undefined when its time is over. */
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

/** Waits until the user picks a passkey from the suggestions of the email field, where the policy has passkeys. */
export const waitForPasskey = async (deps: LoginDeps, signal: AbortSignal): Promise<PickedKey | undefined> => {
  const strategies = await readStrategies({ deps, signal, context: { email: '' } });
  if (!allowsPasskeys(strategies)) return undefined;
  let picked: PickedKey | undefined;
  while (!picked && !signal.aborted) picked = await waitOnce(deps, signal);
  return picked;
};
