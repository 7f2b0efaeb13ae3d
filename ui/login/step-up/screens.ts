import { stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import type { FlowView } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { Confirmed } from './confirmed';
import { Generating } from './generating';

export const stepUpView: FlowView<typeof stepUpFlow> = {
  flow: stepUpFlow,
  texts: ['stepUp'],
  screens: {
    generating: Generating,
    secondFactor: lazyScreen(() => import('./step-up-second-factor')),
    success: Confirmed,
  },
};
