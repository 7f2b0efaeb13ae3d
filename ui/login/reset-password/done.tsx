'use client';
import type { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../kit/button/button';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function Done({ send }: ScreenProps<typeof resetPasswordFlow, 'success'>) {
  const texts = useFlowTexts('resetPassword');
  return (
    <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText}>
      <Button className="gh:w-full" onClick={() => void send('toLogin')}>
        {texts.signIn}
      </Button>
    </Step>
  );
}
