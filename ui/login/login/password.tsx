'use client';
import type { StepOf } from '@gatehouse/sdk/flows';
import type { loginFlow } from '@gatehouse/sdk/flows/login';
import LogIn from 'lucide-react/icons/log-in';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../kit/button/button';
import { PasswordInput } from '../../kit/form/password-input';
import { useKitTexts } from '../../kit/texts';
import { durationText } from '../../react/duration-text';
import { useTexts } from '../../react/texts';
import { useApplication } from '../application/application';
import { Captcha } from '../form/captcha';
import { FieldForm } from '../form/email-form';
import type { ScreenProps } from '../frame/flow-box';
import { placeRefusal } from '../frame/refusal';
import { LinkButton, Step } from '../frame/step';
import { AccountLine } from '../sign-in/account-line';
import { AccountRow } from '../sign-in/account-row';
import { PasskeyButton } from '../sign-in/passkey-button';
import { SocialButtons } from '../sign-in/social-buttons';
import { useFlowTexts } from '../texts';

type Props<Step extends StepOf<typeof loginFlow>> = ScreenProps<typeof loginFlow, Step>;

/** Renders one button for each code or link that replaces the password. */
function CodeButtons({ context, send, busy }: Pick<Props<'loginWithPassword'>, 'context' | 'send' | 'busy'>) {
  const { instead } = useFlowTexts('login');
  const [chosen, setChosen] = useState<string>();
  return context.instead?.map((strategy) => (
    <LinkButton
      key={strategy}
      loading={busy === 'useCode' && chosen === strategy}
      onClick={() => {
        setChosen(strategy);
        void send('useCode', strategy);
      }}
    >
      {instead[strategy]}
    </LinkButton>
  ));
}

/** Renders the other ways to sign in, where the vendor has no sign-in with a password. */
function NoPassword({ context, send, busy, error, errorText }: Props<'loginWithPassword'>) {
  const { noPassword } = useFlowTexts('loginLater');
  // The text says it already, and it is no failure of the user.
  const message = error?.errorCode === 'no-password-login' ? undefined : errorText;
  return (
    <Step icon={LogIn} mirrorsIcon title={noPassword.title} text={noPassword.text} error={message}>
      <AccountRow email={context.email} onChange={() => void send('back')} />
      <PasskeyButton
        offered={context.passkeys}
        isLast={context.lastMethod === 'passkey'}
        busy={busy === 'passkey'}
        onUse={() => void send('passkey')}
      />
      <SocialButtons lastMethod={context.lastMethod} invitationToken={context.invitationToken} isAlone />
      <CodeButtons context={context} send={send} busy={busy} />
    </Step>
  );
}

export function LoginWithPassword(props: Props<'loginWithPassword'>) {
  return props.context.withoutPassword ? <NoPassword {...props} /> : <PasswordForm {...props} />;
}

function PasswordForm({ context, send, busy, error, errorText }: Props<'loginWithPassword'>) {
  const { language } = useTexts();
  const { password } = useFlowTexts('login');
  const box = useFlowTexts('box').password;
  const { confirm } = useKitTexts();
  const { resetsPassword, isConfirmation } = useApplication();
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
      error={above && isMailed ? `${above}\n${password.unlock}` : above}
    >
      <FieldForm
        error={error}
        errorText={message}
        label={box.label}
        submit={isConfirmation ? confirm : password.submit}
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
