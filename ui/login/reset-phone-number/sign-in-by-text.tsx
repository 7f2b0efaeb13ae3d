'use client';
import type { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import Smartphone from 'lucide-react/icons/smartphone';
import { CodeForm } from '../form/code-form';
import { leftToRight } from '../form/left-to-right';
import { Resend } from '../form/resend';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof resetPhoneNumberFlow, 'loginWithSmsOtc'>;

export function SignInByText({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('resetPhoneNumber');
  const { code, toLogin } = useFlowTexts('box');
  return (
    <Step icon={Smartphone} title={texts.smsTitle} text={texts.smsText(leftToRight(context.phoneNumber ?? ''))}>
      <CodeForm
        error={error}
        errorText={errorText}
        label={code.label}
        submit={texts.signIn}
        incomplete={code.incomplete}
        busy={busy === 'submit'}
        bySms
        onSubmit={(input) => send('submit', input)}
      />
      <Resend
        label={code.resend}
        done={code.resent}
        busy={busy === 'resend'}
        error={error}
        onResend={() => send('resend')}
      />
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </Step>
  );
}
