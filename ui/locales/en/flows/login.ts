import type { Widen } from '../../widen';

/** Texts of signing in. */
export const texts = {
  preLogin: {
    title: 'Sign in',
    titleOf: (application: string) => `Sign in to ${application}`,
    text: 'Enter your email to continue.',
    recovered: 'Two-step verification is turned off. Sign in again to continue.',
    signUp: 'Create an account',
    unknownAlias: (alias: string) => `Nothing is registered under ${alias}. Check the address, or sign in here.`,
  },
  social: {
    or: 'or',
    continueWith: (service: string) => `Continue with ${service}`,
    consent: (service: string) => `Continue with ${service}?`,
    cancel: 'Cancel',
  },
  password: {
    title: 'Enter your password',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    unlock: 'If this account exists, we emailed a link that unlocks it.',
    wait: (duration: string) => `Try again in ${duration}.`,
  },
  code: {
    emailTitle: 'Check your email',
    emailText: (email: string) => `If ${email} has an account, a code is on its way. It works for 10 minutes.`,
    smsTitle: 'Check your phone',
    smsText: (phoneNumber: string) => `A code is on its way to ${phoneNumber}. It works for 10 minutes.`,
    smsTextUnknown: 'If this account has a phone, a code is on its way. It works for 10 minutes.',
    submit: 'Sign in',
    quick: 'Next time, sign in on this device with a text message',
    lostPhone: 'Lost this phone?',
    notMe: 'Not you?',
  },
  quick: 'Text me a code',
  /** Instead of the password. */
  instead: {
    Code: 'Email me a code instead',
    MagicLink: 'Email me a link instead',
    SmsCode: 'Text me a code instead',
  },
  magicLink: {
    title: 'Check your email',
    text: (email: string) => `If ${email} has an account, a sign-in link is on its way. It works for 10 minutes.`,
  },
  success: { title: 'You are signed in', text: 'Redirecting…' },
  useRecoveryCode: 'Use your recovery code',
};

export type LoginTexts = Widen<typeof texts>;
