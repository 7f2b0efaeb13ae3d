import type { Widen } from '../../widen';

/** Texts of choosing a new password with the link of an email. */
export const texts = {
  title: 'Choose a new password',
  label: 'New password',
  submit: 'Save password',
  requestNew: 'Email me a new link',
  invalidTitle: 'This link no longer works',
  invalidText: 'It was used before, is too old, or is incomplete.',
  doneTitle: 'Password changed',
  doneText: 'You are signed out everywhere else.',
  signIn: 'Sign in',
};

export type ResetPasswordTexts = Widen<typeof texts>;
