import { isFlagOn } from '../../capabilities/flags/is-flag-on';
import { IdentityError } from '../../core/errors';
import { tolerated } from '../../core/tolerated';
import { webauthnError } from '../../core/webauthn/webauthn-errors';
import type { Args, Result } from './context';
import { allowsPasskeys, PASSKEYS, PREFERRED_METHOD_KEY, shouldPromptPasskeys } from './rules';
import { readStrategies } from './strategies';

const DONT_SHOW_PASSKEYS_KEY = 'dont-show-again-prompt-passkeys';

/** Returns whether a user who has just signed in is prompted to add a passkey. */
export const promptApplies = async (args: Args): Promise<boolean> => {
  const { deps, signal } = args;
  const preferredMethod = deps.storage.getItem(PREFERRED_METHOD_KEY);
  const dontShowAgain = deps.storage.getItem(DONT_SHOW_PASSKEYS_KEY);
  // The cached strategies come first: nearly every sign-in ends here without a call.
  const cached = args.context.strategies;
  if (!deps.countPasskeys || preferredMethod === PASSKEYS || dontShowAgain === 'true') return false;
  if (cached && !allowsPasskeys(cached)) return false;
  if (deps.credentials?.canKeep && !(await tolerated(deps.credentials.canKeep()))) return false;
  const flag = isFlagOn(await tolerated(deps.api.flags.load(undefined, { signal })), 'show-passkeys-new');
  if (!flag) return false;
  const [strategies, devices = Number.NaN] = await Promise.all([
    cached ?? readStrategies(args),
    tolerated(deps.countPasskeys()),
  ]);
  return shouldPromptPasskeys({ flag, strategies, preferredMethod, dontShowAgain, devices });
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
