import type { Widen } from '../../widen';

/** Texts of signing out on a page of its own. */
export const texts = {
  title: 'Sign out?',
  titleOf: (application: string) => `Sign out of ${application}?`,
  text: 'You followed a link that signs you out.',
  confirm: 'Sign out',
  stay: 'Stay signed in',
  doneTitle: 'You are signed out',
  signIn: 'Sign in again',
};

export type LogOutTexts = Widen<typeof texts>;
