'use client';
import type { registerQuickLoginFlow } from '@gatehouse/sdk/flows/register-quick-login';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ContinueLater } from '../frame/continue-later';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function Registered({ send }: ScreenProps<typeof registerQuickLoginFlow, 'success'>) {
  const texts = useFlowTexts('registerQuickLogin');
  return (
    <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText}>
      <ContinueLater onContinue={() => void send('go')} />
    </Step>
  );
}
