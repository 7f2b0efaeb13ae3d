'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import type { StepOf } from '@gatehouse/sdk/flows';
import { stepUpFlow, stepUpMfaDeps } from '@gatehouse/sdk/flows/step-up';
import CircleCheck from 'lucide-react/icons/circle-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { FlowBox, type FlowView, type ScreenProps } from '../frame/flow-box';
import { LinkButton, Step, StepError } from '../frame/step';
import { mfaView } from '../mfa/mfa-flow';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof stepUpFlow>> = ScreenProps<typeof stepUpFlow, Step>;

/** Renders the skeleton of the code step until the user's methods are known, or the error with a retry. */
function Generating({ send, busy, error, errorText }: Props<'generating'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('stepUp');
  return (
    <Step icon={ShieldCheck} title={texts.title} error={errorText}>
      {error ? (
        <Button className="gh:w-full" loading={busy === 'retry'} onClick={() => void send('retry')}>
          {common.tryAgain}
        </Button>
      ) : (
        <div className="gh:grid gh:gap-5">
          <LoadingStatus />
          <Skeleton className="gh:h-control" />
          <Skeleton className="gh:h-control" />
        </div>
      )}
      <LinkButton onClick={() => void send('cancel')}>{texts.cancel}</LinkButton>
    </Step>
  );
}

/** Renders the MFA flow inside the step-up: verification, or enrollment of the first factor. */
function StepUpSecondFactor({ context, send, errorText }: Props<'secondFactor'>) {
  const { cancel } = useFlowTexts('stepUp');
  const identity = useIdentity();
  const { enrolling = false, mfa } = context;
  const deps = useMemo(() => {
    const verified = (response: LoginResponse) => send('verified', response);
    const callbacks = { enroll: () => send('enroll'), cancel: () => void send('cancel') };
    return stepUpMfaDeps(identity, enrolling, verified, callbacks);
  }, [identity, enrolling, send]);
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-6">
      <StepError text={errorText} />
      <FlowBox key={enrolling ? 'enrollment' : 'verification'} {...mfaView} deps={deps} {...mfa} />
      {!mfa?.context.canCancel && <LinkButton onClick={() => void send('cancel')}>{cancel}</LinkButton>}
    </div>
  );
}

export function Confirmed() {
  const texts = useFlowTexts('stepUp');
  return <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText} />;
}

export const stepUpView: FlowView<typeof stepUpFlow> = {
  flow: stepUpFlow,
  screens: {
    generating: Generating,
    secondFactor: StepUpSecondFactor,
    success: Confirmed,
  },
};
