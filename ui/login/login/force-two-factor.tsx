'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { useCallback } from 'react';
import type { ScreenProps } from '../frame/flow-box';
import { SecondFactor } from '../sign-in/second-factor';

type Props = ScreenProps<typeof loginFlow, 'forceTwoFactor'>;

export function ForceTwoFactor({ context, send, errorText }: Props) {
  const verified = useCallback((response: LoginResponse) => send('verified', response), [send]);
  return (
    <SecondFactor context={context} errorText={errorText} onVerified={verified} onBack={() => void send('back')} />
  );
}
