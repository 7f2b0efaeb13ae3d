'use client';
import type { IdentityError } from '@gatehouse/sdk';
import type { StepOf } from '@gatehouse/sdk/flows';
import type { CodeInput, MfaContext, mfaFlow } from '@gatehouse/sdk/flows/mfa';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import type { FlowTexts } from '../../locales/en';
import { useTexts } from '../../react/texts';
import { CodeForm } from '../form/code-form';
import { leftToRight } from '../form/left-to-right';
import { PhoneForm } from '../form/phone-field';
import { Resend } from '../form/resend';
import type { ScreenProps } from '../frame/flow-box';
import { placeRefusal } from '../frame/refusal';
import { LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ChoiceButton, ChooseAnother } from './choices';

type Props<Step extends StepOf<typeof mfaFlow>> = ScreenProps<typeof mfaFlow, Step>;

const DAY = 86_400;

/** Returns the label of the trusted device checkbox; undefined if the vendor does not offer it. */
export const rememberText = (
  language: string,
  { authenticator }: FlowTexts['mfa'],
  { canRemember, rememberSeconds }: MfaContext,
): string | undefined => {
  if (!canRemember) return undefined;
  const days = Math.floor((rememberSeconds ?? 0) / DAY);
  if (days < 1) return authenticator.rememberAlways;
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
  return authenticator.remember(duration);
};

interface SentCodeProps {
  context: MfaContext;
  busy: string | null;
  error: IdentityError | null;
  errorText: string | undefined;
  onSubmit: (input: CodeInput) => Promise<void>;
  onResend: () => Promise<void>;
  /** Whether the code is sent by text message instead of email. Default false. */
  bySms?: boolean;
}

/** Renders the form for a code sent by email or text message, or a send button until one was sent. */
function SentCode({ context, busy, error, errorText, onSubmit, onResend, bySms }: SentCodeProps) {
  const { common, language } = useTexts();
  const texts = useFlowTexts('mfa');
  if (!context.otcToken) {
    return (
      <Alert
        tone="warning"
        actions={
          <Button size="sm" variant="secondary" loading={busy === 'resend'} onClick={() => void onResend()}>
            {common.tryAgain}
          </Button>
        }
      >
        {texts.notSent}
      </Alert>
    );
  }
  return (
    <>
      <CodeForm
        submit={texts.authenticator.submit}
        error={error}
        errorText={errorText}
        onSubmit={onSubmit}
        bySms={bySms && busy === null}
        remember={rememberText(language, texts, context)}
        busy={busy === 'submit'}
      />
      <Resend of="code" busy={busy === 'resend'} error={error} onResend={onResend} />
    </>
  );
}

export function EmailVerifyCode({ context, send, busy, error, errorText }: Props<'emailVerifyCode'>) {
  const { email } = useFlowTexts('mfa');
  const { devices, otcToken } = context;
  // Of several addresses, the provider does not say which one it used.
  const [device, ...others] = devices.emails ?? [];
  const sentTo = device && others.length === 0 && otcToken ? device.email : undefined;
  return (
    <Step
      icon={Mail}
      title={email.title}
      text={sentTo ? email.sentTo(sentTo) : email.text}
      error={otcToken ? undefined : errorText}
    >
      <SentCode
        context={context}
        busy={busy}
        error={error}
        errorText={errorText}
        onSubmit={(input) => send('submit', input)}
        onResend={() => send('resend')}
      />
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}

export function SmsSetPhoneNumber({ context, send, busy, error, errorText }: Props<'smsSetPhoneNumber'>) {
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

/** Returns the phones of which one must be chosen before a code can be sent. */
const phonesToChoose = ({ enrolled, devices, deviceId }: MfaContext) => {
  const phones = enrolled && !deviceId ? (devices.phones ?? []) : [];
  return phones.length > 1 ? phones : [];
};

export function SmsVerifyCode({ context, send, busy, error, errorText }: Props<'smsVerifyCode'>) {
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
