import { fault } from '../../core/error-texts';
import { tolerated } from '../../core/tolerated';
import type { Args, LoginDeps } from './context';
import type { QuickLogin } from './rules';

// What the steps before and after the email have in common.

/** Storage key of the way somebody signed in last. */
export const PREFERRED_METHOD_KEY = 'preferred-login-method';
export const PASSKEYS = 'Passkeys';

/** Goes to an address. @throws IdentityError `redirect-refused` when it is not allowed. */
export const leave = (address: string, deps: LoginDeps) => {
  if (!deps.redirect(address)) throw fault('redirect-refused');
};

export const prefersPasskeys = ({ storage }: LoginDeps): boolean => storage.getItem(PREFERRED_METHOD_KEY) === PASSKEYS;

export const readStrategies = async ({ deps, signal }: Args) => {
  // A fault here means "none", so that it cannot keep anybody out.
  const policy = await tolerated(deps.api.configurations.getPublicAuthStrategies(undefined, { signal }));
  return policy?.secondaryAuthStrategies ?? [];
};

export const sendFirst = async ({ context, deps, signal }: Args, type: string, to: { email: string } | QuickLogin) => {
  const { invitationToken } = context;
  const recaptchaToken = await deps.captcha?.();
  if (type === 'magiclink') deps.keepTarget?.();
  return deps.api.passwordless.preLogin({ type, ...to, recaptchaToken, invitationToken }, { signal });
};
