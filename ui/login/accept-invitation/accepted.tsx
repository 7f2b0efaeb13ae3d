'use client';
import type { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ActionStep } from '../action-step';
import type { ScreenProps } from '../flow-box';
import { useFlowTexts } from '../texts';

export function Accepted({ send, busy, errorText }: ScreenProps<typeof acceptInvitationFlow, 'success'>) {
  const texts = useFlowTexts('acceptInvitation');
  return (
    <ActionStep
      icon={CircleCheck}
      title={texts.doneTitle}
      text={texts.doneText}
      error={errorText}
      action={texts.continue}
      busy={busy === 'continue'}
      onAction={() => void send('continue')}
    />
  );
}
