'use client';
import type { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { clearTypedValues } from '@gatehouse/sdk/typed-values';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { useIdentity } from '../../react/identity';
import { LinkSent } from '../form/link-sent';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
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
