'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { resetPhoneNumberDeps, resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { CodeForm } from '../form/code-form';
import { EmailForm } from '../form/email-form';
import { leftToRight } from '../form/left-to-right';
import { PhoneForm } from '../form/phone-field';
import { Resend } from '../form/resend';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useFlowDeps, useNavigation } from '../frame/flow-deps';
import { placeRefusal } from '../frame/refusal';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { hintedEmail } from '../sign-in/hinted-email';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof resetPhoneNumberFlow>> = ScreenProps<typeof resetPhoneNumberFlow, Step>;

function RequestReset({ context, send, busy, error, errorText }: Props<'ResetPhoneNumber'>) {
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

function VerifyReset({ context, send, busy, error, errorText }: Props<'VerifyResetPhoneNumber'>) {
  const texts = useFlowTexts('resetPhoneNumber');
  return (
    <Step icon={Mail} title={texts.codeTitle} text={texts.codeText(context.email)}>
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <CodeForm
        error={error}
        errorText={errorText}
        submit={texts.verify}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', input)}
      />
      <Resend of="code" busy={busy === 'resend'} error={error} onResend={() => send('resend')} />
    </Step>
  );
}

function ChangeNumber({ send, busy, error, errorText }: Props<'ChangePhoneNumber'>) {
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

function SignInByText({ context, send, busy, error, errorText }: Props<'loginWithSmsOtc'>) {
  const texts = useFlowTexts('resetPhoneNumber');
  const { toLogin } = useFlowTexts('box');
  return (
    <Step icon={Smartphone} title={texts.smsTitle} text={texts.smsText(leftToRight(context.phoneNumber ?? ''))}>
      <CodeForm
        error={error}
        errorText={errorText}
        submit={texts.signIn}
        busy={busy === 'submit'}
        bySms
        onSubmit={(input) => send('submit', input)}
      />
      <Resend of="code" busy={busy === 'resend'} error={error} onResend={() => send('resend')} />
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </Step>
  );
}

function NumberChanged({ send, busy }: Props<'success'>) {
  const { common } = useTexts();
  const texts = useFlowTexts('resetPhoneNumber');
  return (
    <ActionStep
      icon={CircleCheck}
      title={texts.doneTitle}
      text={texts.doneText}
      action={common.continue}
      busy={busy === 'continue'}
      onAction={() => void send('continue')}
    />
  );
}

const resetPhoneNumberView: FlowView<typeof resetPhoneNumberFlow> = {
  flow: resetPhoneNumberFlow,
  screens: {
    ResetPhoneNumber: RequestReset,
    VerifyResetPhoneNumber: VerifyReset,
    ChangePhoneNumber: ChangeNumber,
    loginWithSmsOtc: SignInByText,
    success: NumberChanged,
  },
};

export interface ResetPhoneNumberBoxProps extends BoxSettings<typeof resetPhoneNumberFlow> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

/** Replaces a lost phone number after email verification, and signs in with the new one. */
export default function ResetPhoneNumberBox({ context, onSuccess, ...settings }: ResetPhoneNumberBoxProps) {
  const identity = useIdentity();
  const flowDeps = useFlowDeps(resetPhoneNumberDeps);
  const deps = useNavigation(flowDeps, onSuccess);
  const start = { email: hintedEmail(identity.environment), ...context };
  return <Box view={resetPhoneNumberView} {...settings} deps={deps} context={start} />;
}
