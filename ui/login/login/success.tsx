'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

export function Success({ errorText }: ScreenProps<typeof loginFlow, 'success'>) {
  const { success } = useFlowTexts('login');
  return <Step icon={CircleCheck} title={success.title} text={success.text} error={errorText} />;
}
