'use client';
import type { impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { Button } from '../../kit/button';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

export function NowActing({ send, errorText }: ScreenProps<typeof impersonateFlow, 'success'>) {
  const { common } = useTexts();
  const { doneTitle, doneText } = useFlowTexts('impersonate');
  return (
    <Step icon={UserRoundCog} title={doneTitle} text={doneText} error={errorText}>
      <Button className="gh:w-full" onClick={() => void send('continue')}>
        {common.continue}
      </Button>
    </Step>
  );
}
