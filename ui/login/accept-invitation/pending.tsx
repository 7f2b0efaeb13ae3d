'use client';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import MailOpen from 'lucide-react/icons/mail-open';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { ScreenOutline } from '../frame/screen-outline';
import { useFlowTexts } from '../texts';
import { OtherUser } from './other-user';

type Props = ScreenProps<typeof acceptInvitationFlow, 'pending'>;

export function Pending({ context, send, busy, errorText }: Props) {
  const texts = useFlowTexts('acceptInvitation');
  // The link is still being read from the URL.
  if (busy === 'after') return <ScreenOutline />;
  return (
    <ActionStep
      icon={MailOpen}
      title={texts.title}
      text={texts.text}
      error={errorText}
      notice={<OtherUser email={context.otherUser} />}
      action={texts.submit}
      busy={busy === 'confirm'}
      onAction={() => void send('confirm')}
    >
      <LinkButton onClick={() => void send('toLogin')}>{texts.later}</LinkButton>
    </ActionStep>
  );
}
