'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import LogIn from 'lucide-react/icons/log-in';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { PasskeyButton } from '../sign-in/passkey-button';
import { SocialButtons } from '../sign-in/social-buttons';
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
