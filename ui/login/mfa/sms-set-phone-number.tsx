'use client';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import Smartphone from 'lucide-react/icons/smartphone';
import { Input } from '../../kit/input';
import { useTexts } from '../../react/texts';
import { FieldForm } from '../field-form';
import type { ScreenProps } from '../flow-box';
import { placeRefusal } from '../refusal';
import { Step } from '../step';
import { useFlowTexts } from '../texts';
import { ChooseAnother } from './choose-another';

type Props = ScreenProps<typeof mfaFlow, 'smsSetPhoneNumber'>;

export default function SmsSetPhoneNumber({ context, send, busy, error, errorText }: Props) {
  const { common } = useTexts();
  const { phone } = useFlowTexts('mfa');
  return (
    <Step icon={Smartphone} title={phone.title} text={phone.text} error={placeRefusal(error, errorText).above}>
      <FieldForm
        {...{ error, errorText }}
        label={phone.label}
        submit={common.continue}
        busy={busy === 'submit'}
        check={(value) => (value.trim() === '' ? phone.missing : undefined)}
        onSubmit={(phoneNumber) => send('submit', { phoneNumber: phoneNumber.trim() })}
      >
        {(input) => (
          <Input
            {...input}
            type="tel"
            name="phoneNumber"
            defaultValue={context.phoneNumber}
            autoComplete="tel"
            dir="ltr"
            data-step-focus=""
          />
        )}
      </FieldForm>
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}
