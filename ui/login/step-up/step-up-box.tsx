'use client';
import { type StepUpDeps, stepUpDeps, type stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { stepUpView } from './screens';

export interface StepUpBoxProps extends BoxSettings<typeof stepUpFlow> {}

/**
 * Requires a recent second factor on a separate page, and returns to the previous page. `StepUpDialogs` does the same
 * in a dialog.
 */
export default function StepUpBox(settings: StepUpBoxProps) {
  const identity = useIdentity();
  const deps = useMemo((): StepUpDeps => stepUpDeps(identity), [identity]);
  return <Box view={stepUpView} {...settings} deps={deps} />;
}
