'use client';
import type { logOutFlow } from '@gatehouse/sdk/flows/log-out';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../kit/button/button';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function LoggedOut({ send, errorText }: ScreenProps<typeof logOutFlow, 'success'>) {
  const texts = useFlowTexts('logOut');
  return (
    <Step icon={CircleCheck} title={texts.doneTitle} error={errorText}>
      <Button className="gh:w-full" onClick={() => void send('continue')}>
        {texts.signIn}
      </Button>
    </Step>
  );
}
