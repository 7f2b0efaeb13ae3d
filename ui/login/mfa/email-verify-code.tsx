'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import Mail from 'lucide-react/icons/mail';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ChooseAnother } from './choose-another';
import { SentCode } from './sent-code';

type Props = ScreenProps<typeof mfaFlow, 'emailVerifyCode'>;

export function EmailVerifyCode({ context, send, busy, error, errorText }: Props) {
  const { email } = useFlowTexts('mfa');
  return (
    <Step icon={Mail} title={email.title} text={email.text} error={context.otcToken ? undefined : errorText}>
      <SentCode
        context={context}
        busy={busy}
        error={error}
        errorText={errorText}
        onSubmit={(input) => send('submit', input)}
        onResend={() => send('resend')}
      />
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}
