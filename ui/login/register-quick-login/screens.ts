import { registerQuickLoginFlow } from '@gatehouse/sdk/flows/register-quick-login';
import type { FlowView } from '../frame/flow-box';
import { Offer } from './offer';
import { Registered } from './registered';

export const registerQuickLoginView: FlowView<typeof registerQuickLoginFlow> = {
  flow: registerQuickLoginFlow,
  screens: { registerQuickLogin: Offer, success: Registered },
};
