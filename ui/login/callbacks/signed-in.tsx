'use client';
import type { socialCallbackFlow } from '@gatehouse/sdk/flows/callbacks';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ContinueLater } from '../frame/continue-later';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function SignedIn({ send, errorText }: ScreenProps<typeof socialCallbackFlow, 'success'>) {
  const { success } = useFlowTexts('callbacks');
  return (
    <Step icon={CircleCheck} title={success.title} text={success.text} error={errorText}>
      <ContinueLater onContinue={() => void send('go')} />
    </Step>
  );
}
