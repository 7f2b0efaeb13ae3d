'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Button } from '../../kit/button/button';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'breachedPassword'>;

export function BreachedPassword({ context, send, busy, errorText }: Props) {
  const { breached } = useFlowTexts('loginLater');
  return (
    <Step icon={ShieldAlert} title={breached.title} text={breached.text} error={errorText}>
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <Button className="gh:w-full" loading={busy === 'reset'} onClick={() => void send('reset')}>
        {breached.submit}
      </Button>
    </Step>
  );
}
