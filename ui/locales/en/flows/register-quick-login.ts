import type { Widen } from '../../widen';

/** Texts of registering a device for the quick sign-in. */
export const texts = {
  title: 'Sign in faster next time',
  text: 'On this device, you can sign in with a code by text message, without typing your email.',
  register: 'Use text messages here',
  later: 'Not now',
  doneTitle: 'This device is ready',
  doneText: 'Redirecting…',
};

export type RegisterQuickLoginTexts = Widen<typeof texts>;
