import type { Widen } from '../../widen';

/** Texts of unlocking an account. */
export const texts = {
  title: 'Unlock your account',
  text: 'Too many wrong passwords locked it.',
  submit: 'Unlock',
  doneTitle: 'Your account is unlocked',
  doneText: 'Sign in with your password.',
  failedTitle: 'This link no longer works',
  failedText: 'It was used before, is too old, or is incomplete. A lock ends automatically after a while.',
  signIn: 'Sign in',
};

export type UnlockTexts = Widen<typeof texts>;
