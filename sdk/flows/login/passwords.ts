import { webauthnError } from '../../core/webauthn/webauthn-errors';
import { storeLastMethod } from '../../sign-in/last-method';
import { complete } from './complete';
import type { Args, Result } from './context';

export const submitPassword = async (args: Args, { password }: { password: string }) => {
  const { context, deps, signal } = args;
  const { email, invitationToken } = context;
  const recaptchaToken = await deps.captcha?.();
  const response = await deps.api.session.login({ email, password, recaptchaToken, invitationToken }, { signal });
  storeLastMethod(deps.storage, 'email');
  deps.suggestSavePassword?.(email, password);
  return complete(args, response);
};

export const resetPassword = async ({ context, deps }: Args): Promise<Result> => {
  if (!deps.resetPassword) throw webauthnError('method-unavailable');
  await deps.resetPassword(context.email);
  return { step: 'breachedPasswordSuccess' };
};
