'use client';
import type { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import Link2Off from 'lucide-react/icons/link-2-off';
import { Button } from '../../kit/button/button';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function Invalid({ send }: ScreenProps<typeof resetPasswordFlow, 'invalid'>) {
  const texts = useFlowTexts('resetPassword');
  const { toLogin } = useFlowTexts('box');
  return (
    <Step icon={Link2Off} title={texts.invalidTitle} text={texts.invalidText}>
      <Button className="gh:w-full" onClick={() => void send('requestNew')}>
        {texts.requestNew}
      </Button>
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </Step>
  );
}
