import { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import type { FlowView } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { Done } from './done';
import { ResetPassword } from './reset-password';

export const resetPasswordView: FlowView<typeof resetPasswordFlow> = {
  flow: resetPasswordFlow,
  texts: ['newPassword', 'resetPassword'],
  screens: {
    resetPassword: ResetPassword,
    invalid: lazyScreen(() => import('./invalid')),
    success: Done,
  },
};
