import { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import type { FlowView } from '../frame/flow-box';
import { Done } from './done';
import { Invalid } from './invalid';
import { ResetPassword } from './reset-password';

export const resetPasswordView: FlowView<typeof resetPasswordFlow> = {
  flow: resetPasswordFlow,
  screens: {
    resetPassword: ResetPassword,
    invalid: Invalid,
    success: Done,
  },
};
