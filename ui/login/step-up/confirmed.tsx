'use client';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function Confirmed() {
  const texts = useFlowTexts('stepUp');
  return <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText} />;
}
