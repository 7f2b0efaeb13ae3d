import type { Widen } from '../../widen';

/** Texts of the warning before a session ends. */
export const texts = {
  title: 'Are you still there?',
  text: 'You have been inactive for a while.',
  /** The end cannot be moved. */
  final: 'Your account signs users out after a set time. Save what you are working on, then sign in again.',
  endsIn: (time: string) => `You will be signed out in ${time}.`,
  stay: 'Stay signed in',
  understood: 'Understood',
  leave: 'Sign out',
};

export type SessionWarningTexts = Widen<typeof texts>;
