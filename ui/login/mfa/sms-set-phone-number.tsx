'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTexts } from '../../react/texts';
import { PhoneForm } from '../form/phone-form';
import type { ScreenProps } from '../frame/flow-box';
import { placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ChooseAnother } from './choose-another';

type Props = ScreenProps<typeof mfaFlow, 'smsSetPhoneNumber'>;

export function SmsSetPhoneNumber({ context, send, busy, error, errorText }: Props) {
  const { common } = useTexts();
  const { phone } = useFlowTexts('mfa');
  return (
    <Step icon={Smartphone} title={phone.title} text={phone.text} error={placeRefusal(error, errorText).above}>
      <PhoneForm
        error={error}
        errorText={errorText}
        submit={common.continue}
        phoneNumber={context.phoneNumber}
        busy={busy === 'submit'}
        onSubmit={(phoneNumber) => send('submit', { phoneNumber })}
      />
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}
