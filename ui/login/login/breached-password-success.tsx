'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { LinkSent } from '../form/link-sent';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'breachedPasswordSuccess'>;

export function BreachedPasswordSuccess({ context, send, ...state }: Props) {
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
