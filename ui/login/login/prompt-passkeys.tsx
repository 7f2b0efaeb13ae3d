'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { Button } from '../../kit/button/button';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../frame/flow-box';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof loginFlow, 'promptPasskeys'>;

export function PromptPasskeys({ context, send, busy, errorText }: Props) {
  const { common } = useTexts();
  const { passkeys } = useFlowTexts('loginLater');
  if (context.hasPasskey) {
    return (
      <ActionStep
        icon={Fingerprint}
        title={passkeys.title}
        text={<span role="status">{passkeys.exists}</span>}
        action={common.continue}
        onAction={() => void send('later')}
      />
    );
  }
  return (
    <Step icon={Fingerprint} title={passkeys.title} text={passkeys.text} error={errorText}>
      <div className="gh:grid gh:gap-3">
        <Button loading={busy === 'add'} onClick={() => void send('add')}>
          {passkeys.add}
        </Button>
        <Button variant="secondary" onClick={() => void send('later')}>
          {passkeys.later}
        </Button>
      </div>
      <LinkButton onClick={() => void send('never')}>{passkeys.never}</LinkButton>
    </Step>
  );
}
