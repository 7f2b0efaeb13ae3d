import { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import type { FlowView } from '../flow-box';
import { lazyScreenOf } from '../lazy-screen';
import { RequestReset } from './request-reset';

const later = () => import('./later-screens');

export const resetPhoneNumberView: FlowView<typeof resetPhoneNumberFlow> = {
  flow: resetPhoneNumberFlow,
  texts: ['phoneNumber', 'resetPhoneNumber'],
  screens: {
    ResetPhoneNumber: RequestReset,
    VerifyResetPhoneNumber: lazyScreenOf(later, ({ VerifyReset }) => VerifyReset),
    ChangePhoneNumber: lazyScreenOf(later, ({ ChangeNumber }) => ChangeNumber),
    loginWithSmsOtc: lazyScreenOf(later, ({ SignInByText }) => SignInByText),
    success: lazyScreenOf(later, ({ NumberChanged }) => NumberChanged),
  },
};
