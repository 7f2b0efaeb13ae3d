'use client';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

export function Confirmed() {
  const texts = useFlowTexts('stepUp');
  return <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText} />;
}
