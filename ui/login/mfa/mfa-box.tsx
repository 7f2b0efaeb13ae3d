'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import { type MfaContext, type MfaStep, mfaDeps } from '@gatehouse/sdk/flows/mfa';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { BoxFrame, type BoxFrameProps } from '../frame/box-frame';
import MfaFlow from './mfa-flow';

export interface MfaBoxProps extends Pick<BoxFrameProps, 'header' | 'footer' | 'appearance'> {
  /** Receives the response that signs the user in. */
  onFinish: (response: LoginResponse) => Promise<void>;
  /** Offers enrollment to users without a second factor, e.g. on their security page. */
  onEnroll?: () => void;
  /** Called by the back button. Without it there is no back button. */
  onCancel?: () => void;
  step?: MfaStep;
  context?: Partial<MfaContext>;
}

/** Renders the MFA flow alone, e.g. for a step-up. Keep the callbacks stable: new ones restart the flow. */
export default function MfaBox({ onFinish, onEnroll, onCancel, step, context, ...frame }: MfaBoxProps) {
  const identity = useIdentity();
  const callbacks = useMemo(() => ({ enroll: onEnroll, cancel: onCancel }), [onEnroll, onCancel]);
  const deps = useMemo(() => mfaDeps(identity, onFinish, callbacks), [identity, onFinish, callbacks]);
  const start = useMemo(
    () => ({ ...context, canEnroll: onEnroll !== undefined, canCancel: onCancel !== undefined }),
    [context, onEnroll, onCancel],
  );
  return (
    <BoxFrame {...frame}>
      <MfaFlow deps={deps} step={step} context={start} />
    </BoxFrame>
  );
}
