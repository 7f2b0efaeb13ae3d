'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ContinueLater } from '../frame/continue-later';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function Success({ send, errorText }: ScreenProps<typeof loginFlow, 'success'>) {
  const { success } = useFlowTexts('login');
  return (
    <Step icon={CircleCheck} title={success.title} text={success.text} error={errorText}>
      <ContinueLater onContinue={() => void send('go')} />
    </Step>
  );
}
