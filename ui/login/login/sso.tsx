'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import Building2 from 'lucide-react/icons/building-complex';
import { Button } from '../../kit/button/button';
import { describeError, useTexts } from '../../react/texts';
import { leftToRight } from '../form/left-to-right';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton, Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof loginFlow>> = ScreenProps<typeof loginFlow, Step>;

/** Returns the host that the user signs in at; undefined for a relative address. */
const hostOf = (address = ''): string | undefined => {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
};

export function RedirectToSso({ context, send, busy, errorText }: Props<'redirectToSSO'>) {
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

export function LoginWithSsoFailed({ context, send, busy, error }: Props<'loginWithSSOFailed'>) {
  const texts = useTexts();
  const { sso } = useFlowTexts('loginLater');
  const { email, ssoAddress, ssoFailure } = context;
  const failure = error ?? ssoFailure;
  return (
    <Step
      icon={Building2}
      title={sso.failedTitle}
      text={ssoFailure ? sso.failedAgain : sso.failedText}
      error={failure && describeError(texts, failure)}
    >
      {failure?.traceId && <p className="gh:text-xs gh:text-subtle">{sso.reference(leftToRight(failure.traceId))}</p>}
      {(email || ssoAddress) && (
        <Button className="gh:w-full" loading={busy === 'retry'} onClick={() => void send('retry')}>
          {texts.common.tryAgain}
        </Button>
      )}
      <LinkButton onClick={() => void send('back')}>{sso.other}</LinkButton>
    </Step>
  );
}
