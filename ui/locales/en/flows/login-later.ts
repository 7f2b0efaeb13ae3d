import type { Widen } from '../../widen';

/** Texts of rare sign-in screens. */
export const texts = {
  sso: {
    title: 'Continue with SSO',
    text: 'Your organization uses SSO. We are redirecting you.',
    textAt: (host: string) => `Your organization uses SSO. You will sign in at ${host}.`,
    go: 'Continue now',
    failedTitle: 'SSO sign-in failed',
    failedText: 'We are redirecting you. If this happens again, ask your administrator.',
    failedAgain: 'If this happens again, ask your administrator.',
    reference: (id: string) => `Reference: ${id}`,
    other: 'Use another email',
  },
  noPassword: {
    title: 'Sign in another way',
    text: 'You cannot sign in with a password here. Use the method your organization set up.',
  },
  recovery: {
    title: 'Use your recovery code',
    text: 'You got it when you set up two-step verification. It turns the second step off, so that you can set it up again.',
    label: 'Recovery code',
    missing: 'Enter your recovery code.',
    submit: 'Turn off and sign in again',
    cancel: 'Back to the code',
  },
  passkeys: {
    title: 'Sign in faster next time',
    text: 'Add a passkey and use your fingerprint, your face or your screen lock instead of a password.',
    add: 'Add a passkey',
    later: 'Not now',
    never: 'Do not ask again',
    exists: 'This device already has one.',
  },
  breached: {
    title: 'Choose a new password',
    text: 'Your password appeared in a data breach of another website. We will email you a link to change it.',
    submit: 'Email me a link',
    sentTitle: 'Check your email',
    sentText: (email: string) =>
      `A link is on its way to ${email}. It works for one hour. Choose a new password there, then sign in with it.`,
  },
};

export type LoginLaterTexts = Widen<typeof texts>;
