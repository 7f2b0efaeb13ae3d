'use client';
import type { ActivateContext, activateFlow } from '@gatehouse/sdk/flows/activate';
import type { FlowTexts } from '../../locales/en';
import { BoxField, BoxForm } from '../form/box-form';
import { customFieldValues, today, useCustomFields } from '../form/custom-fields';
import { CustomFieldsPart } from '../form/custom-fields-part';
import { NewPasswordField } from '../form/new-password-field';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton } from '../frame/link-button';
import { placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { CodeInput } from './code-input';

/** Returns the title, which depends on the first field of the form. */
const formTitle = ({ requiresPassword, requiresCode }: ActivateContext, texts: FlowTexts['activate']): string => {
  if (requiresPassword) return texts.passwordTitle;
  return requiresCode ? texts.codeTitle : texts.title;
};

type Props = ScreenProps<typeof activateFlow, 'activatingForm'>;

/** Renders the inputs that the activation requires: password, emailed code, the host's fields and its terms. */
export function AccountForm({ context, send, busy, error, errorText }: Props) {
  const texts = useFlowTexts('activate');
  const { code } = useFlowTexts('box');
  const own = useCustomFields();
  const { requiresCode, requiresPassword, passwordConfig } = context;
  const isBusy = busy === 'submit';
  return (
    <Step
      title={formTitle(context, texts)}
      text={requiresCode && !requiresPassword ? texts.codeText : undefined}
      error={placeRefusal(error, errorText).above}
    >
      <BoxForm
        error={error}
        errorText={errorText}
        submit={texts.submit}
        busy={isBusy}
        refused={({ errorCode }) => (errorCode === 'wrong-code' ? 'code' : undefined)}
        onSubmit={(values) =>
          send('submit', {
            password: values.password,
            code: values.code,
            ...(values.terms && { lastTermsCheck: today() }),
            fields: customFieldValues(values, own, 'activate'),
          })
        }
      >
        {requiresPassword && (
          <NewPasswordField name="password" label={texts.password} rules={passwordConfig} busy={isBusy} />
        )}
        {requiresCode && (
          <BoxField
            name="code"
            label={code.label}
            // The title is about the password, so the code has its own hint.
            hint={requiresPassword ? texts.codeText : undefined}
            check={(value) => (value.length === 6 ? undefined : code.incomplete)}
          >
            {(input) => <CodeInput field={input} isFirst={!requiresPassword} error={error} />}
          </BoxField>
        )}
        <CustomFieldsPart
          place="activate"
          isFirst={!requiresPassword && !requiresCode}
          termsMissing={texts.termsMissing}
        />
      </BoxForm>
      <LinkButton onClick={() => void send('requestNew')}>{texts.requestNew}</LinkButton>
    </Step>
  );
}
