import { stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import type { FlowView } from '../frame/flow-box';
import { Confirmed } from './confirmed';
import { Generating } from './generating';
import { StepUpSecondFactor } from './step-up-second-factor';

export const stepUpView: FlowView<typeof stepUpFlow> = {
  flow: stepUpFlow,
  screens: {
    generating: Generating,
    secondFactor: StepUpSecondFactor,
    success: Confirmed,
  },
};
