'use client';
import type { registerQuickLoginFlow } from '@gatehouse/sdk/flows/register-quick-login';
import Smartphone from 'lucide-react/icons/smartphone';
import { ActionStep } from '../frame/action-step';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof registerQuickLoginFlow, 'registerQuickLogin'>;

export function Offer({ send, busy, errorText }: Props) {
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
