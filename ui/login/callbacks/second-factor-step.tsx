'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import type { socialCallbackFlow } from '@gatehouse/sdk/flows/callbacks';
import { useCallback } from 'react';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { SecondFactor } from '../sign-in/second-factor';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof socialCallbackFlow, 'secondFactor'>;

export function SecondFactorStep({ context, send, errorText }: Props) {
  const { useRecoveryCode } = useFlowTexts('callbacks');
  const verified = useCallback((response: LoginResponse) => send('verified', response), [send]);
  return (
    <SecondFactor context={context} errorText={errorText} onVerified={verified} onBack={() => void send('back')}>
      {context.mfa?.context.enrolled && <LinkButton onClick={() => void send('recover')}>{useRecoveryCode}</LinkButton>}
    </SecondFactor>
  );
}
