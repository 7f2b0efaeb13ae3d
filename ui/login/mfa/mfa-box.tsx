'use client';
import { useMemo } from 'react';
import { BoxFrame, type BoxFrameProps } from '../frame/box-frame';
import MfaFlow, { type MfaFlowProps } from './mfa-flow';

export interface MfaBoxProps
  extends Omit<MfaFlowProps, 'onStep'>,
    Pick<BoxFrameProps, 'header' | 'footer' | 'appearance'> {}

/** Renders the MFA flow alone, e.g. for a step-up. Keep the callbacks stable: new ones restart the flow. */
export default function MfaBox({ onFinish, onEnroll, onCancel, step, context, ...frame }: MfaBoxProps) {
  const start = useMemo(
    () => ({ ...context, canEnroll: onEnroll !== undefined, canCancel: onCancel !== undefined }),
    [context, onEnroll, onCancel],
  );
  return (
    <BoxFrame {...frame}>
      <MfaFlow onFinish={onFinish} onEnroll={onEnroll} onCancel={onCancel} step={step} context={start} />
    </BoxFrame>
  );
}
