'use client';
import type { unlockFlow } from '@gatehouse/sdk/flows/unlock';
import LockOpen from 'lucide-react/icons/lock-open';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { useFlowTexts } from '../texts';

export function Pending({ send, busy, errorText }: ScreenProps<typeof unlockFlow, 'pending'>) {
  const texts = useFlowTexts('unlock');
  const { toLogin } = useFlowTexts('box');
  return (
    <ActionStep
      icon={LockOpen}
      title={texts.title}
      text={texts.text}
      error={errorText}
      action={texts.submit}
      busy={busy === 'confirm'}
      onAction={() => void send('confirm')}
    >
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </ActionStep>
  );
}
