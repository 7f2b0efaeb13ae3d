'use client';
import { stepUpDeps, type stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import { Box, type BoxSettings } from '../frame/box';
import { useFlowDeps } from '../frame/flow-deps';
import { stepUpView } from './screens';

export interface StepUpBoxProps extends BoxSettings<typeof stepUpFlow> {}

/**
 * Requires a recent second factor on a separate page, and returns to the previous page. `StepUpDialogs` does the same
 * in a dialog.
 */
export default function StepUpBox(settings: StepUpBoxProps) {
  const deps = useFlowDeps(stepUpDeps);
  return <Box view={stepUpView} {...settings} deps={deps} />;
}
