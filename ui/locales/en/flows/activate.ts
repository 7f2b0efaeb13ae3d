import type { Widen } from '../../widen';

/** Texts of activating a user. */
export const texts = {
  title: 'Activate your account',
  text: 'One more step, and you can sign in.',
  submit: 'Activate',
  passwordTitle: 'Choose a password',
  password: 'Password',
  codeTitle: 'Enter your code',
  codeText: 'It is in the email that brought you here.',
  termsMissing: 'Accept the terms to continue.',
  requestNew: 'Send me a new email',
  endedTitle: 'This link no longer works',
  endedText: 'It was used before, is too old, or is incomplete. Where should a new one go?',
  resend: 'Email me a new link',
  back: 'Back',
  sentTitle: 'Check your email',
  sentText: (email: string) => `If ${email} is waiting to be activated, a new link is on its way.`,
  doneTitle: 'Your account is active',
  doneText: 'You are signed in.',
  doneLogin: 'Sign in to continue.',
};

export type ActivateTexts = Widen<typeof texts>;
