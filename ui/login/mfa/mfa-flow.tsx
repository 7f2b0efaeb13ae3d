'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import { mfaDeps, mfaFlow } from '@gatehouse/sdk/flows/mfa';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { FlowBox, type FlowBoxProps, type FlowView, type ScreenProps } from '../frame/flow-box';
import { LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { AuthenticatorApp } from './authenticator-app';
import { EmailVerifyCode, SmsSetPhoneNumber, SmsVerifyCode } from './codes';
import { RecoveryCode } from './recovery-code';
import { Verify } from './verify';

export function NoMfaEnrolledStepUp({
  context,
  send,
  busy,
  errorText,
}: ScreenProps<typeof mfaFlow, 'noMFAEnrolledStepUp'>) {
  const { common } = useTexts();
  const mfa = useFlowTexts('mfa');
  const { notEnrolled } = mfa;
  return (
    <Step icon={ShieldAlert} title={notEnrolled.title} text={notEnrolled.text} error={errorText}>
      {context.canEnroll && (
        <Button className="gh:w-full" loading={busy === 'enroll'} onClick={() => void send('enroll')}>
          {notEnrolled.enroll}
        </Button>
      )}
      {context.canCancel && <LinkButton onClick={() => void send('cancel')}>{common.back}</LinkButton>}
    </Step>
  );
}

export const mfaView: FlowView<typeof mfaFlow> = {
  flow: mfaFlow,
  screens: {
    verify: Verify,
    authenticatorApp: AuthenticatorApp,
    recoveryCode: RecoveryCode,
    smsSetPhoneNumber: SmsSetPhoneNumber,
    smsVerifyCode: SmsVerifyCode,
    emailVerifyCode: EmailVerifyCode,
    noMFAEnrolledStepUp: NoMfaEnrolledStepUp,
  },
};

export interface MfaFlowProps extends Pick<FlowBoxProps<typeof mfaFlow>, 'step' | 'context' | 'onStep'> {
  /** Receives the response that signs the user in. */
  onFinish: (response: LoginResponse) => Promise<void>;
  /** Offers enrollment to users without a second factor, e.g. on their security page. */
  onEnroll?: () => void;
  /** Called by the back button. Without it there is no back button. */
  onCancel?: () => void;
}

/** Renders the MFA flow without a frame, for other flows. Keep the callbacks stable: new ones restart the flow. */
export default function MfaFlow({ onFinish, onEnroll, onCancel, ...props }: MfaFlowProps) {
  const identity = useIdentity();
  const deps = useMemo(
    () => mfaDeps(identity, onFinish, { enroll: onEnroll, cancel: onCancel }),
    [identity, onFinish, onEnroll, onCancel],
  );
  return <FlowBox {...mfaView} {...props} deps={deps} />;
}
