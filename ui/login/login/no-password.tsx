'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import LogIn from 'lucide-react/icons/log-in';
import { AccountRow } from '../account-row';
import type { ScreenProps } from '../flow-box';
import { PasskeyButton } from '../passkey-button';
import { SocialButtons } from '../social-buttons';
import { Step } from '../step';
import { useFlowTexts } from '../texts';
import { CodeButtons } from './code-buttons';

type Props = ScreenProps<typeof loginFlow, 'loginWithPassword'>;

/** Renders the other ways to sign in, where the vendor has no sign-in with a password. */
export function NoPassword({ context, send, busy, error, errorText }: Props) {
  const { noPassword } = useFlowTexts('loginLater');
  // The text says it already, and it is no failure of the user.
  const message = error?.errorCode === 'no-password-login' ? undefined : errorText;
  return (
    <Step icon={LogIn} mirrorsIcon title={noPassword.title} text={noPassword.text} error={message}>
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <PasskeyButton
        offered={context.passkeys}
        isLast={context.lastMethod === 'passkey'}
        busy={busy === 'passkey'}
        onUse={() => void send('passkey')}
      />
      <SocialButtons lastMethod={context.lastMethod} invitationToken={context.invitationToken} isAlone />
      <CodeButtons context={context} send={send} busy={busy} />
    </Step>
  );
}
