'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import type { StepOf } from '@gatehouse/sdk/flows';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { useCallback } from 'react';
import { RecoveryForm } from '../form/recovery-form';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/step';
import { SecondFactor } from '../sign-in/second-factor';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof loginFlow>> = ScreenProps<typeof loginFlow, Step>;

export function LoginWithTwoFactor({ context, send, errorText }: Props<'loginWithTwoFactor'>) {
  const { useRecoveryCode } = useFlowTexts('login');
  const verified = useCallback((response: LoginResponse) => send('verified', response), [send]);
  return (
    <SecondFactor context={context} errorText={errorText} onVerified={verified} onBack={() => void send('back')}>
      <LinkButton onClick={() => void send('recover')}>{useRecoveryCode}</LinkButton>
    </SecondFactor>
  );
}

export function ForceTwoFactor({ context, send, errorText }: Props<'forceTwoFactor'>) {
  const verified = useCallback((response: LoginResponse) => send('verified', response), [send]);
  return (
    <SecondFactor context={context} errorText={errorText} onVerified={verified} onBack={() => void send('back')} />
  );
}

export function RecoverTwoFactor({ send, busy, error, errorText }: Props<'recoverTwoFactor'>) {
  return (
    <RecoveryForm
      error={error}
      errorText={errorText}
      busy={busy === 'submit'}
      onSubmit={({ recoveryCode }) => send('submit', { recoveryCode })}
      onCancel={() => void send('cancel')}
    />
  );
}
