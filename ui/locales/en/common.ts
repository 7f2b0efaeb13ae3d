/** Texts that login and administration share. */
export const common = {
  continue: 'Continue',
  back: 'Back',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  switchAccount: 'Switch account',
  switchFrom: (account: string) => `${account}: switch account`,
  switched: (account: string) => `You are in ${account} now`,
  notSwitched: (account: string) => `You are still in ${account}`,
  signInFailedTitle: 'Sign-in not completed',
  startAgain: 'Start over',
  openInWindow: 'Open in this window',
  partFailedTitle: 'This step could not be loaded',
  partFailed: 'Your connection was interrupted, or there is a newer version. Nothing you did is lost.',
  originRefused: (origin: string) =>
    `This address is not registered at the identity provider: ${origin}. Add it to the allowed origins of your application there, then reload this page.`,
  tooManyRequests: (duration: string) => `Too many requests. Try again in ${duration}.`,
  lockedUntil: (time: string) => `Sign-in is locked until ${time}.`,
};

/** Errors with a code of their own. Others show the provider's message. */
export const providerErrors = {
  'invalid-credentials': 'Incorrect email or password.',
  'user-locked': 'Sign-in is locked after too many failed attempts. Wait a few minutes and try again.',
  'password-expired': 'Your password has expired. Set a new one with “Forgot password?”.',
  'captcha-missing': 'Pass the check that you are human, then try again.',
  'captcha-refused': 'The check that you are human failed. Try again.',
  'password-breached': 'This password is known from a data breach. Choose another one.',
  'wrong-code': 'This code is incorrect or has expired. Check it, or request a new one.',
  'wrong-app-code': 'This code is incorrect or was already used. Wait for the next one and try again.',
  'mfa-session-ended': 'This sign-in took too long or had too many wrong codes. Start over.',
  'wrong-recovery-code': 'This recovery code is incorrect. Check it and try again.',
  'already-enrolled': 'An authenticator app is already set up. Use its code.',
  'unknown-strategy': 'This sign-in method is not available here.',
  'passkey-unknown': 'This passkey was removed. Use another way.',
  'cookies-needed': 'Cookies are blocked in this browser. Allow them for this site, then start over.',
  'strategy-off': 'This method is not offered here. Choose another one.',
};

/** Messages by status, for errors without a message. */
export const statuses = {
  400: 'This was not accepted. Check what you entered and try again.',
  401: 'You are not signed in, or your session has ended. Sign in again.',
  403: 'You do not have permission to do this. Ask an administrator.',
  404: 'This was not found. Reload the page.',
  409: 'This already exists, or has changed in the meantime. Reload the page and try again.',
  413: 'This is too large. Send less at once, or choose a smaller file.',
  429: 'Too many requests. Wait a moment and try again.',
};
