'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import Building2 from 'lucide-react/icons/building-complex';
import { Button } from '../../kit/button/button';
import { describeError, useTexts } from '../../react/texts';
import { leftToRight } from '../form/left-to-right';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'loginWithSSOFailed'>;

export function LoginWithSsoFailed({ context, send, busy, error }: Props) {
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
