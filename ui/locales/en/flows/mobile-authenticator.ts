import type { Widen } from '../../widen';

/** Texts of a set-up page that was opened on a phone. */
export const texts = {
  title: 'Start on your computer',
  text: 'Sign in there and set up two-step verification. Then scan the QR code with an authenticator app on this phone.',
  here: 'Or sign in on this phone',
};

export type MobileAuthenticatorTexts = Widen<typeof texts>;
