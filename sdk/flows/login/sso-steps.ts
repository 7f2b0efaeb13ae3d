import type { Args, Result } from './context';
import { leave } from './leave';

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
