'use client';
import type { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTexts } from '../../react/texts';
import { PhoneForm } from '../form/phone-form';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof resetPhoneNumberFlow, 'ChangePhoneNumber'>;

export function ChangeNumber({ send, busy, error, errorText }: Props) {
  const { common } = useTexts();
  const texts = useFlowTexts('resetPhoneNumber');
  return (
    <Step
      icon={Smartphone}
      title={texts.numberTitle}
      text={texts.numberText}
      error={placeRefusal(error, errorText).above}
    >
      <PhoneForm
        error={error}
        errorText={errorText}
        submit={texts.save}
        busy={busy === 'submit'}
        onSubmit={(phoneNumber) => send('submit', { phoneNumber })}
      />
      <LinkButton onClick={() => void send('back')}>{common.startAgain}</LinkButton>
    </Step>
  );
}
