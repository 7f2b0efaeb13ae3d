'use client';
import type { MfaContext, mfaFlow } from '@gatehouse/sdk/flows/mfa';
import Smartphone from 'lucide-react/icons/smartphone';
import { leftToRight } from '../form/left-to-right';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ChoiceButton } from './choice-button';
import { ChooseAnother } from './choose-another';
import { SentCode } from './sent-code';

type Props = ScreenProps<typeof mfaFlow, 'smsVerifyCode'>;

/** Returns the phones of which one must be chosen before a code can be sent. */
const phonesToChoose = ({ enrolled, devices, deviceId }: MfaContext) => {
  const phones = enrolled && !deviceId ? (devices.phones ?? []) : [];
  return phones.length > 1 ? phones : [];
};

export function SmsVerifyCode({ context, send, busy, error, errorText }: Props) {
  const { phone } = useFlowTexts('mfa');
  const { enrolled, devices, phoneNumber, otcToken } = context;
  const choice = phonesToChoose(context);
  const canChange = !enrolled || (devices.phones ?? []).length > 1;
  if (choice.length > 0) {
    return (
      <Step icon={Smartphone} title={phone.codeTitle} text={phone.choose} error={errorText}>
        <ul className="gh:grid gh:gap-2">
          {choice.map(({ id, phoneNumber: number }) => (
            <li key={id}>
              <ChoiceButton icon={Smartphone} label={number ?? id} onChoose={() => void send('choosePhone', id)} />
            </li>
          ))}
        </ul>
        <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
      </Step>
    );
  }
  return (
    <Step
      icon={Smartphone}
      title={phone.codeTitle}
      text={phoneNumber && otcToken ? phone.sentTo(leftToRight(phoneNumber)) : phone.codeText}
      error={otcToken ? undefined : errorText}
    >
      <SentCode
        context={context}
        busy={busy}
        error={error}
        errorText={errorText}
        onSubmit={(input) => send('submit', input)}
        onResend={() => send('resend')}
        bySms
      />
      {canChange && <LinkButton onClick={() => void send('changeNumber')}>{phone.changeNumber}</LinkButton>}
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}
