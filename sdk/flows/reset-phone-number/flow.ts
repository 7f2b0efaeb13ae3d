import { contract as passwordless } from '../../capabilities/passwordless/contract';
import { contract as phoneNumbers } from '../../capabilities/phone-numbers/contract';
import type { Api } from '../../core/api';
import { isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError, withReadableError } from '../../core/readable-error';
import { canonicalEmail } from '../../core/text/email-address';
import { typedCode } from '../../core/text/typed-code';
import { sessionError } from '../../session/errors';
import {
  finishSignIn,
  navigateAfterOutcome,
  type SignInDeps,
  type SignInIdentity,
  type SignInOutcome,
  signInDeps,
} from '../../sign-in/finish-sign-in';

/** Steps of replacing a lost phone number; the last two sign in with the new one. */
export type ResetPhoneNumberStep =
  | 'ResetPhoneNumber'
  | 'VerifyResetPhoneNumber'
  | 'ChangePhoneNumber'
  | 'loginWithSmsOtc'
  | 'success';

/** Delay before the page changes after the sign-in, in milliseconds. */
export const AFTER_RESET_DELAY = 200;

/** Context of the flow, with the tokens of the provider. */
export interface ResetPhoneNumberContext {
  email: string;
  /** Identifies the emailed code. */
  resetPhoneNumberToken: string;
  /** Authorizes one change of the number. */
  changePhoneNumberToken: string;
  /** The number that codes are sent to, masked if the provider masks it. */
  phoneNumber?: string;
  outcome?: SignInOutcome;
}

/** Dependencies of the flow. */
export interface ResetPhoneNumberDeps extends SignInDeps {
  api: {
    phoneNumbers: Pick<Api<typeof phoneNumbers>, 'requestPhoneReset' | 'verifyPhoneReset' | 'changePhoneAfterReset'>;
    passwordless: Pick<Api<typeof passwordless>, 'preLogin' | 'postLogin'>;
  };
}

type Args = HandlerArgs<ResetPhoneNumberContext, ResetPhoneNumberDeps>;
type Result = Transition<ResetPhoneNumberStep, ResetPhoneNumberContext>;

const type = 'smscode';

const request = async ({ deps, signal }: Args, email: string): Promise<Result> => {
  const context = await withReadableError(deps.api.phoneNumbers.requestPhoneReset({ email }, { signal }));
  return { context: { ...context, email } };
};

const verify = async ({ context, deps, signal }: Args, input: { code: string }): Promise<Result> => {
  const { resetPhoneNumberToken } = context;
  const code = typedCode(input.code);
  const reset = await withReadableError(
    deps.api.phoneNumbers.verifyPhoneReset({ resetPhoneNumberToken, code }, { signal }),
  );
  return { step: 'ChangePhoneNumber', context: reset };
};

const sendSms = async ({ context, deps, signal }: Args): Promise<Result> => {
  // By the account, not by the number: the provider knows which number belongs to it.
  const sent = await withReadableError(
    deps.api.passwordless.preLogin({ type, email: context.email }, { signal }),
    sessionError('sign-in-failed'),
  );
  return { context: { phoneNumber: sent.phoneNumber ?? context.phoneNumber } };
};

const change = async (args: Args, input: { phoneNumber: string }): Promise<Result> => {
  const { context, deps, signal } = args;
  const { changePhoneNumberToken } = context;
  const phoneNumber = input.phoneNumber.trim();
  await withReadableError(
    deps.api.phoneNumbers.changePhoneAfterReset({ changePhoneNumberToken, phoneNumber }, { signal }),
  );
  const changed = { step: 'loginWithSmsOtc', context: { phoneNumber, changePhoneNumberToken: '' } } as const;
  try {
    const sent = await sendSms({ ...args, context: { ...context, phoneNumber } });
    return { ...changed, context: { ...changed.context, ...sent.context } };
  } catch (thrown) {
    // The number is changed and the token is used up: only the message is missing, and the next step can resend it.
    if (isAbort(thrown)) throw thrown;
    return { ...changed, error: readableError(thrown) };
  }
};

const signIn = async ({ deps, signal }: Args, { code }: { code: string }): Promise<Result> => {
  const response = await withReadableError(
    deps.api.passwordless.postLogin({ type, token: typedCode(code) }, { signal }),
    sessionError('sign-in-failed'),
  );
  const outcome = await finishSignIn(deps, response);
  return outcome === 'left' ? {} : { step: 'success', context: { outcome } };
};

const proceed = ({ context, deps }: Args) => navigateAfterOutcome(deps, context.outcome);
const toLogin = ({ deps }: Args) => deps.toLogin();
const back = (): Result => ({
  step: 'ResetPhoneNumber',
  context: { resetPhoneNumberToken: '', changePhoneNumberToken: '' },
});

/** Replaces a lost phone number after a check by email, and signs in with the new number. */
export const resetPhoneNumberFlow = defineFlow<ResetPhoneNumberStep, ResetPhoneNumberContext, ResetPhoneNumberDeps>()({
  name: 'resetPhoneNumber',
  initial: 'ResetPhoneNumber',
  context: { email: '', resetPhoneNumberToken: '', changePhoneNumberToken: '' },
  steps: {
    ResetPhoneNumber: {
      on: {
        submit: async (args: Args, { email }: { email: string }): Promise<Result> => ({
          ...(await request(args, canonicalEmail(email))),
          step: 'VerifyResetPhoneNumber',
        }),
        toLogin,
      },
    },
    VerifyResetPhoneNumber: {
      on: { submit: verify, resend: (args: Args) => request(args, args.context.email), back, toLogin },
    },
    ChangePhoneNumber: { on: { submit: change, back, toLogin } },
    loginWithSmsOtc: { on: { submit: signIn, resend: sendSms, toLogin } },
    success: { on: { continue: proceed }, after: { ms: AFTER_RESET_DELAY, run: proceed } },
  },
});

/** Creates the dependencies of the flow from an identity. */
export const resetPhoneNumberDeps = (
  identity: SignInIdentity,
  overrides: Partial<ResetPhoneNumberDeps> = {},
): ResetPhoneNumberDeps => ({
  ...signInDeps(identity),
  api: { phoneNumbers: identity.call(phoneNumbers), passwordless: identity.call(passwordless) },
  ...overrides,
});
