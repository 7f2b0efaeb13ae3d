'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { Alert } from '../../kit/alert';
import { Input } from '../../kit/input';
import { useTexts } from '../../react/texts';
import { useApplication } from '../application';
import { FieldForm } from '../field-form';
import type { ScreenProps } from '../flow-box';
import { LinkButton } from '../link-button';
import { PasskeyButton } from '../passkey-button';
import { placeRefusal } from '../refusal';
import { Step } from '../step';
import { useBoxTexts } from '../texts';

/** The provider decides what an address is; this only catches a slip. */
const looksLikeEmail = (value: string) => /^\s*[^\s@]+@[^\s@]+\s*$/.test(value);

export function PreLogin({ context, send, busy, error, errorText }: ScreenProps<typeof loginFlow, 'preLogin'>) {
  const texts = useBoxTexts();
  const { preLogin, other } = texts.login;
  const { name, problem, titles } = useApplication();
  const { language } = useTexts();
  const own = titles?.[language];
  return (
    <Step
      title={own ?? (name ? preLogin.titleOf(name) : preLogin.title)}
      text={preLogin.text}
      error={placeRefusal(error, errorText).above ?? problem?.(texts)}
    >
      {context.notice === 'mfa-recovered' && <Alert tone="success">{preLogin.recovered}</Alert>}
      <FieldForm
        {...{ error, errorText }}
        label={preLogin.email}
        submit={texts.common.continue}
        busy={busy === 'submit'}
        check={(value) => (looksLikeEmail(value) ? undefined : preLogin.emailInvalid)}
        onSubmit={(email) => send('submit', { email })}
      >
        {(input) => (
          <Input
            {...input}
            type="email"
            name="email"
            defaultValue={context.email}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            data-step-focus=""
          />
        )}
      </FieldForm>
      <PasskeyButton offered={context.passkeys} busy={busy === 'passkey'} onUse={() => void send('passkey')} />
      {context.quick && (
        <LinkButton loading={busy === 'quick'} onClick={() => void send('quick')}>
          {other.quick}
        </LinkButton>
      )}
    </Step>
  );
}
