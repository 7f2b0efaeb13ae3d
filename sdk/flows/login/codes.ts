import { withReadableError } from '../../core/readable-error';
import { typedCode } from '../../core/text/typed-code';
import { webauthnError } from '../../core/webauthn/webauthn-errors';
import { sessionError } from '../../session/errors';
import { storeLastMethod } from '../../sign-in/last-method';
import { quickLoginKey } from '../../sign-in/quick-login';
import { complete } from './complete';
import type { Args, Result } from './context';
import { type QuickLogin, REGISTER_QUICK_KEY } from './rules';
import { sendFirst } from './strategies';

export const submitCode =
  (type: 'code' | 'smscode') =>
  async (args: Args, { code, rememberDevice }: { code: string; rememberDevice?: boolean }) => {
    const { context, deps, signal } = args;
    const input = { type, token: typedCode(code), invitationToken: context.invitationToken };
    const response = await withReadableError(
      deps.api.passwordless.postLogin(input, { signal }),
      sessionError('sign-in-failed'),
    );
    storeLastMethod(deps.storage, context.quick && !context.email ? 'sms' : 'email');
    if (rememberDevice && type === 'smscode') deps.storage.setItem(REGISTER_QUICK_KEY, 'true');
    return complete(args, response);
  };

export const resend = (type: 'magiclink' | 'code' | 'smscode') => async (args: Args) => {
  await sendFirst(args, type, { email: args.context.email });
};

/** Sends a code to the user stored on this device, or to a phone number from the host. */
export const sendQuickCode = async (args: Args, to?: QuickLogin): Promise<Result> => {
  const quick = to ?? args.context.quick;
  if (!quick) throw webauthnError('method-unavailable');
  const { phoneNumber = quick.phoneNumber } = await sendFirst(args, 'smscode', quick);
  return { step: 'loginWithQuickSmsOtc', context: { quick, phoneNumber } };
};

export const resendQuickCode = async (args: Args): Promise<void> => {
  const { quick, email } = args.context;
  await sendFirst(args, 'smscode', quick ?? { email });
};

/** Clears the quick sign-in for a user other than the one stored on this device. */
export const forgetQuickLogin = ({ context, deps }: Args): Result => {
  const { userId } = context.quick ?? {};
  if (userId) deps.storage.removeItem(quickLoginKey(userId));
  return { step: 'preLogin', context: { quick: undefined, phoneNumber: undefined } };
};
