'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import Mail from 'lucide-react/icons/mail';
import { Button } from '../../kit/button';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'breachedPasswordSuccess'>;

export default function BreachedPasswordSuccess({ context, send, errorText }: Props) {
  const { breached } = useFlowTexts('login');
  const { toLogin } = useFlowTexts('box');
  return (
    <Step icon={Mail} title={breached.sentTitle} text={breached.sentText(context.email)} error={errorText}>
      <Button variant="secondary" className="gh:w-full" onClick={() => void send('back')}>
        {toLogin}
      </Button>
    </Step>
  );
}
