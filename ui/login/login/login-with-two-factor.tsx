'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { useCallback } from 'react';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { SecondFactor } from '../sign-in/second-factor';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'loginWithTwoFactor'>;

export function LoginWithTwoFactor({ context, send, errorText }: Props) {
  const { useRecoveryCode } = useFlowTexts('login');
  const verified = useCallback((response: LoginResponse) => send('verified', response), [send]);
  return (
    <SecondFactor context={context} errorText={errorText} onVerified={verified} onBack={() => void send('back')}>
      <LinkButton onClick={() => void send('recover')}>{useRecoveryCode}</LinkButton>
    </SecondFactor>
  );
}
