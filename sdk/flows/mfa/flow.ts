import { defineFlow } from '../../core/flow';
import { tolerated } from '../../core/tolerated';
import type { LoginResponse } from '../../session/contract';
import type { Args, MfaApi, MfaContext, MfaDeps } from './context';
import { prepare } from './prepare';
import { isMfaEnrolled, type MfaStep, methodsOfDevices, methodsOfStrategies, mfaEntry } from './rules';
import {
  changeNumber,
  choose,
  chooseAnother,
  choosePhone,
  loadPicture,
  resendMail,
  resendSms,
  setPhoneNumber,
  submitAppCode,
  submitMailCode,
  submitSmsCode,
} from './steps';

export type { CodeInput, MfaApi, MfaChoice, MfaContext, MfaDeps } from './context';

const emptyContext: MfaContext = { mfaToken: '', enrolled: true, devices: {}, methods: [], canRemember: false };

/** Verifies the second factor, or sets up the first device. Can be embedded in other flows. */
export const mfaFlow = defineFlow<MfaStep, MfaContext, MfaDeps>()({
  name: 'mfa',
  initial: 'verify',
  context: emptyContext,
  steps: {
    verify: { on: { choose, submit: submitAppCode } },
    authenticatorApp: {
      on: { submit: submitAppCode, load: loadPicture, chooseAnother },
    },
    recoveryCode: {
      on: {
        continue: async ({ context, deps }: Args) => {
          if (context.response) await deps.finish(context.response);
        },
      },
    },
    smsSetPhoneNumber: { on: { submit: setPhoneNumber, chooseAnother } },
    smsVerifyCode: {
      on: {
        submit: submitSmsCode,
        resend: resendSms,
        choosePhone,
        changeNumber,
        chooseAnother,
      },
    },
    emailVerifyCode: {
      on: {
        submit: submitMailCode,
        resend: resendMail,
        chooseAnother,
      },
    },
    noMFAEnrolledStepUp: {
      on: { enroll: ({ deps }: Args) => deps.enroll?.(), cancel: ({ deps }: Args) => deps.cancel?.() },
    },
  },
});

/** Initial step and context of an embedded MFA flow. */
export interface MfaStart {
  step: MfaStep;
  context: MfaContext;
}

/** The second factor for a user who has none and cannot set one up here. */
export const notEnrolled: MfaStart = { step: 'noMFAEnrolledStepUp', context: emptyContext };

/**
 * Prepares the second factor after a sign-in that requires it: loads everything that its first screen shows and has the
 * code sent, so that no screen has to wait.
 */
export const startMfa = async (api: MfaApi, response: LoginResponse, signal?: AbortSignal): Promise<MfaStart> => {
  const mfaToken = response.mfaToken ?? '';
  const enrolled = isMfaEnrolled(response);
  const devices = response.mfaDevices ?? {};
  const methods = enrolled
    ? methodsOfDevices(devices)
    : methodsOfStrategies(response.mfaStrategies ?? ['AuthenticatorApp']);
  const context: MfaContext = { ...emptyContext, mfaToken, enrolled, devices, methods, qrCode: response.qrCode };
  const [only, ...others] = methods;
  const calls = { api, context, signal: signal ?? new AbortController().signal };
  const [remember, prepared] = await Promise.all([
    tolerated(api.checkRememberDevice({ mfaToken }, { signal })),
    others.length === 0 ? tolerated(Promise.resolve(prepare(only, calls))) : undefined,
  ]);
  return {
    step: mfaEntry(methods, enrolled),
    context: {
      ...context,
      canRemember: remember?.isAllowedToRemember ?? false,
      rememberSeconds: remember?.mfaDeviceExpiration,
      ...prepared,
    },
  };
};
