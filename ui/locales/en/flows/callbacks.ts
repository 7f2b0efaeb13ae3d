import type { Widen } from '../../widen';

/** Texts of callbacks: social login, single sign-on, emailed links. */
export const texts = {
  pending: { title: 'Signing you in…', text: 'This takes a moment.' },
  magicLink: {
    title: 'Sign in',
    titleOf: (application: string) => `Sign in to ${application}`,
    text: 'You opened a sign-in link from your email.',
    confirm: 'Sign in',
    failedTitle: 'This link no longer works',
    failedText: 'It works once, for 10 minutes. Request a new one on the sign-in page.',
    again: 'Email me a new link',
    elsewhereTitle: 'Use the browser you started in',
    elsewhereText: 'Open the link in the browser in which you requested it.',
  },
  saml: {
    title: 'Sign in with SSO?',
    titleOf: (application: string) => `Sign in to ${application} with SSO?`,
    text: 'Your organization’s identity provider sent you here. Continue only if you started this sign-in.',
    confirm: 'Continue',
  },
  social: {
    failedTitle: 'Sign-in failed',
    deniedTitle: 'Sign-in not finished',
    denied: (service: string) => `You did not finish at ${service}.`,
  },
  sso: { failedTitle: 'SSO sign-in failed' },
  useRecoveryCode: 'Use your recovery code',
  recovered: {
    title: 'Two-step verification is turned off',
    text: 'Sign in again to continue.',
    again: 'Sign in again',
  },
  success: { title: 'You are signed in', text: 'Redirecting…' },
  retry: 'Try again',
  other: 'Use another way',
};

export type CallbackTexts = Widen<typeof texts>;
