'use client';
import type { loginFlow } from '@gatehouse/sdk';
import { Mail, Smartphone } from 'lucide-react';
import { useTexts } from '../../react/texts';
import { AccountRow } from '../account-row';
import { CodeForm } from '../code-form';
import type { ScreenProps } from '../flow-box';
import { Resend } from '../resend';
import { Step } from '../step';

type Props = ScreenProps<typeof loginFlow, 'loginWithOtc' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc'>;

/** A code that came by mail or by text message: the three steps are one screen. */
export default function LoginWithCode({ step, context, send, busy, error, errorText }: Props) {
  const { code } = useTexts().login;
  const byMail = step === 'loginWithOtc';
  const smsText = context.phoneNumber ? code.smsText(context.phoneNumber) : code.smsTextUnknown;
  return (
    <Step
      icon={byMail ? Mail : Smartphone}
      title={byMail ? code.emailTitle : code.smsTitle}
      text={byMail ? code.emailText(context.email) : smsText}
    >
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <CodeForm
        {...{ error, errorText }}
        label={code.label}
        submit={code.submit}
        incomplete={code.incomplete}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', input)}
      />
      <Resend
        label={code.resend}
        done={code.resent}
        busy={busy === 'resend'}
        failed={error !== null}
        onResend={() => send('resend')}
      />
    </Step>
  );
}
