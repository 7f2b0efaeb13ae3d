import type { Widen } from '../../widen';

/** Texts that several flows share. */
export const texts = {
  email: { label: 'Email', invalid: 'Enter an email address, like name@example.com.' },
  password: { label: 'Password', missing: 'Enter your password.', capsLock: 'Caps Lock is on.' },
  code: {
    label: 'Code',
    incomplete: 'Enter all six digits.',
    resend: 'Send a new code',
    resent: 'A new code is on its way.',
  },
  /** Below a code or a link that was sent; the duration has its unit. */
  resendIn: (duration: string) => `Send again in ${duration}`,
  /** Below a link that was mailed. */
  link: {
    hint: 'No email? Check your spam folder, or send it again.',
    resend: 'Send it again',
    resent: 'A new link is on its way.',
  },
  account: { signingIn: 'Signing in as', change: 'Change email', startOver: 'Start over' },
  captcha: 'Complete the check to continue.',
  passkey: 'Sign in with a passkey',
  lastUsed: 'Last used',
  toLogin: 'Back to sign-in',
  openMail: 'Open mail app',
  slow: 'This is taking longer than usual.',
  reference: 'Reference',
  fillIn: 'Fill in this field.',
  legal: { terms: 'Terms of service', privacy: 'Privacy policy' },
  unknownPage: {
    title: 'This page does not exist',
    text: 'The address may be incomplete. Open the link again, or sign in.',
  },
  unreachable: (provider: string, origin: string) =>
    `The identity provider at ${provider} could not be reached. Check your connection. If you set up this page, check that its address, ${origin}, is registered there.`,
};

export type BoxTexts = Widen<typeof texts>;
