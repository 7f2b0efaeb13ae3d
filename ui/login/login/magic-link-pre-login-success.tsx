'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { onLinkUsed } from '@gatehouse/sdk/sign-in';
import { useEffect } from 'react';
import { useIdentity } from '../../react/identity';
import { Captcha } from '../form/captcha';
import { LinkSent } from '../form/link-sent';
import type { ScreenProps } from '../frame/flow-box';
import { AccountRow } from '../sign-in/account-row';
import { PasskeyButton } from '../sign-in/passkey-button';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'magicLinkPreLoginSuccess'>;

export function MagicLinkPreLoginSuccess({ context, send, ...state }: Props) {
  const { magicLink } = useFlowTexts('login');
  const { environment } = useIdentity();
  useEffect(() => onLinkUsed(environment, 'magiclink', () => void send('arrived')), [environment, send]);
  return (
    <LinkSent
      {...state}
      title={magicLink.title}
      text={magicLink.text(context.email)}
      account={<AccountRow email={context.email} onChange={() => void send('back')} />}
      onResend={() => send('resend')}
    >
      <Captcha />
      <PasskeyButton offered={context.passkeys} busy={state.busy === 'passkey'} onUse={() => void send('passkey')} />
    </LinkSent>
  );
}
