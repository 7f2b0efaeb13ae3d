'use client';
import { type loginFlow, type PickedKey, waitForPasskey } from '@gatehouse/sdk/flows/login';
import { useEffect, useRef } from 'react';
import { Alert } from '../../kit/feedback/alert';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { useApplication } from '../application/application';
import { Captcha } from '../form/captcha';
import { EmailForm } from '../form/email-form';
import type { ScreenProps } from '../frame/flow-box';
import { placeRefusal } from '../frame/refusal';
import { LinkButton, Step } from '../frame/step';
import { LastUsed } from '../sign-in/last-used';
import { PasskeyButton } from '../sign-in/passkey-button';
import { SocialButtons } from '../sign-in/social-buttons';
import { useFlowTexts } from '../texts';

/** Lets the browser suggest passkeys in the email field; the request is aborted before any other credential request. */
const usePickedPasskey = (isWaiting: boolean, onPicked: (picked: PickedKey) => void): void => {
  const identity = useIdentity();
  const latest = useRef(onPicked);
  useEffect(() => {
    latest.current = onPicked;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const leaving = new AbortController();
    waitForPasskey(identity, leaving.signal).then(
      (picked) => {
        if (picked && !leaving.signal.aborted) latest.current(picked);
      },
      // Errors are ignored, since all other sign-in methods are still available.
      () => undefined,
    );
    return () => leaving.abort();
  }, [identity, isWaiting]);
};

export function PreLogin({ context, send, busy, error, errorText }: ScreenProps<typeof loginFlow, 'preLogin'>) {
  const texts = useTexts();
  const login = useFlowTexts('login');
  const box = useFlowTexts('box');
  const { preLogin } = login;
  const { name, account, unknownAlias, allowSignups, takesPassword, signsUp, problem, titles, layout } =
    useApplication();
  const place = account ?? (layout?.showAppName === false ? undefined : name);
  const isAbove = layout?.social === 'above';
  // Starts once the passkey support of the device is known, not while another credential request may be pending, and
  // not after an error, since a rejected passkey could otherwise be picked endlessly.
  const isWaiting = busy === null && error === null && context.passkeys !== undefined;
  usePickedPasskey(isWaiting, (picked) => void send('picked', picked));
  const social = <SocialButtons lastMethod={context.lastMethod} invitationToken={context.invitationToken} />;
  const vendorTitle = titles?.[texts.language];
  const typed = useRef(context.email);
  return (
    <Step
      title={vendorTitle ?? (place ? preLogin.titleOf(place) : preLogin.title)}
      text={preLogin.text}
      error={placeRefusal(error, errorText).above ?? problem?.({ ...texts, box })}
    >
      {context.notice === 'mfa-recovered' && <Alert tone="success">{preLogin.recovered}</Alert>}
      {unknownAlias && <Alert tone="info">{preLogin.unknownAlias(unknownAlias)}</Alert>}
      {isAbove && social}
      <EmailForm
        error={error}
        errorText={errorText}
        submit={texts.common.continue}
        email={context.email}
        suggestsPasskeys
        takesPassword={takesPassword}
        before={<Captcha />}
        busy={busy === 'submit'}
        onSubmit={(email, password) => send('submit', { email, password })}
        onType={(email) => {
          typed.current = email;
        }}
      />
      <PasskeyButton
        offered={context.passkeys}
        isLast={context.lastMethod === 'passkey'}
        busy={busy === 'passkey'}
        onUse={() => void send('passkey')}
      />
      {context.quick && (
        <LinkButton loading={busy === 'quick'} onClick={() => void send('quick')}>
          {login.quick}
          {context.lastMethod === 'sms' && <LastUsed />}
        </LinkButton>
      )}
      {!isAbove && social}
      {allowSignups && signsUp && (
        <LinkButton onClick={() => void send('toSignUp', { email: typed.current })}>{preLogin.signUp}</LinkButton>
      )}
    </Step>
  );
}
