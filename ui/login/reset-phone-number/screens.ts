import { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import type { FlowView } from '../frame/flow-box';
import { ChangeNumber } from './change-number';
import { NumberChanged } from './number-changed';
import { RequestReset } from './request-reset';
import { SignInByText } from './sign-in-by-text';
import { VerifyReset } from './verify-reset';

export const resetPhoneNumberView: FlowView<typeof resetPhoneNumberFlow> = {
  flow: resetPhoneNumberFlow,
  screens: {
    ResetPhoneNumber: RequestReset,
    VerifyResetPhoneNumber: VerifyReset,
    ChangePhoneNumber: ChangeNumber,
    loginWithSmsOtc: SignInByText,
    success: NumberChanged,
  },
};
