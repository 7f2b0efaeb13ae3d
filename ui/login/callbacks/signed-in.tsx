'use client';
import type { socialCallbackFlow } from '@gatehouse/sdk/flows/callbacks';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

export function SignedIn({ errorText }: ScreenProps<typeof socialCallbackFlow, 'success'>) {
  const { success } = useFlowTexts('callbacks');
  return <Step icon={CircleCheck} title={success.title} text={success.text} error={errorText} />;
}
