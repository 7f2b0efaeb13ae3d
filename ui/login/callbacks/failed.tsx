'use client';
import type { socialCallbackFlow } from '@gatehouse/sdk/flows/callbacks';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import LogIn from 'lucide-react/icons/log-in';
import Unlink from 'lucide-react/icons/unlink';
import { Button } from '../../kit/button/button';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof socialCallbackFlow, 'failed'>;

interface FailureProps extends Pick<Props, 'send' | 'busy'> {
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
    <Step icon={icon} mirrorsIcon={icon === LogIn} title={title} text={text} error={error}>
      <Button className="gh:w-full" loading={busy === 'retry'} onClick={() => void send('retry')}>
        {retry}
      </Button>
      <LinkButton onClick={() => void send('back')}>{other}</LinkButton>
    </Step>
  );
}

/** Renders a failed social sign-in; canceling at the social provider is not an error, so its message is neutral. */
export function SocialFailed({ context, error, errorText, ...props }: Props) {
  const { social, retry } = useFlowTexts('callbacks');
  const isDenied = error?.errorCode === 'callback-denied';
  if (!isDenied) return <Failure {...props} icon={LogIn} title={social.failedTitle} error={errorText} retry={retry} />;
  const text = context.service ? social.denied(context.service) : errorText;
  return <Failure {...props} icon={LogIn} title={social.deniedTitle} text={text} retry={retry} />;
}

export function SsoFailed({ errorText, ...props }: Props) {
  const { sso, retry } = useFlowTexts('callbacks');
  return <Failure {...props} icon={Building2} title={sso.failedTitle} error={errorText} retry={retry} />;
}

export function MagicLinkFailed({ error, errorText, send, busy }: Props) {
  const { magicLink, other } = useFlowTexts('callbacks');
  // After a network error the link may still be valid.
  const isLost = error?.errorCode === 'network';
  const isElsewhere = error?.errorCode === 'other-browser';
  return (
    <Step
      icon={Unlink}
      title={isElsewhere ? magicLink.elsewhereTitle : magicLink.failedTitle}
      text={isElsewhere ? magicLink.elsewhereText : magicLink.failedText}
      error={isLost ? errorText : undefined}
    >
      <Button className="gh:w-full" loading={busy === 'retry'} onClick={() => void send('retry')}>
        {magicLink.again}
      </Button>
      <LinkButton onClick={() => void send('back')}>{other}</LinkButton>
    </Step>
  );
}
