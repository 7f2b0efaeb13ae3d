'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { unlockDeps, unlockFlow } from '@gatehouse/sdk/flows/unlock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Link2Off from 'lucide-react/icons/link-2-off';
import LockOpen from 'lucide-react/icons/lock-open';
import { useTexts } from '../../react/texts';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useFlowDeps } from '../frame/flow-deps';
import { isLinkRefused } from '../frame/refusal';
import { ActionStep, LinkButton } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof unlockFlow>> = ScreenProps<typeof unlockFlow, Step>;

function Pending({ send, busy, errorText }: Props<'pending'>) {
  const texts = useFlowTexts('unlock');
  const { toLogin } = useFlowTexts('box');
  return (
    <ActionStep
      icon={LockOpen}
      title={texts.title}
      text={texts.text}
      error={errorText}
      action={texts.submit}
      busy={busy === 'confirm'}
      onAction={() => void send('confirm')}
    >
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </ActionStep>
  );
}

/** Renders the error of a used or incomplete link, or a retry when the provider did not respond. */
function Failed({ send, busy, error, errorText }: Props<'failed'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('unlock');
  const { toLogin } = useFlowTexts('box');
  if (error && !isLinkRefused(error)) {
    return (
      <ActionStep
        icon={CloudOff}
        title={texts.title}
        error={errorText}
        action={common.tryAgain}
        busy={busy === 'retry'}
        onAction={() => void send('retry')}
      >
        <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
      </ActionStep>
    );
  }
  return (
    <ActionStep
      icon={Link2Off}
      title={texts.failedTitle}
      text={texts.failedText}
      action={texts.signIn}
      onAction={() => void send('toLogin')}
    />
  );
}

function Done({ send }: Props<'success'>) {
  const texts = useFlowTexts('unlock');
  return (
    <ActionStep
      icon={CircleCheck}
      title={texts.doneTitle}
      text={texts.doneText}
      action={texts.signIn}
      onAction={() => void send('toLogin')}
    />
  );
}

const unlockView: FlowView<typeof unlockFlow> = {
  flow: unlockFlow,
  screens: { pending: Pending, success: Done, failed: Failed },
};

export interface UnlockBoxProps extends BoxSettings<typeof unlockFlow> {}

/** Unlocks a user by an emailed link, read from the page's URL. */
export default function UnlockBox(settings: UnlockBoxProps) {
  const deps = useFlowDeps(unlockDeps);
  return <Box view={unlockView} {...settings} deps={deps} />;
}
