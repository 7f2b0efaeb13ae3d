'use client';
import type { impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { Button } from '../../kit/button/button';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

export function Impersonating({ send, busy, error, errorText }: ScreenProps<typeof impersonateFlow, 'impersonating'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('impersonate');
  return (
    <Step icon={UserRoundCog} title={texts.title} text={texts.text} error={errorText}>
      {error?.errorCode !== 'invalid-link' && (
        <Button className="gh:w-full" loading={busy === 'confirm'} onClick={() => void send('confirm')}>
          {common.continue}
        </Button>
      )}
      <LinkButton onClick={() => void send('cancel')}>{texts.cancel}</LinkButton>
    </Step>
  );
}
