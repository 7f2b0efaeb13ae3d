'use client';
import type { unlockFlow } from '@gatehouse/sdk/flows/unlock';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { useFlowTexts } from '../texts';

export function Done({ send }: ScreenProps<typeof unlockFlow, 'success'>) {
  const texts = useFlowTexts('unlock');
  return (
    <ActionStep
      icon={CircleCheck}
      title={texts.doneTitle}
      text={texts.doneText}
      action={texts.signIn}
      onAction={() => void send('toLogin')}
    />
  );
}
