'use client';
import type { openAppFlow } from '@gatehouse/sdk/flows/open-app';
import { Button } from '../../kit/button/button';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { ScreenOutline } from '../frame/screen-outline';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function Opening({ send, errorText }: ScreenProps<typeof openAppFlow, 'opening'>) {
  const { kit } = useTexts();
  const texts = useFlowTexts('openApp');
  const { toLogin } = useFlowTexts('box');
  if (!errorText) return <ScreenOutline />;
  return (
    <Step title={texts.title} error={errorText}>
      <Button className="gh:w-full" onClick={() => void send('retry')}>
        {kit.retry}
      </Button>
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </Step>
  );
}
