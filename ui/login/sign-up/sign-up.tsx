'use client';
import type { SignUpInput, signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { BoxForm } from '../box-form';
import { CheckboxField } from '../checkbox-field';
import type { ScreenProps } from '../flow-box';
import { LinkButton } from '../link-button';
import { looksLikeEmail } from '../looks-like-email';
import { NewPasswordField } from '../new-password-field';
import { type OwnFields, today, useOwnFields } from '../own-fields';
import { placeRefusal } from '../refusal';
import { ScreenOutline } from '../screen-outline';
import { Step } from '../step';
import { TextField } from '../text-field';
import { useFlowTexts } from '../texts';
import { OwnFieldInput, ownName, ownValue } from './own-field';

type Values = Readonly<Record<string, string>>;

/** The host's fields and the day of the terms, which have no place of their own in the request. */
const metadataOf = (values: Values, { fields = {} }: OwnFields): SignUpInput['metadata'] => {
  const own = Object.entries(fields).map(([name, field]) => [name, ownValue(field, values[ownName(name)])]);
  const all = { ...Object.fromEntries(own), ...(values.terms && { lastTermsCheck: today() }) };
  return Object.keys(all).length > 0 ? all : undefined;
};

/** Fields of the request that the provider may refuse by name. */
const refusedField = new Set(['email', 'companyName', 'password']);

export function SignUp({ context, send, busy, error, errorText }: ScreenProps<typeof signUpFlow, 'SignUp'>) {
  const texts = useFlowTexts('signUp');
  const { email } = useFlowTexts('box');
  const own = useOwnFields();
  const { account, allowed, asksPassword, passwordConfig } = context;
  const isBusy = busy === 'submit';
  const title = account ? texts.titleOf(account) : texts.title;
  const toLogin = <LinkButton onClick={() => void send('toLogin')}>{texts.toLogin}</LinkButton>;
  if (!allowed) {
    // Nothing failed where users sign up by invitation only.
    const isClosed = error?.errorCode === 'signups-disabled';
    return (
      <Step title={texts.closedTitle} {...(isClosed ? { text: errorText } : { error: errorText })}>
        {toLogin}
      </Step>
    );
  }
  // Which fields there are is known once the settings of the vendor are.
  if (busy === 'after') return <ScreenOutline />;
  return (
    <Step title={title} error={placeRefusal(error, errorText).above}>
      <BoxForm
        {...{ error, errorText }}
        submit={texts.submit}
        busy={isBusy}
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
            metadata: metadataOf(values, own),
          })
        }
      >
        <TextField name="name" label={texts.name} missing={texts.nameMissing} autoComplete="name" isFirst />
        <TextField
          name="email"
          label={email.label}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={context.email}
          check={(value) => (looksLikeEmail(value) ? undefined : email.invalid)}
        />
        {!account && (
          <TextField
            name="companyName"
            label={texts.company}
            missing={texts.companyMissing}
            autoComplete="organization"
          />
        )}
        {Object.entries(own.fields ?? {}).map(([name, field]) => (
          <OwnFieldInput key={name} name={name} field={field} />
        ))}
        {asksPassword && (
          <NewPasswordField
            name="password"
            label={texts.password}
            rules={passwordConfig}
            busy={isBusy}
            isFirst={false}
          />
        )}
        {own.terms && <CheckboxField name="terms" label={own.terms} missing={texts.termsMissing} />}
      </BoxForm>
      {toLogin}
    </Step>
  );
}
