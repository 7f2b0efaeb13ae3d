'use client';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useTexts } from '../../react/texts';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { isLinkRefused } from '../frame/refusal';
import { useFlowTexts } from '../texts';

/** Renders the reason why an invitation was not accepted: rejected for good, or no response from the provider. */
export function Failed({ send, busy, error, errorText }: ScreenProps<typeof acceptInvitationFlow, 'failed'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('acceptInvitation');
  const { toLogin } = useFlowTexts('box');
  const isOver = error === null || isLinkRefused(error);
  return (
    <ActionStep
      icon={Link2Off}
      title={texts.failedTitle}
      text={isOver ? texts.failedText : undefined}
      error={errorText}
      action={isOver ? toLogin : common.tryAgain}
      busy={busy === 'retry'}
      onAction={() => void (isOver ? send('toLogin') : send('retry'))}
    >
      {!isOver && <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>}
    </ActionStep>
  );
}

/** Renders the error of an incomplete link. */
export function Invalid({ send, errorText }: ScreenProps<typeof acceptInvitationFlow, 'invalid'>) {
  const texts = useFlowTexts('acceptInvitation');
  const { toLogin } = useFlowTexts('box');
  return (
    <ActionStep
      icon={Link2Off}
      title={texts.failedTitle}
      text={texts.failedText}
      error={errorText}
      action={toLogin}
      onAction={() => void send('toLogin')}
    />
  );
}
