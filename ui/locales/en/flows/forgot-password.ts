import type { Widen } from '../../widen';

/** Texts of asking for a link that resets the password. */
export const texts = {
  title: 'Reset your password',
  text: 'We email you a link to choose a new one.',
  submit: 'Email me a link',
  sentTitle: 'Check your email',
  sentText: (email: string) => `If ${email} has an account, a link is on its way. It works for one hour.`,
};

export type ForgotPasswordTexts = Widen<typeof texts>;
