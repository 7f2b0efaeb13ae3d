'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Button } from '../../kit/button/button';
import { LinkSent } from '../form/link-sent';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton, Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof loginFlow>> = ScreenProps<typeof loginFlow, Step>;

export function BreachedPassword({ context, send, busy, errorText }: Props<'breachedPassword'>) {
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

export function BreachedPasswordSuccess({ context, send, ...state }: Props<'breachedPasswordSuccess'>) {
  const { breached } = useFlowTexts('loginLater');
  const { toLogin } = useFlowTexts('box');
  return (
    <LinkSent
      {...state}
      title={breached.sentTitle}
      text={breached.sentText(context.email)}
      onResend={() => send('resend')}
    >
      <LinkButton onClick={() => void send('back')}>{toLogin}</LinkButton>
    </LinkSent>
  );
}
