'use client';
import type { magicLinkCallbackFlow } from '@gatehouse/sdk/flows/callbacks';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import LogIn from 'lucide-react/icons/log-in';
import { Button } from '../../kit/button/button';
import { useApplication } from '../application/application';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { Pending } from './pending';

type Props = ScreenProps<typeof magicLinkCallbackFlow, 'pending'>;

interface ConfirmProps extends Props {
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
    <Step icon={icon} mirrorsIcon={icon === LogIn} title={title} text={text} error={errorText}>
      <Button className="gh:w-full" onClick={() => void send('confirm')}>
        {confirm}
      </Button>
      <LinkButton onClick={() => void send('back')}>{other}</LinkButton>
    </Step>
  );
}

export function ConfirmMagicLink(props: Props) {
  const { magicLink } = useFlowTexts('callbacks');
  const { name } = useApplication();
  const title = name ? magicLink.titleOf(name) : magicLink.title;
  return <Confirm {...props} icon={LogIn} title={title} text={magicLink.text} confirm={magicLink.confirm} />;
}

export function ConfirmSso(props: Props) {
  const { saml } = useFlowTexts('callbacks');
  const { name } = useApplication();
  const title = name ? saml.titleOf(name) : saml.title;
  return <Confirm {...props} icon={Building2} title={title} text={saml.text} confirm={saml.confirm} />;
}
