'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import UserCheck from 'lucide-react/icons/user-check';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { ScreenOutline } from '../frame/screen-outline';
import { useFlowTexts } from '../texts';

export function Activating({ send, busy, errorText }: ScreenProps<typeof activateFlow, 'activating'>) {
  const texts = useFlowTexts('activate');
  const { toLogin } = useFlowTexts('box');
  // The link is still being read from the URL.
  if (busy === 'after') return <ScreenOutline />;
  return (
    <ActionStep
      icon={UserCheck}
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
