'use client';
import type { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../kit/button/button';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function NumberChanged({ send, busy }: ScreenProps<typeof resetPhoneNumberFlow, 'success'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('resetPhoneNumber');
  return (
    <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText}>
      <Button className="gh:w-full" loading={busy === 'continue'} onClick={() => void send('continue')}>
        {common.continue}
      </Button>
    </Step>
  );
}
