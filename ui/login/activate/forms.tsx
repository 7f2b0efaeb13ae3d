'use client';
import type { IdentityError } from '@gatehouse/sdk';
import type { StepOf } from '@gatehouse/sdk/flows';
import type { ActivateContext, activateFlow } from '@gatehouse/sdk/flows/activate';
import { codeIn } from '@gatehouse/sdk/text';
import { useEffect, useState } from 'react';
import { OtpInput } from '../../kit/form/otp-input';
import { BoxField, BoxForm, type BoxInputProps } from '../form/box-form';
import { CodeForm } from '../form/code-form';
import { customFieldValues, today, useCustomFields } from '../form/custom-fields';
import { CustomFieldsPart } from '../form/custom-fields-part';
import { TextField } from '../form/fields';
import { NewPasswordField } from '../form/new-password-field';
import type { ScreenProps } from '../frame/flow-box';
import { placeRefusal } from '../frame/refusal';
import { LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof activateFlow>> = ScreenProps<typeof activateFlow, Step>;

interface CodeInputProps {
  field: BoxInputProps;
  /** Whether the input is focused when its step mounts. */
  isFirst: boolean;
  /** Error of the flow; a rejected code is cleared. */
  error: IdentityError | null;
}

/** Renders an input for six digits in a form with other fields, which is submitted by its button. */
export function CodeInput({ field, isFirst, error }: CodeInputProps) {
  const { onInput, ...input } = field;
  const [code, setCode] = useState('');
  useEffect(() => {
    if (error?.errorCode === 'wrong-code') setCode('');
  }, [error]);
  return (
    <div {...(isFirst && { 'data-step-focus': '' })}>
      <OtpInput
        {...input}
        name="code"
        value={code}
        onChange={(digits) => {
          setCode(digits);
          onInput();
        }}
      />
    </div>
  );
}

/** Returns the title: the account that invited the user, else it depends on the first field of the form. */
const useFormTitle = ({ account, requiresPassword, requiresCode }: ActivateContext): string => {
  const texts = useFlowTexts('activate');
  const { titleOf } = useFlowTexts('signUp');
  if (account) return titleOf(account);
  if (requiresPassword) return texts.passwordTitle;
  return requiresCode ? texts.codeTitle : texts.title;
};

/** Renders the inputs that the activation requires: name, password, emailed code, the host's fields and its terms. */
function AccountForm({ context, send, busy, error, errorText }: Props<'activatingForm'>) {
  const texts = useFlowTexts('activate');
  const { name, nameMissing } = useFlowTexts('signUp');
  const { code, invitation } = useFlowTexts('box');
  const customFields = useCustomFields();
  const { account, requiresCode, requiresPassword, passwordConfig } = context;
  const isBusy = busy === 'submit';
  return (
    <Step
      title={useFormTitle(context)}
      text={requiresCode && !requiresPassword ? texts.codeText : undefined}
      error={placeRefusal(error, errorText).above}
    >
      <BoxForm
        error={error}
        errorText={errorText}
        submit={account ? invitation.join : texts.submit}
        busy={isBusy}
        refused={({ errorCode }) => {
          if (errorCode === 'wrong-code') return 'code';
          return requiresPassword ? 'password' : undefined;
        }}
        onSubmit={(values) =>
          send('submit', {
            name: values.name,
            password: values.password,
            code: values.code,
            ...(values.terms && { lastTermsCheck: today() }),
            fields: customFieldValues(values, customFields, 'activate'),
          })
        }
      >
        {account && <TextField name="name" label={name} missing={nameMissing} autoComplete="name" isFirst />}
        {requiresPassword && (
          <NewPasswordField
            name="password"
            label={texts.password}
            rules={passwordConfig}
            busy={isBusy}
            isFirst={!account}
          />
        )}
        {requiresCode && (
          <BoxField
            name="code"
            label={code.label}
            // The title is about the password, so the code has its own hint.
            hint={requiresPassword ? texts.codeText : undefined}
            check={(value) => (codeIn(value, 6).length === 6 ? undefined : code.incomplete)}
          >
            {(input) => <CodeInput field={input} isFirst={!account && !requiresPassword} error={error} />}
          </BoxField>
        )}
        <CustomFieldsPart
          place="activate"
          isFirst={!account && !requiresPassword && !requiresCode}
          termsMissing={texts.termsMissing}
        />
      </BoxForm>
      <LinkButton onClick={() => void send('requestNew')}>{texts.requestNew}</LinkButton>
    </Step>
  );
}

/** Renders a form for the emailed code only. */
function CodeAlone({ send, busy, error, errorText }: Props<'activatingForm'>) {
  const texts = useFlowTexts('activate');
  return (
    <Step title={texts.codeTitle} text={texts.codeText}>
      <CodeForm
        error={error}
        errorText={errorText}
        submit={texts.submit}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', { code: input.code })}
      />
      <LinkButton onClick={() => void send('requestNew')}>{texts.requestNew}</LinkButton>
    </Step>
  );
}

/** Renders the form for an invited user, a password, the emailed code, or several of these. */
export function ActivatingForm(props: Props<'activatingForm'>) {
  const { account, requiresPassword, hasCustomFields } = props.context;
  const { terms } = useCustomFields();
  const Form = account || requiresPassword || terms || hasCustomFields ? AccountForm : CodeAlone;
  return <Form {...props} />;
}
