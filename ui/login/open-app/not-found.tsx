'use client';
import type { openAppFlow } from '@gatehouse/sdk/flows/open-app';
import { Button } from '../../kit/button/button';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function NotFound({ send }: ScreenProps<typeof openAppFlow, 'failed'>) {
  const texts = useFlowTexts('openApp');
  const { toLogin } = useFlowTexts('box');
  return (
    <Step title={texts.failedTitle} text={texts.failedText}>
      <Button className="gh:w-full" onClick={() => void send('toLogin')}>
        {toLogin}
      </Button>
    </Step>
  );
}
