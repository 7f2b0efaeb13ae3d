import { activateFlow } from '@gatehouse/sdk/flows/activate';
import type { FlowView } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { Activated } from './activated';
import { Activating } from './activating';
import { ActivatingForm } from './activating-form';

export const activateView: FlowView<typeof activateFlow> = {
  flow: activateFlow,
  texts: ['newPassword', 'activate'],
  screens: {
    activating: Activating,
    activatingForm: ActivatingForm,
    resend: lazyScreen(() => import('./resend-mail')),
    success: Activated,
  },
};
