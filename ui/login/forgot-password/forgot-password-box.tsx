'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { forgotPasswordDeps, forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import { useIdentity } from '../../react/identity';
import { EmailForm } from '../form/email-form';
import { LinkSent } from '../form/link-sent';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useFlowDeps } from '../frame/flow-deps';
import { placeRefusal } from '../frame/refusal';
import { LinkButton, Step } from '../frame/step';
import { AccountRow } from '../sign-in/account-row';
import { hintedEmail } from '../sign-in/hinted-email';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof forgotPasswordFlow>> = ScreenProps<typeof forgotPasswordFlow, Step>;

function ForgotPassword({ context, send, busy, error, errorText }: Props<'forgotPassword'>) {
  const texts = useFlowTexts('forgotPassword');
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

function LinkMailed({ context, send, ...state }: Props<'success'>) {
  const texts = useFlowTexts('forgotPassword');
  const { toLogin } = useFlowTexts('box');
  return (
    <LinkSent
      {...state}
      title={texts.sentTitle}
      text={texts.sentText(context.email)}
      account={<AccountRow email={context.email} onChange={() => void send('back')} />}
      onResend={() => send('resend')}
    >
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </LinkSent>
  );
}

const forgotPasswordView: FlowView<typeof forgotPasswordFlow> = {
  flow: forgotPasswordFlow,
  screens: {
    forgotPassword: ForgotPassword,
    success: LinkMailed,
  },
};

export interface ForgotPasswordBoxProps extends BoxSettings<typeof forgotPasswordFlow> {}

/** Renders the form that requests a password reset link. */
export default function ForgotPasswordBox({ context, ...settings }: ForgotPasswordBoxProps) {
  const identity = useIdentity();
  const deps = useFlowDeps(forgotPasswordDeps);
  const start = { email: hintedEmail(identity.environment), ...context };
  return <Box view={forgotPasswordView} {...settings} deps={deps} context={start} />;
}
