'use client';
import type { stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Button } from '../../kit/button/button';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

/** Renders the skeleton of the code step until the user's methods are known, or the error with a retry. */
export function Generating({ send, busy, error, errorText }: ScreenProps<typeof stepUpFlow, 'generating'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('stepUp');
  return (
    <Step icon={ShieldCheck} title={texts.title} error={errorText}>
      {error ? (
        <Button className="gh:w-full" loading={busy === 'retry'} onClick={() => void send('retry')}>
          {common.tryAgain}
        </Button>
      ) : (
        <div className="gh:grid gh:gap-5">
          <LoadingStatus />
          <Skeleton className="gh:h-control" />
          <Skeleton className="gh:h-control" />
        </div>
      )}
      <LinkButton onClick={() => void send('cancel')}>{texts.cancel}</LinkButton>
    </Step>
  );
}
