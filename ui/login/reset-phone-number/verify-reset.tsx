'use client';
import type { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import Mail from 'lucide-react/icons/mail';
import { CodeForm } from '../form/code-form';
import { Resend } from '../form/resend';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof resetPhoneNumberFlow, 'VerifyResetPhoneNumber'>;

export function VerifyReset({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('resetPhoneNumber');
  const { code } = useFlowTexts('box');
  return (
    <Step icon={Mail} title={texts.codeTitle} text={texts.codeText(context.email)}>
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <CodeForm
        error={error}
        errorText={errorText}
        label={code.label}
        submit={texts.verify}
        incomplete={code.incomplete}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', input)}
      />
      <Resend
        label={code.resend}
        done={code.resent}
        busy={busy === 'resend'}
        error={error}
        onResend={() => send('resend')}
      />
    </Step>
  );
}
