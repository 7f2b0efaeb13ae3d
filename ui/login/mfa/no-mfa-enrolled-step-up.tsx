'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Button } from '../../kit/button/button';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof mfaFlow, 'noMFAEnrolledStepUp'>;

export function NoMfaEnrolledStepUp({ context, send, busy, errorText }: Props) {
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
