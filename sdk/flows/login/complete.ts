import { isFlagOn } from '../../capabilities/flags/is-flag-on';
import { identityError } from '../../core/error-texts';
import { tolerated } from '../../core/tolerated';
import type { LoginResponse } from '../../session/contract';
import { readClaims } from '../../session/tokens/jwt';
import { quickLoginKey } from '../../sign-in/quick-login';
import { needsSecondFactor } from '../mfa/rules';
import { startMfa } from '../mfa/start';
import type { Args, Result } from './context';
import { promptApplies } from './passkey-prompt';
import { afterLogin, mustReplacePassword, REGISTER_QUICK_KEY } from './rules';
import { leave } from './sso';

const isBreached = async ({ deps, signal }: Args, response: LoginResponse): Promise<boolean> => {
  // Without the call that replaces a password the user would be stuck.
  if (!response.isBreachedPassword || !deps.resetPassword) return false;
  const flags = await tolerated(deps.api.flags.load(undefined, { signal }));
  const flag = isFlagOn(flags, 'security-center-show-login-flows');
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
