'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { logOutDeps, logOutFlow } from '@gatehouse/sdk/flows/log-out';
import CircleCheck from 'lucide-react/icons/circle-check';
import LogOut from 'lucide-react/icons/log-out';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useIdentity } from '../../react/identity';
import { useApplication } from '../application/application';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { ScreenOutline } from '../frame/pending';
import { ActionStep, Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof logOutFlow>> = ScreenProps<typeof logOutFlow, Step>;

function LoggingOut({ context, send, busy, error, errorText }: Props<'loggingOut'>) {
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

function LoggedOut({ send, errorText }: Props<'success'>) {
  const texts = useFlowTexts('logOut');
  return (
    <ActionStep
      icon={CircleCheck}
      title={texts.doneTitle}
      error={errorText}
      action={texts.signIn}
      onAction={() => void send('continue')}
    />
  );
}

const logOutView: FlowView<typeof logOutFlow> = {
  flow: logOutFlow,
  screens: { loggingOut: LoggingOut, success: LoggedOut },
};

export interface LogoutBoxProps extends BoxSettings<typeof logOutFlow> {
  /** Called instead of navigating to the home page when the user stays signed in. Keep it stable between renders. */
  onSuccess?: () => void;
}

/**
 * Signs the user out: immediately after a button of the application (see `allowLogout`), otherwise after confirmation.
 */
export default function LogoutBox({ onSuccess, ...settings }: LogoutBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => logOutDeps(identity, onSuccess && { toHome: onSuccess }), [identity, onSuccess]);
  return <Box view={logOutView} {...settings} deps={deps} />;
}
