import { forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import type { FlowView } from '../frame/flow-box';
import { ForgotPassword } from './forgot-password';
import { LinkMailed } from './link-mailed';

export const forgotPasswordView: FlowView<typeof forgotPasswordFlow> = {
  flow: forgotPasswordFlow,
  screens: {
    forgotPassword: ForgotPassword,
    success: LinkMailed,
  },
};
