'use client';
import type { mfaFlow } from '@gatehouse/sdk';
import { Smartphone } from 'lucide-react';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../flow-box';
import { LinkButton } from '../link-button';
import { Step } from '../step';
import { ChooseAnother } from './choose-another';
import { SecondFactorCode } from './second-factor-code';

type Props = ScreenProps<typeof mfaFlow, 'smsVerifyCode'>;

export default function SmsVerifyCode({ context, send, busy, error, errorText }: Props) {
  const { phone } = useTexts().mfa;
  return (
    <Step icon={Smartphone} title={phone.codeTitle} text={phone.codeText}>
      <SecondFactorCode
        {...{ error, errorText }}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', input)}
      />
      {!context.enrolled && <LinkButton onClick={() => void send('changeNumber')}>{phone.changeNumber}</LinkButton>}
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}
