'use client';
import type { LoginResponse } from '@gatehouse/sdk';
import type { StepOf } from '@gatehouse/sdk/flows';
import {
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import CircleCheck from 'lucide-react/icons/circle-check';
import LogIn from 'lucide-react/icons/log-in';
import Unlink from 'lucide-react/icons/unlink';
import { useCallback, useEffect, useState } from 'react';
import { useApplication } from '../application/application';
import { RecoveryForm } from '../form/recovery-form';
import { ContinueLater } from '../frame/continue-later';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { ScreenOutline } from '../frame/pending';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { SecondFactor } from '../sign-in/second-factor';
import { useFlowTexts } from '../texts';

/** Milliseconds before the text is rendered, so that it does not flash during fast sign-ins. */
const WORDS_DELAY = 400;

/** Renders the loading state while the provider verifies the URL's parameters. */
export function Pending() {
  const { pending } = useFlowTexts('callbacks');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), WORDS_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <Step title={pending.title} text={pending.text} /> : <ScreenOutline />;
}

/** The screens of all callbacks; the flows of the other ones have the same steps. */
type Props<Step extends StepOf<typeof socialCallbackFlow>> = ScreenProps<typeof socialCallbackFlow, Step>;

interface ConfirmProps extends Props<'pending'> {
  icon: LucideIcon;
  title: string;
  text: string;
  confirm: string;
}

/**
 * Requires confirmation if this browser did not start the sign-in; otherwise sends the URL's parameters immediately.
 */
function Confirm({ icon, title, text, confirm, context, send, busy, errorText }: ConfirmProps) {
  const { other } = useFlowTexts('callbacks');
  if (!context.needsConfirmation || busy === 'confirm') return <Pending />;
  return (
    <ActionStep
      icon={icon}
      mirrorsIcon={icon === LogIn}
      title={title}
      text={text}
      error={errorText}
      action={confirm}
      onAction={() => void send('confirm')}
    >
      <LinkButton onClick={() => void send('back')}>{other}</LinkButton>
    </ActionStep>
  );
}

function ConfirmMagicLink(props: Props<'pending'>) {
  const { magicLink } = useFlowTexts('callbacks');
  const { name } = useApplication();
  const title = name ? magicLink.titleOf(name) : magicLink.title;
  return <Confirm {...props} icon={LogIn} title={title} text={magicLink.text} confirm={magicLink.confirm} />;
}

function ConfirmSso(props: Props<'pending'>) {
  const { saml } = useFlowTexts('callbacks');
  const { name } = useApplication();
  const title = name ? saml.titleOf(name) : saml.title;
  return <Confirm {...props} icon={Building2} title={title} text={saml.text} confirm={saml.confirm} />;
}

interface FailureProps extends Pick<Props<'failed'>, 'send' | 'busy'> {
  icon: LucideIcon;
  title: string;
  text?: string;
  error?: string | undefined;
  /** Label of the primary button. */
  retry: string;
}

function Failure({ icon, title, text, error, retry, send, busy }: FailureProps) {
  const { other } = useFlowTexts('callbacks');
  return (
    <ActionStep
      icon={icon}
      mirrorsIcon={icon === LogIn}
      title={title}
      text={text}
      error={error}
      action={retry}
      busy={busy === 'retry'}
      onAction={() => void send('retry')}
    >
      <LinkButton onClick={() => void send('back')}>{other}</LinkButton>
    </ActionStep>
  );
}

/** Renders a failed social sign-in; canceling at the social provider is not an error, so its message is neutral. */
function SocialFailed({ context, error, errorText, ...props }: Props<'failed'>) {
  const { social, retry } = useFlowTexts('callbacks');
  const isDenied = error?.errorCode === 'callback-denied';
  if (!isDenied) return <Failure {...props} icon={LogIn} title={social.failedTitle} error={errorText} retry={retry} />;
  const text = context.service ? social.denied(context.service) : errorText;
  return <Failure {...props} icon={LogIn} title={social.deniedTitle} text={text} retry={retry} />;
}

