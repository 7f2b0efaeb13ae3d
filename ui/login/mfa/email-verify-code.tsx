'use client';
import type { mfaFlow } from '@gatehouse/sdk';
import { Mail } from 'lucide-react';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { ChooseAnother } from './choose-another';
import { SecondFactorCode } from './second-factor-code';

type Props = ScreenProps<typeof mfaFlow, 'emailVerifyCode'>;

export default function EmailVerifyCode({ context, send, busy, error, errorText }: Props) {
  const { email } = useTexts().mfa;
  return (
    <Step icon={Mail} title={email.title} text={email.text}>
      <SecondFactorCode
        {...{ error, errorText }}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', input)}
      />
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}
