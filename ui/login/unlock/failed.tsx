'use client';
import type { unlockFlow } from '@gatehouse/sdk/flows/unlock';
import CloudOff from 'lucide-react/icons/cloud-off';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useTexts } from '../../react/texts';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { isLinkRefused } from '../frame/refusal';
import { useFlowTexts } from '../texts';

/** Renders the error of a used or incomplete link, or a retry when the provider did not respond. */
export function Failed({ send, busy, error, errorText }: ScreenProps<typeof unlockFlow, 'failed'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('unlock');
  const { toLogin } = useFlowTexts('box');
  if (error && !isLinkRefused(error)) {
    return (
      <ActionStep
        icon={CloudOff}
        title={texts.title}
        error={errorText}
        action={common.tryAgain}
        busy={busy === 'retry'}
        onAction={() => void send('retry')}
      >
        <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
      </ActionStep>
    );
  }
  return (
    <ActionStep
      icon={Link2Off}
      title={texts.failedTitle}
      text={texts.failedText}
      action={texts.signIn}
      onAction={() => void send('toLogin')}
    />
  );
}
