import { defineFlow } from '../../core/flow';
import type { Args, MfaContext, MfaDeps } from './context';
import type { MfaStep } from './rules';
import { emptyContext } from './start';
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
