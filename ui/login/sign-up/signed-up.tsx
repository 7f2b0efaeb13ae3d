'use client';
import type { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { clearTypedValues } from '@gatehouse/sdk/typed-values';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { useIdentity } from '../../react/identity';
import type { ScreenProps } from '../flow-box';
import { LinkButton } from '../link-button';
import { LinkSent } from '../link-sent';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

export function SignedUp({ context, send, ...state }: ScreenProps<typeof signUpFlow, 'SignUpSuccess'>) {
  const { environment } = useIdentity();
  useEffect(() => clearTypedValues(environment), [environment]);
  const texts = useFlowTexts('signUp');
  const { toLogin } = useFlowTexts('box');
  if (context.outcome !== 'mailSent') {
    return <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText} error={state.errorText} />;
  }
  return (
    <LinkSent {...state} title={texts.sentTitle} text={texts.sentText(context.email)} onResend={() => send('resend')}>
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </LinkSent>
  );
}
