'use client';
import type { SignUpInput, signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { isEmail, readableEmail } from '@gatehouse/sdk/text';
import { readTypedValues, storeTypedValue } from '@gatehouse/sdk/typed-values';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { useIdentity } from '../../react/identity';
import { useApplication } from '../application/application';
import { BoxForm } from '../form/box-form';
import { Captcha } from '../form/captcha';
import { type CustomFields, customFieldValues, today, useCustomFields } from '../form/custom-fields';
import { CustomFieldsPart } from '../form/custom-fields-part';
import { TextField } from '../form/fields';
import { NewPasswordField } from '../form/new-password-field';
import { PhoneField } from '../form/phone-field';
import type { ScreenProps } from '../frame/flow-box';
import { placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
import { SocialButtons } from '../sign-in/social-buttons';
import { useFlowTexts } from '../texts';

/** Returns whether a field may be stored: never passwords, including revealed ones, codes, and consents. */
const isStorable = ({ name, autocomplete }: HTMLInputElement): boolean =>
  name !== '' && name !== 'password' && name !== 'terms' && !/password|one-time-code/.test(autocomplete);

/** Stores the values of a form across reloads of the tab. */
const useStoredValues = () => {
  const { environment } = useIdentity();
  const [values] = useState(() => readTypedValues(environment));
  const onInput = useCallback(
    ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || !isStorable(target)) return;
      const value = target.type === 'checkbox' ? String(target.checked) : target.value;
      storeTypedValue(environment, target.name, value);
    },
    [environment],
  );
  return { values, onInput };
};

type Values = Readonly<Record<string, string>>;

/** Returns the host's fields and the acceptance date of the terms, which the request carries as metadata. */
const metadataOf = (values: Values, fields: CustomFields): SignUpInput['metadata'] => {
  const all = { ...customFieldValues(values, fields, 'signUp'), ...(values.terms && { lastTermsCheck: today() }) };
  return Object.keys(all).length > 0 ? all : undefined;
};

/** Fields that the provider may reject by name. */
const refusedField = new Set(['email', 'companyName', 'password', 'phoneNumber']);

interface SignUpFormProps extends ScreenProps<typeof signUpFlow, 'SignUp'> {
  title: string;
  toLogin: ReactNode;
}

/** Renders the form for a new user. */
export function SignUpForm({ context, send, busy, error, errorText, title, toLogin }: SignUpFormProps) {
  const texts = useFlowTexts('signUp');
  const { email } = useFlowTexts('box');
  const fields = useCustomFields();
  const { values: stored, onInput } = useStoredValues();
  const { account, requiresPassword, passwordConfig } = context;
  const isBusy = busy === 'submit';
  const isAbove = useApplication().layout?.social === 'above';
  const social = <SocialButtons invitationToken={context.invitationToken} />;
  return (
    <Step title={title} error={placeRefusal(error, errorText).above}>
      {isAbove && social}
      <BoxForm
        error={error}
        errorText={errorText}
        submit={texts.submit}
        busy={isBusy}
        onInput={onInput}
        refused={({ errorCode, errorContext }) => {
          const name = ['weak-password', 'password-breached'].includes(errorCode)
            ? 'password'
            : String(errorContext?.name);
          return refusedField.has(name) ? name : undefined;
        }}
        onSubmit={(values) =>
          send('submit', {
            email: values.email ?? '',
            name: values.name,
            companyName: values.companyName ?? account ?? '',
            password: values.password,
            phoneNumber: values.phoneNumber,
            metadata: metadataOf(values, fields),
          })
        }
      >
        <TextField
          name="name"
          label={texts.name}
          missing={texts.nameMissing}
          autoComplete="name"
          defaultValue={stored.name}
          isFirst
        />
        <TextField
          name="email"
          label={email.label}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={readableEmail(stored.email ?? context.email)}
          check={(value) => (isEmail(value) ? undefined : email.invalid)}
        />
        {!account && (
          <TextField
            name="companyName"
            label={texts.company}
            missing={texts.companyMissing}
            autoComplete="organization"
            defaultValue={stored.companyName}
          />
        )}
        {fields.phone && (
          <PhoneField name="phoneNumber" optional={fields.phone === 'optional'} phoneNumber={stored.phoneNumber} />
        )}
        <CustomFieldsPart place="signUp" initialValues={stored} termsMissing={texts.termsMissing}>
          {requiresPassword && (
            <NewPasswordField
              name="password"
              label={texts.password}
              rules={passwordConfig}
              busy={isBusy}
              isFirst={false}
            />
          )}
        </CustomFieldsPart>
        <Captcha />
      </BoxForm>
      {!isAbove && social}
      {toLogin}
    </Step>
  );
}
