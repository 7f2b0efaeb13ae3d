import type { Widen } from '../../widen';

/** Texts of replacing a lost phone number. */
export const texts = {
  title: 'Replace your phone number',
  text: 'We email you a code first.',
  submit: 'Email me a code',
  codeTitle: 'Check your email',
  codeText: (email: string) => `If ${email} has an account, a code is on its way. It works for 5 minutes.`,
  verify: 'Continue',
  numberTitle: 'Enter your new number',
  numberText: 'We text you a code to sign in with, and notify your current number.',
  save: 'Save number',
  smsTitle: 'Check your phone',
  smsText: (phoneNumber: string) => `Your number was changed. Enter the code we sent to ${phoneNumber}.`,
  signIn: 'Sign in',
  doneTitle: 'Phone number changed',
  doneText: 'Redirecting…',
};

export type ResetPhoneNumberTexts = Widen<typeof texts>;
