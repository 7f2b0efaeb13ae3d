import { activateFlow } from '@gatehouse/sdk/flows/activate';
import type { FlowView } from '../frame/flow-box';
import { Activated } from './activated';
import { Activating } from './activating';
import { ActivatingForm } from './activating-form';
import { ResendMail } from './resend-mail';

export const activateView: FlowView<typeof activateFlow> = {
  flow: activateFlow,
  screens: {
    activating: Activating,
    activatingForm: ActivatingForm,
    resend: ResendMail,
    success: Activated,
  },
};
