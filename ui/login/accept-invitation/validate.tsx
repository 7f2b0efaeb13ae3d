'use client';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import MailOpen from 'lucide-react/icons/mail-open';
import { CodeForm } from '../form/code-form';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { OtherUser } from './other-user';

type Props = ScreenProps<typeof acceptInvitationFlow, 'validate'>;

export function Validate({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('acceptInvitation');
  const { code } = useFlowTexts('box');
  return (
    <Step icon={MailOpen} title={texts.codeTitle} text={texts.codeText}>
      <OtherUser email={context.otherUser} />
      <CodeForm
        error={error}
        errorText={errorText}
        label={code.label}
        incomplete={code.incomplete}
        submit={texts.submit}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', { code: input.code })}
      />
      <LinkButton onClick={() => void send('toLogin')}>{texts.later}</LinkButton>
    </Step>
  );
}
