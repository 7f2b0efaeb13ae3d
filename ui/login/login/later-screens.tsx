'use client';
import type { ComponentType } from 'react';
import { texts } from '../../locales/en/flows/login-later';
import { FlowTextsProvider, keepEnglish, type TextPart } from '../texts';
import breachedPassword from './breached-password';
import breachedPasswordSuccess from './breached-password-success';
import loginWithSsoFailed from './login-with-sso-failed';
import noPassword from './no-password';
import promptPasskeys from './prompt-passkeys';
import recoverTwoFactor from './recover-two-factor';
import redirectToSso from './redirect-to-sso';

keepEnglish('loginLater', texts);

const parts: readonly TextPart[] = ['loginLater'];

/** Provides a screen with the texts that the first screens do not need. */
const withTexts = <P extends object>(Screen: ComponentType<P>) =>
  function LaterScreen(props: P) {
    return (
      <FlowTextsProvider parts={parts}>
        <Screen {...props} />
      </FlowTextsProvider>
    );
  };

// Screens that follow the first ones or replace them.

export { default as LoginWithCode } from './login-with-code';
export { default as MagicLinkPreLoginSuccess } from './magic-link-pre-login-success';
export const BreachedPassword: typeof breachedPassword = withTexts(breachedPassword);
export const BreachedPasswordSuccess: typeof breachedPasswordSuccess = withTexts(breachedPasswordSuccess);
export const LoginWithSsoFailed: typeof loginWithSsoFailed = withTexts(loginWithSsoFailed);
export const NoPassword: typeof noPassword = withTexts(noPassword);
export const PromptPasskeys: typeof promptPasskeys = withTexts(promptPasskeys);
export const RecoverTwoFactor: typeof recoverTwoFactor = withTexts(recoverTwoFactor);
export const RedirectToSso: typeof redirectToSso = withTexts(redirectToSso);
