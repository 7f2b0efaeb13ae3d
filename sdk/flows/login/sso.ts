import { sessionError } from '../../session/errors';
import type { Args, LoginDeps, Result } from './context';

/** Navigates to a URL. @throws IdentityError `redirect-refused` when it is not allowed. */
export const leave = (address: string, deps: LoginDeps) => {
  if (!deps.redirect(address)) throw sessionError('redirect-refused');
};

export const back = (): Result => ({
  step: 'preLogin',
  context: { mfa: undefined, ssoAddress: undefined, ssoFailure: undefined, phoneNumber: undefined },
});

export const goToSso = ({ context, deps }: Args): undefined => {
  if (deps.launchSso?.(context.email)) return undefined;
  deps.storeEmail?.(context.email);
  leave(context.ssoAddress ?? '', deps);
  return undefined;
};
