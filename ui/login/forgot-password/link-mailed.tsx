'use client';
import type { forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import { LinkSent } from '../form/link-sent';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { AccountRow } from '../sign-in/account-row';
import { useFlowTexts } from '../texts';

export function LinkMailed({ context, send, ...state }: ScreenProps<typeof forgotPasswordFlow, 'success'>) {
  const texts = useFlowTexts('forgotPassword');
  const { toLogin } = useFlowTexts('box');
  return (
    <LinkSent
      {...state}
      title={texts.sentTitle}
      text={texts.sentText(context.email)}
      account={<AccountRow email={context.email} onChange={() => void send('back')} />}
      onResend={() => send('resend')}
    >
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </LinkSent>
  );
}
