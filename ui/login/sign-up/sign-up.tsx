'use client';
import type { SignUpInput, signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { chunk, useChunk } from '../../kit/chunk';
import { Skeleton } from '../../kit/skeleton';
import { BoxForm } from '../box-form';
import { Captcha } from '../captcha';
import { CheckboxField } from '../checkbox-field';
import type { ScreenProps } from '../flow-box';
import { useKeptValues } from '../kept-values';
import { lazyScreen } from '../lazy-screen';
import { LinkButton } from '../link-button';
import { looksLikeEmail } from '../looks-like-email';
import { NewPasswordField } from '../new-password-field';
import { OwnFieldInputs, ownValues } from '../own-field';
import { type OwnFields, today, useOwnFields } from '../own-fields';
import { placeRefusal } from '../refusal';
import { ScreenOutline } from '../screen-outline';
import { Step } from '../step';
import { TextField } from '../text-field';
import { useFlowTexts } from '../texts';

type Values = Readonly<Record<string, string>>;

/** The host's fields and the day of the terms, which have no place of their own in the request. */
const metadataOf = (values: Values, own: OwnFields): SignUpInput['metadata'] => {
  const all = { ...ownValues(values, own, 'signUp'), ...(values.terms && { lastTermsCheck: today() }) };
  return Object.keys(all).length > 0 ? all : undefined;
};

const ContinueAs = lazyScreen(() => import('./continue-as'));
const phonePart = chunk(() => import('./phone-part'));

/** Fields of the request that the provider may refuse by name. */
const refusedField = new Set(['email', 'companyName', 'password', 'phoneNumber']);

export function SignUp({ context, send, busy, error, errorText }: ScreenProps<typeof signUpFlow, 'SignUp'>) {
  const texts = useFlowTexts('signUp');
  const { email } = useFlowTexts('box');
  const own = useOwnFields();
  const { values: typed, onInput } = useKeptValues();
  const { account, signedInAs, allowed, asksPassword, passwordConfig } = context;
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
  if (signedInAs) {
    return (
      <ContinueAs
        {...{ title, errorText }}
        name={signedInAs}
        busy={busy === 'useOther'}
        onContinue={() => void send('proceed')}
        onOther={() => void send('useOther')}
      />
    );
  }
  return (
    <Step title={title} error={placeRefusal(error, errorText).above}>
      <BoxForm
        {...{ error, errorText }}
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
            metadata: metadataOf(values, own),
          })
        }
      >
        <TextField
          name="name"
          label={texts.name}
          missing={texts.nameMissing}
          autoComplete="name"
          defaultValue={typed.name}
          isFirst
        />
        <TextField
          name="email"
          label={email.label}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed.email ?? context.email}
          check={(value) => (looksLikeEmail(value) ? undefined : email.invalid)}
        />
        {!account && (
          <TextField
            name="companyName"
            label={texts.company}
            missing={texts.companyMissing}
            autoComplete="organization"
            defaultValue={typed.companyName}
          />
        )}
        {own.phone && <Phone phone={own.phone} typed={typed.phoneNumber} />}
        <OwnFieldInputs place="signUp" typed={typed} />
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
        <Captcha />
      </BoxForm>
      {toLogin}
    </Step>
  );
}

/** Its countries and texts are loaded when it is shown. */
function Phone({ phone, typed }: { phone: 'optional' | 'required'; typed: string | undefined }) {
  const { Part } = useChunk(phonePart);
  if (!Part) return <Skeleton className="gh:h-control" />;
  return <Part name="phoneNumber" optional={phone === 'optional'} phoneNumber={typed} />;
}
