'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { registerQuickLoginDeps, registerQuickLoginFlow } from '@gatehouse/sdk/flows/register-quick-login';
import CircleCheck from 'lucide-react/icons/circle-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { Box, type BoxSettings } from '../frame/box';
import { ContinueLater } from '../frame/continue-later';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useFlowDeps, useNavigation } from '../frame/flow-deps';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof registerQuickLoginFlow>> = ScreenProps<typeof registerQuickLoginFlow, Step>;

function Offer({ send, busy, errorText }: Props<'registerQuickLogin'>) {
  const texts = useFlowTexts('registerQuickLogin');
  return (
    <ActionStep
      icon={Smartphone}
      title={texts.title}
      text={texts.text}
      error={errorText}
      action={texts.register}
      busy={busy === 'register'}
      onAction={() => void send('register')}
    >
      <LinkButton onClick={() => void send('later')}>{texts.later}</LinkButton>
    </ActionStep>
  );
}

function Registered({ send }: Props<'success'>) {
  const texts = useFlowTexts('registerQuickLogin');
  return (
    <Step icon={CircleCheck} title={texts.doneTitle} text={texts.doneText}>
      <ContinueLater onContinue={() => void send('go')} />
    </Step>
  );
}

const registerQuickLoginView: FlowView<typeof registerQuickLoginFlow> = {
  flow: registerQuickLoginFlow,
  screens: { registerQuickLogin: Offer, success: Registered },
};

export interface RegisterQuickLoginBoxProps extends BoxSettings<typeof registerQuickLoginFlow> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

/** Lets the signed-in user sign in by text message on this device from now on. */
export default function RegisterQuickLoginBox({ onSuccess, ...settings }: RegisterQuickLoginBoxProps) {
  const deps = useFlowDeps(registerQuickLoginDeps);
  return <Box view={registerQuickLoginView} {...settings} deps={useNavigation(deps, onSuccess)} />;
}
