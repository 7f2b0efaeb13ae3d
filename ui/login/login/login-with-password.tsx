'use client';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../kit/button/button';
import { PasswordInput } from '../../kit/form/password-input';
import { durationText } from '../../react/duration-text';
import { useTexts } from '../../react/texts';
import { useApplication } from '../application/application';
import { Captcha } from '../form/captcha';
import { FieldForm } from '../form/field-form';
import type { ScreenProps } from '../frame/flow-box';
import { placeRefusal } from '../frame/refusal';
import { Step } from '../frame/step';
import { AccountLine } from '../sign-in/account-line';
import { PasskeyButton } from '../sign-in/passkey-button';
import { useFlowTexts } from '../texts';
import { CodeButtons } from './code-buttons';
import { NoPassword } from './no-password';

type Props = ScreenProps<typeof loginFlow, 'loginWithPassword'>;

export function LoginWithPassword(props: Props) {
  return props.context.withoutPassword ? <NoPassword {...props} /> : <PasswordForm {...props} />;
}

function PasswordForm({ context, send, busy, error, errorText }: Props) {
  const { language } = useTexts();
  const { password } = useFlowTexts('login');
  const box = useFlowTexts('box').password;
  const { resetsPassword } = useApplication();
  const [capsLock, setCapsLock] = useState(false);
  const { above } = placeRefusal(error, errorText);
  const isMailed = error?.errorContext?.unlockBy === 'email';
  const delay = Number(error?.errorContext?.retryAfter);
  // The message of a rate limit error already contains the wait time.
  const message =
    error?.statusCode === 401 && delay > 0 ? `${errorText} ${password.wait(durationText(language, delay))}` : errorText;
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Step
      title={password.title}
      text={<AccountLine email={context.email} onChange={() => void send('back')} />}
      error={above && isMailed ? `${above} ${password.unlock}` : above}
    >
      <FieldForm
        error={error}
        errorText={message}
        label={box.label}
        submit={password.submit}
        busy={busy === 'submit'}
        before={<Captcha />}
        check={(value) => (value === '' ? box.missing : undefined)}
        onSubmit={(value) => send('submit', { password: value })}
        hint={
          // While empty, it takes the margin of the hint away.
          <span role="status" className="gh:block gh:empty:-mt-1.5">
            {capsLock && box.capsLock}
          </span>
        }
        aside={
          resetsPassword && (
            <Button
              variant="link"
              className="gh:-my-0.5"
              loading={busy === 'forgotPassword'}
              onClick={() => void send('forgotPassword')}
            >
              {password.forgot}
            </Button>
          )
        }
        secret
      >
        {(input) => (
          <>
            {/* Password managers look for the name beside the password. */}
            <input
              type="email"
              name="email"
              value={context.email}
              readOnly
              autoComplete="username"
              tabIndex={-1}
              aria-hidden
              className="gh:sr-only"
            />
            <PasswordInput
              {...input}
              name="password"
              autoComplete="current-password"
              masked={busy !== null}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              data-step-focus=""
            />
          </>
        )}
      </FieldForm>
      <CodeButtons context={context} send={send} busy={busy} />
      <PasskeyButton offered={context.passkeys} busy={busy === 'passkey'} onUse={() => void send('passkey')} />
    </Step>
  );
}
