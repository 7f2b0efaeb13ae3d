'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import { resetPasswordDeps, resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import CircleCheck from 'lucide-react/icons/circle-check';
import Link2Off from 'lucide-react/icons/link-2-off';
import { BoxForm } from '../form/box-form';
import { NewPasswordField } from '../form/new-password-field';
import { Box, type BoxSettings } from '../frame/box';
import type { FlowView, ScreenProps } from '../frame/flow-box';
import { useFlowDeps } from '../frame/flow-deps';
import { placeRefusal } from '../frame/refusal';
import { ActionStep, LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof resetPasswordFlow>> = ScreenProps<typeof resetPasswordFlow, Step>;

function ResetPassword({ context, send, busy, error, errorText }: Props<'resetPassword'>) {
  const texts = useFlowTexts('resetPassword');
  return (
    <Step title={texts.title} error={placeRefusal(error, errorText).above}>
      <BoxForm
        error={error}
        errorText={errorText}
        submit={texts.submit}
        busy={busy === 'submit'}
        onSubmit={({ password = '' }) => send('submit', { password })}
      >
        <NewPasswordField name="password" label={texts.label} rules={context.passwordConfig} busy={busy === 'submit'} />
      </BoxForm>
      <LinkButton onClick={() => void send('requestNew')}>{texts.requestNew}</LinkButton>
    </Step>
  );
}

function Invalid({ send }: Props<'invalid'>) {
  const texts = useFlowTexts('resetPassword');
  const { toLogin } = useFlowTexts('box');
  return (
    <ActionStep
      icon={Link2Off}
      title={texts.invalidTitle}
      text={texts.invalidText}
      action={texts.requestNew}
      onAction={() => void send('requestNew')}
    >
      <LinkButton onClick={() => void send('toLogin')}>{toLogin}</LinkButton>
    </ActionStep>
  );
}

function Done({ send }: Props<'success'>) {
  const texts = useFlowTexts('resetPassword');
  return (
    <ActionStep
      icon={CircleCheck}
      title={texts.doneTitle}
      text={texts.doneText}
      action={texts.signIn}
      onAction={() => void send('toLogin')}
    />
  );
}

const resetPasswordView: FlowView<typeof resetPasswordFlow> = {
  flow: resetPasswordFlow,
  screens: {
    resetPassword: ResetPassword,
    invalid: Invalid,
    success: Done,
  },
};

export interface ResetPasswordBoxProps extends BoxSettings<typeof resetPasswordFlow> {}

/** Sets a new password by an emailed link, read from the page's URL. */
export default function ResetPasswordBox(settings: ResetPasswordBoxProps) {
  const deps = useFlowDeps(resetPasswordDeps);
  return <Box view={resetPasswordView} {...settings} deps={deps} />;
}
