import { tolerated } from '../../core/tolerated';
import { lastWay } from '../../sign-in/last-way';
import type { Answer, Args } from './context';
import { leave } from './leave';
import { preloadLater } from './load-later';
import { prefersPasskeys, quickLoginKey, quickLoginUser } from './rules';

/** What this device knows of a returning user. */
export const readOffers = async ({ deps }: Args): Promise<Answer | undefined> => {
  preloadLater();
  // Without an answer the general login is still there.
  if (deps.leaveForOwnLogin && (await tolerated(deps.leaveForOwnLogin()))) return undefined;
  const userId = quickLoginUser(deps.storage);
  const passkeys = deps.credentials !== undefined && prefersPasskeys(deps.storage);
  // Above the form: it is about the attempt before, not about what will be entered.
  const error = deps.ssoFailure?.();
  const quick = userId ? { userId } : undefined;
  return { context: { passkeys, quick, lastWay: lastWay(deps.storage) }, ...(error && { error }) };
};

export const back = (): Answer => ({
  step: 'preLogin',
  context: { mfa: undefined, ssoAddress: undefined, phoneNumber: undefined },
});

/** Another user than the one of this device: they are not offered a code again. */
export const forgetQuickLogin = ({ context, deps }: Args): Answer => {
  const { userId } = context.quick ?? {};
  if (userId) deps.storage.removeItem(quickLoginKey(userId));
  return { step: 'preLogin', context: { quick: undefined, phoneNumber: undefined } };
};

export const goToCompany = ({ context, deps }: Args) => {
  if (deps.launchSso?.(context.email)) return;
  leave(context.ssoAddress ?? '', deps);
};
