'use client';
import { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Button } from '../../kit/button/button';
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

type MfaFlowProps = Omit<FlowBoxProps<typeof mfaFlow>, keyof FlowView<typeof mfaFlow>>;

/** Renders the MFA flow without a frame, for other flows. */
export default function MfaFlow(props: MfaFlowProps) {
  return <FlowBox {...mfaView} {...props} />;
}