export function SsoFailed({ errorText, ...props }: Props<'failed'>) {
  const { sso, retry } = useFlowTexts('callbacks');
  return <Failure {...props} icon={Building2} title={sso.failedTitle} error={errorText} retry={retry} />;
}

function MagicLinkFailed({ error, errorText, send, busy }: Props<'failed'>) {
  const { magicLink, other } = useFlowTexts('callbacks');
  // After a network error the link may still be valid.
  const isLost = error?.errorCode === 'network';
  const isElsewhere = error?.errorCode === 'other-browser';
  return (
    <ActionStep
      icon={Unlink}
      title={isElsewhere ? magicLink.elsewhereTitle : magicLink.failedTitle}
      text={isElsewhere ? magicLink.elsewhereText : magicLink.failedText}
      error={isLost ? errorText : undefined}
      action={magicLink.again}
      busy={busy === 'retry'}
      onAction={() => void send('retry')}
    >
      <LinkButton onClick={() => void send('back')}>{other}</LinkButton>
    </ActionStep>
  );
}

function SecondFactorStep({ context, send, errorText }: Props<'secondFactor'>) {
  const { useRecoveryCode } = useFlowTexts('callbacks');
  const verified = useCallback((response: LoginResponse) => send('verified', response), [send]);
  return (
    <SecondFactor context={context} errorText={errorText} onVerified={verified} onBack={() => void send('back')}>
      {context.mfa?.context.enrolled && <LinkButton onClick={() => void send('recover')}>{useRecoveryCode}</LinkButton>}
    </SecondFactor>
  );
}

export function RecoverTwoFactor({ context, send, busy, error, errorText }: Props<'recoverTwoFactor'>) {
  return (
    <RecoveryForm
      error={error}
      errorText={errorText}
      asksEmail={!context.email}
      busy={busy === 'submit'}
      onSubmit={(values) => send('submit', values)}
      onCancel={() => void send('cancel')}
    />
  );
}

function Recovered({ send, busy, errorText }: Props<'recovered'>) {
  const { recovered, other } = useFlowTexts('callbacks');
  return (
    <ActionStep
      icon={CircleCheck}
      title={recovered.title}
      text={recovered.text}
      error={errorText}
      action={recovered.again}
      busy={busy === 'retry'}
      onAction={() => void send('retry')}
    >
      <LinkButton onClick={() => void send('back')}>{other}</LinkButton>
    </ActionStep>
  );
}

export function SignedIn({ send, errorText }: Props<'success'>) {
  const { success } = useFlowTexts('callbacks');
  return (
    <Step icon={CircleCheck} title={success.title} text={success.text} error={errorText}>
      <ContinueLater onContinue={() => void send('go')} />
    </Step>
  );
}

const shared = {
  pending: Pending,
  secondFactor: SecondFactorStep,
  recoverTwoFactor: RecoverTwoFactor,
  recovered: Recovered,
  success: SignedIn,
};

export const socialCallbackView: FlowView<typeof socialCallbackFlow> = {
  flow: socialCallbackFlow,
  screens: { ...shared, failed: SocialFailed },
};

export const oidcCallbackView: FlowView<typeof oidcCallbackFlow> = {
  flow: oidcCallbackFlow,
  screens: { ...shared, pending: ConfirmSso, failed: SsoFailed },
};

export const samlCallbackView: FlowView<typeof samlCallbackFlow> = {
  flow: samlCallbackFlow,
  screens: { ...shared, pending: ConfirmSso, failed: SsoFailed },
};

export const magicLinkCallbackView: FlowView<typeof magicLinkCallbackFlow> = {
  flow: magicLinkCallbackFlow,
  screens: { ...shared, pending: ConfirmMagicLink, failed: MagicLinkFailed },
};
