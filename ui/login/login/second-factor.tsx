'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import type { LoginContext } from '@gatehouse/sdk/flows/login';
import { mfaDeps } from '@gatehouse/sdk/flows/mfa';
import { type ReactNode, useMemo } from 'react';
import { Alert } from '../../kit/alert';
import { useIdentity } from '../../react/identity';
import { AccountRow } from '../account-row';
import { FlowBox } from '../flow-box';
import { mfaView } from '../mfa/screens';
import { useFlowTexts } from '../texts';

export interface SecondFactorProps {
  context: LoginContext;
  errorText: string | undefined;
  onVerified: (response: LoginResponse) => Promise<void>;
  onBack: () => void;
  /** Other ways on. */
  children?: ReactNode;
}

/** The MFA flow inside of the login. */
export function SecondFactor({ context, errorText, onVerified, onBack, children }: SecondFactorProps) {
  const { account } = useFlowTexts('box');
  const identity = useIdentity();
  const deps = useMemo(() => mfaDeps(identity, onVerified), [identity, onVerified]);
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-6">
      <div role="alert" className={errorText ? undefined : 'gh:sr-only'}>
        {errorText && <Alert tone="danger">{errorText}</Alert>}
      </div>
      <FlowBox {...mfaView} deps={deps} {...context.mfa} />
      {children}
      <AccountRow email={context.email} action={account.startOver} onChange={onBack} />
    </div>
  );
}
