'use client';
import type { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import { EmailForm } from '../form/email-form';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof resetPhoneNumberFlow, 'ResetPhoneNumber'>;

export function RequestReset({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('resetPhoneNumber');
  const { toLogin } = useFlowTexts('box');
  return (
    <Step title={texts.title} text={texts.text} error={placeRefusal(error, errorText).above}>
      <EmailForm
        error={error}
        errorText={errorText}
        submit={texts.submit}
        email={context.email}
        busy={busy === 'submit'}
        onSubmit={(email) => send('submit', { email })}
      />
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </Step>
  );
}
