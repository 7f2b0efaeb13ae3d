'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTexts } from '../../react/texts';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { useFlowTexts } from '../texts';

export function Activated({ context, send }: ScreenProps<typeof activateFlow, 'success'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('activate');
  return (
    <ActionStep
      icon={CircleCheck}
      title={texts.doneTitle}
      text={context.outcome === 'toLogin' ? texts.doneLogin : texts.doneText}
      action={common.continue}
      onAction={() => void send('continue')}
    />
  );
}
