'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import Building2 from 'lucide-react/icons/building-2';
import { Button } from '../../kit/button';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'loginWithSSOFailed'>;

export default function LoginWithSsoFailed({ send, errorText }: Props) {
  const { sso } = useFlowTexts('loginLater');
  const { toLogin } = useFlowTexts('box');
  return (
    <Step icon={Building2} title={sso.failedTitle} text={sso.failedText} error={errorText}>
      <Button variant="secondary" className="gh:w-full" onClick={() => void send('back')}>
        {toLogin}
      </Button>
    </Step>
  );
}
