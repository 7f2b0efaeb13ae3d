'use client';
import type { logOutFlow } from '@gatehouse/sdk/flows/log-out';
import LogOut from 'lucide-react/icons/log-out';
import { Button } from '../../kit/button/button';
import { useApplication } from '../application/application';
import type { ScreenProps } from '../frame/flow-box';
import { ScreenOutline } from '../frame/screen-outline';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof logOutFlow, 'loggingOut'>;

export function LoggingOut({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('logOut');
  const { name } = useApplication();
  if (!context.needsConfirmation && !errorText) return <ScreenOutline />;
  // The user leaves this page, so earlier errors no longer apply.
  const isOver = error?.errorCode === 'sign-out-unfinished';
  return (
    <Step
      icon={LogOut}
      mirrorsIcon
      title={name ? texts.titleOf(name) : texts.title}
      text={isOver ? undefined : texts.text}
      error={errorText}
    >
      <div className="gh:grid gh:gap-3">
        <Button loading={busy === 'confirm'} onClick={() => void send('confirm')}>
          {texts.confirm}
        </Button>
        {!isOver && (
          <Button variant="secondary" onClick={() => void send('stay')}>
            {texts.stay}
          </Button>
        )}
      </div>
    </Step>
  );
}
