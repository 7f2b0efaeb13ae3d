'use client';
import type { impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { Button } from '../../kit/button/button';
import { useSession } from '../../react/session';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function NowActing({ send, errorText }: ScreenProps<typeof impersonateFlow, 'success'>) {
  const { common } = useTexts();
  const { acting, doneTitle, doneText } = useFlowTexts('impersonate');
  const session = useSession();
  // The name is known once the session has loaded.
  const title = session.status === 'authenticated' ? acting(session.user.name) : doneTitle;
  return (
    <Step icon={UserRoundCog} title={title} text={doneText} error={errorText}>
      <Button className="gh:w-full" onClick={() => void send('continue')}>
        {common.continue}
      </Button>
    </Step>
  );
}
