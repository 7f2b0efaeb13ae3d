import { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import type { FlowView } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { RequestReset } from './request-reset';

export const resetPhoneNumberView: FlowView<typeof resetPhoneNumberFlow> = {
  flow: resetPhoneNumberFlow,
  texts: ['phoneNumber', 'resetPhoneNumber'],
  screens: {
    ResetPhoneNumber: RequestReset,
    VerifyResetPhoneNumber: lazyScreen(() => import('./verify-reset')),
    ChangePhoneNumber: lazyScreen(() => import('./change-number')),
    loginWithSmsOtc: lazyScreen(() => import('./sign-in-by-text')),
    success: lazyScreen(() => import('./number-changed')),
  },
};
