import { tolerated } from '../../core/tolerated';
import { lastMethod } from '../../sign-in/last-method';
import { quickLoginKey, quickLoginUser } from '../../sign-in/quick-login';
import type { Args, Result } from './context';
import { preloadLater } from './load-later';
import { prefersPasskeys } from './rules';

/** Reads what this device has stored about a returning user. */
export const readOffers = async ({ context, deps }: Args): Promise<Result | undefined> => {
  preloadLater();
  // An invitation is accepted by signing in.
  if (!context.invitationToken && (await deps.isSignedIn?.())) return { step: 'success' };
  // When this fails, the general login page is used.
  if (deps.leaveForOwnLogin && (await tolerated(deps.leaveForOwnLogin()))) return undefined;
  const userId = quickLoginUser(deps.storage);
  const passkeys = deps.credentials !== undefined && prefersPasskeys(deps.storage);
  const ssoFailure = deps.ssoFailure?.();
  const quick = userId ? { userId } : undefined;
  return {
    context: { passkeys, quick, lastMethod: lastMethod(deps.storage), ssoFailure },
    ...(ssoFailure && { step: 'loginWithSSOFailed' }),
  };
};

/** Clears the quick sign-in for a user other than the one stored on this device. */
export const forgetQuickLogin = ({ context, deps }: Args): Result => {
  const { userId } = context.quick ?? {};
  if (userId) deps.storage.removeItem(quickLoginKey(userId));
  return { step: 'preLogin', context: { quick: undefined, phoneNumber: undefined } };
};
