'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import { type stepUpFlow, stepUpMfaDeps } from '@gatehouse/sdk/flows/step-up';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { FlowBox, type ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { StepError } from '../frame/step';
import { mfaView } from '../mfa/screens';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof stepUpFlow, 'secondFactor'>;

/** Renders the MFA flow inside the step-up: verification, or enrollment of the first factor. */
export function StepUpSecondFactor({ context, send, errorText }: Props) {
  const { cancel } = useFlowTexts('stepUp');
  const identity = useIdentity();
  const { enrolling = false, mfa } = context;
  const deps = useMemo(() => {
    const verified = (response: LoginResponse) => send('verified', response);
    const ways = { enroll: () => send('enroll'), cancel: () => void send('cancel') };
    return stepUpMfaDeps(identity, enrolling, verified, ways);
  }, [identity, enrolling, send]);
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-6">
      <StepError text={errorText} />
      <FlowBox key={enrolling ? 'enrollment' : 'verification'} {...mfaView} deps={deps} {...mfa} />
      {!mfa?.context.canCancel && <LinkButton onClick={() => void send('cancel')}>{cancel}</LinkButton>}
    </div>
  );
}
