'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import Mail from 'lucide-react/icons/mail';
import { AccountRow } from '../account-row';
import type { ScreenProps } from '../flow-box';
import { PasskeyButton } from '../passkey-button';
import { Resend } from '../resend';
import { Step } from '../step';
import { useBoxTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'magicLinkPreLoginSuccess'>;

export default function MagicLinkPreLoginSuccess({ context, send, busy, error, errorText }: Props) {
  const { magicLink } = useBoxTexts().login;
  return (
    <Step icon={Mail} title={magicLink.title} text={magicLink.text(context.email)} error={errorText}>
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <p className="gh:text-sm gh:text-subtle">{magicLink.hint}</p>
      <Resend
        label={magicLink.resend}
        done={magicLink.resent}
        busy={busy === 'resend'}
        error={error}
        onResend={() => send('resend')}
      />
      <PasskeyButton offered={context.passkeys} busy={busy === 'passkey'} onUse={() => void send('passkey')} />
    </Step>
  );
}
