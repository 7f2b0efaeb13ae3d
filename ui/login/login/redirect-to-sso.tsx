'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import Building2 from 'lucide-react/icons/building-complex';
import { Button } from '../../kit/button/button';
import { leftToRight } from '../form/left-to-right';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'redirectToSSO'>;

/** Returns the host that the user signs in at; undefined for a relative address. */
const hostOf = (address = ''): string | undefined => {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
};

export function RedirectToSso({ context, send, busy, errorText }: Props) {
  const { sso } = useFlowTexts('loginLater');
  const host = hostOf(context.ssoAddress);
  return (
    <Step icon={Building2} title={sso.title} text={host ? sso.textAt(leftToRight(host)) : sso.text} error={errorText}>
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <Button className="gh:w-full" loading={busy !== null} onClick={() => void send('go')}>
        {sso.go}
      </Button>
    </Step>
  );
}
