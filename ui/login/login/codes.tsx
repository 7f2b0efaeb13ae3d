'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { onLinkUsed } from '@gatehouse/sdk/sign-in';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect } from 'react';
import { useKitTexts } from '../../kit/texts';
import { useIdentity } from '../../react/identity';
import { useApplication } from '../application/application';
import { Captcha } from '../form/captcha';
import { CodeForm } from '../form/code-form';
import { leftToRight } from '../form/left-to-right';
import { LinkSent } from '../form/link-sent';
import { Resend } from '../form/resend';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton, Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { PasskeyButton } from '../sign-in/passkey-button';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'loginWithOtc' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc'>;

/** Renders the form for a code sent by email or text message; the three steps share this screen. */
export function LoginWithCode({ step, context, send, busy, error, errorText }: Props) {
  const { code } = useFlowTexts('login');
  const { confirm } = useKitTexts();
  const { resetsPassword, isConfirmation } = useApplication();
  const byMail = step === 'loginWithOtc';
  const isQuick = step === 'loginWithQuickSmsOtc';
  const phone = context.phoneNumber && leftToRight(context.phoneNumber);
  const account = isQuick ? phone : context.email;
  const notMe = () => void send('notMe');
  return (
    <Step
      icon={byMail ? Mail : Smartphone}
      title={byMail ? code.emailTitle : code.smsTitle}
      text={byMail ? code.emailText(context.email) : phone ? code.smsText(phone) : code.smsTextUnknown}
    >
      {account && (
        <AccountRow
          email={account}
          {...(isQuick && { action: code.notMe })}
          onChange={isQuick ? notMe : () => void send('back')}
        />
      )}
      <CodeForm
        error={error}
        errorText={errorText}
        submit={isConfirmation ? confirm : code.submit}
        remember={step === 'loginWithSmsOtc' ? code.quick : undefined}
        busy={busy === 'submit'}
        // Other pending credential requests of the browser take precedence.
        bySms={!byMail && busy === null}
        onSubmit={(input) => send('submit', input)}
      />
      <Captcha />
      <Resend of="code" busy={busy === 'resend'} error={error} onResend={() => send('resend')} />
      {isQuick && !account && <LinkButton onClick={notMe}>{code.notMe}</LinkButton>}
      {step === 'loginWithSmsOtc' && resetsPassword && (
        <LinkButton onClick={() => void send('resetPhone')}>{code.lostPhone}</LinkButton>
      )}
      <PasskeyButton offered={context.passkeys} busy={busy === 'passkey'} onUse={() => void send('passkey')} />
    </Step>
  );
}

export function MagicLinkPreLoginSuccess({
  context,
  send,
  ...state
}: ScreenProps<typeof loginFlow, 'magicLinkPreLoginSuccess'>) {
  const { magicLink } = useFlowTexts('login');
  const { environment } = useIdentity();
  useEffect(() => onLinkUsed(environment, 'magiclink', () => void send('arrived')), [environment, send]);
  return (
    <LinkSent
      {...state}
      title={magicLink.title}
      text={magicLink.text(context.email)}
      account={<AccountRow email={context.email} onChange={() => void send('back')} />}
      onResend={() => send('resend')}
    >
      <Captcha />
      <PasskeyButton offered={context.passkeys} busy={state.busy === 'passkey'} onUse={() => void send('passkey')} />
    </LinkSent>
  );
}
