import { fault } from '../../core/error-texts';
import { IdentityError, isAbort } from '../../core/errors';
import { tolerated } from '../../core/tolerated';
import type { Answer, Args } from './context';
import { loadLater, preloadLater } from './load-later';
import { allowsPasskeys, companyAddress, quickLoginUser, ruleForStrategy } from './rules';
import { leave, prefersPasskeys, readStrategies, sendFirst } from './shared-steps';

/** What this device knows of whoever comes back to it. */
export const readOffers = ({ deps }: Args): Answer => {
  preloadLater();
  const userId = quickLoginUser(deps.storage);
  const passkeys = deps.credentials !== undefined && prefersPasskeys(deps);
  return { context: { passkeys, quick: userId ? { userId } : undefined } };
};

/** The way of the vendor, once it is clear that there is no company sign-in and no passkey. */
const byStrategy = async (args: Args, authStrategy: string | undefined): Promise<Answer> => {
  const { step, passwordless } = ruleForStrategy(authStrategy);
  if (passwordless) {
    const { phoneNumber } = await sendFirst(args, passwordless, { email: args.context.email });
    return { step, context: { phoneNumber } };
  }
  return { step, error: authStrategy === 'NoLocalAuthentication' ? fault('no-password-login') : undefined };
};

/** Whoever used a passkey last is asked for it at once. What does not come of it leaves the other ways open. */
const tryPasskey = async (args: Args): Promise<{ answer?: Answer; cancelled?: IdentityError }> => {
  try {
    const { signInWithPasskey } = await loadLater();
    return { answer: await signInWithPasskey(args) };
  } catch (error) {
    if (isAbort(error)) throw error;
    const cancelled = error instanceof IdentityError && error.errorCode === 'passkey-cancelled';
    return cancelled ? { cancelled: error } : {};
  }
};

export const identify = async (args: Args, input: { email: string }): Promise<Answer> => {
  // Fetched while the provider is asked about the email.
  preloadLater();
  const { deps, signal } = args;
  const email = input.email.trim();
  const base = { email, notice: undefined, mfa: undefined, phoneNumber: undefined };
  const tenantId = deps.tenantId?.();
  const sso = await tolerated(deps.api.ssoLogin.preLoginV2({ email, tenantId }, { signal }));
  if (sso?.address) {
    const ssoAddress = companyAddress(sso.address, sso.idpType, deps.oidcCallback?.());
    return { step: 'redirectToSSO', context: { ...base, ssoAddress } };
  }
  const [{ authStrategy }, strategies] = await Promise.all([
    deps.api.configurations.getVendorConfig(undefined, { signal }),
    deps.credentials && readStrategies(args),
  ]);
  const passkeys = strategies !== undefined && allowsPasskeys(strategies);
  const known = { ...base, strategies, passkeys };
  const own: Args = { ...args, context: { ...args.context, ...known } };
  const { answer, cancelled } = passkeys && prefersPasskeys(deps) ? await tryPasskey(own) : {};
  const next = answer ?? (await byStrategy(own, authStrategy));
  return { ...next, context: { ...known, ...next.context }, error: next.error ?? cancelled };
};

export const back = (): Answer => ({
  step: 'preLogin',
  context: { mfa: undefined, ssoAddress: undefined, phoneNumber: undefined },
});

export const goToCompany = ({ context, deps }: Args) => {
  if (deps.launchSso?.(context.email)) return;
  leave(context.ssoAddress ?? '', deps);
};
