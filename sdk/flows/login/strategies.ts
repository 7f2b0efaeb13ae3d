import { withReadableError } from '../../core/readable-error';
import { tolerated } from '../../core/tolerated';
import { sessionError } from '../../session/errors';
import type { Args } from './context';
import type { QuickLogin } from './rules';

/** Returns the secondary strategies of the policy. */
export const readStrategies = async ({ deps, signal }: Args) => {
  // A failure here counts as "none", so that it cannot prevent a sign-in.
  const policy = await tolerated(deps.api.configurations.getPublicAuthStrategies(undefined, { signal }));
  return policy?.secondaryAuthStrategies ?? [];
};

/** Sends the first code or link of a strategy. */
export const sendFirst = async ({ context, deps, signal }: Args, type: string, to: { email: string } | QuickLogin) => {
  const { invitationToken } = context;
  const recaptchaToken = await deps.captcha?.();
  if (type === 'magiclink') {
    deps.storeTarget?.();
    deps.storeRequestedLink?.();
  }
  return withReadableError(
    deps.api.passwordless.preLogin({ type, ...to, recaptchaToken, invitationToken }, { signal }),
    sessionError('sign-in-failed'),
  );
};
