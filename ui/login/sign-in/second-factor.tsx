'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import type { MfaStart } from '@gatehouse/sdk/flows/mfa';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../react/lazy-part';
import { PendingScreen } from '../frame/pending';
import { LinkButton, StepError } from '../frame/step';
import { useFlowTexts } from '../texts';
import { AccountRow } from './account-row';

/** The second factor is a flow of its own, which most sign-ins do not need. */
const MfaFlow = lazyPart(() => import('../mfa/mfa-flow'), PendingScreen);

interface SecondFactorProps {
  /** Start of the MFA flow, and the user's email address if known. */
  context: { mfa?: MfaStart; email?: string };
  errorText: string | undefined;
  onVerified: (response: LoginResponse) => Promise<void>;
  onBack: () => void;
  /** Alternative sign-in methods. */
  children?: ReactNode;
}

/** Renders the MFA flow inside another flow. */
export function SecondFactor({ context, errorText, onVerified, onBack, children }: SecondFactorProps) {
  const { account } = useFlowTexts('box');
  // The factor is set up by then: starting over would only lose the recovery code.
  const [isDone, setDone] = useState(false);
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-6">
      <StepError text={errorText} />
      <MfaFlow onFinish={onVerified} {...context.mfa} onStep={(step) => setDone(step === 'recoveryCode')} />
      {children}
      {!isDone && context.email && <AccountRow email={context.email} action={account.startOver} onChange={onBack} />}
      {!isDone && !context.email && <LinkButton onClick={onBack}>{account.startOver}</LinkButton>}
    </div>
  );
}
