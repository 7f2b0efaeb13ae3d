'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import Building2 from 'lucide-react/icons/building-2';
import { Button } from '../../kit/button';
import { AccountRow } from '../account-row';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'redirectToSSO'>;

export default function RedirectToSso({ context, send, busy, errorText }: Props) {
  const { sso } = useFlowTexts('loginLater');
  return (
    <Step icon={Building2} title={sso.title} text={sso.text} error={errorText}>
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <Button className="gh:w-full" loading={busy !== null} onClick={() => void send('go')}>
        {sso.go}
      </Button>
    </Step>
  );
}
