'use client';
import type { activateFlow } from '@gatehouse/sdk/flows/activate';
import { BoxField, BoxForm } from '../box-form';
import { CheckboxField } from '../checkbox-field';
import { CodeForm } from '../code-form';
import type { ScreenProps } from '../flow-box';
import { LinkButton } from '../link-button';
import { NewPasswordField } from '../new-password-field';
import { today, useOwnFields } from '../own-fields';
import { placeRefusal } from '../refusal';
import { Step } from '../step';
import { useFlowTexts } from '../texts';
import { CodeInput } from './code-input';

type Props = ScreenProps<typeof activateFlow, 'activatingForm'>;

/** Asks for a password, for the code of the mail, or for both. */
export function ActivatingForm({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('activate');
  const { code } = useFlowTexts('box');
  const { terms } = useOwnFields();
  const { asksCode, asksPassword, passwordConfig } = context;
  const isBusy = busy === 'submit';
  const requestNew = <LinkButton onClick={() => void send('requestNew')}>{texts.requestNew}</LinkButton>;
  if (!asksPassword && !terms) {
    return (
      <Step title={texts.codeTitle} text={texts.codeText}>
        <CodeForm
          {...{ error, errorText }}
          label={code.label}
          incomplete={code.incomplete}
          submit={texts.submit}
          busy={isBusy}
          onSubmit={(input) => send('submit', { code: input.code })}
        />
        {requestNew}
      </Step>
    );
  }
  return (
    <Step
      title={asksPassword ? texts.passwordTitle : texts.codeTitle}
      text={asksCode ? texts.codeText : undefined}
      error={placeRefusal(error, errorText).above}
    >
      <BoxForm
        {...{ error, errorText }}
        submit={texts.submit}
        busy={isBusy}
        refused={({ errorCode }) => (errorCode === 'wrong-code' ? 'code' : undefined)}
        onSubmit={(values) =>
          send('submit', {
            password: values.password,
            code: values.code,
            ...(values.terms && { lastTermsCheck: today() }),
          })
        }
      >
        {asksPassword && (
          <NewPasswordField name="password" label={texts.password} rules={passwordConfig} busy={isBusy} />
        )}
        {asksCode && (
          <BoxField
            name="code"
            label={code.label}
            check={(value) => (value.length === 6 ? undefined : code.incomplete)}
          >
            {(input) => <CodeInput field={input} isFirst={!asksPassword} error={error} />}
          </BoxField>
        )}
        {terms && <CheckboxField name="terms" label={terms} missing={texts.termsMissing} />}
      </BoxForm>
      {requestNew}
    </Step>
  );
}
