'use client';
import type { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import { BoxForm } from '../form/box-form';
import { NewPasswordField } from '../form/new-password-field';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props = ScreenProps<typeof resetPasswordFlow, 'resetPassword'>;

export function ResetPassword({ context, send, busy, error, errorText }: Props) {
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
