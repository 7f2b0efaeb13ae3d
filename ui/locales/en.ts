import { errorTexts } from '@gatehouse/sdk';
import { kitTexts } from '../kit/texts';
import type { AdminTexts } from './en-admin';
import type { Widen } from './widen';

/** Every text of the screens that people see before they are signed in, and of the kit. English, and the type of the others. */
export const en = {
  language: 'en',
  direction: 'ltr' as const,
  common: {
    continue: 'Continue',
    back: 'Back',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    partFailedTitle: 'This step could not be loaded',
    partFailed: 'Your connection was interrupted, or there is a newer version. Nothing you did is lost.',
  },
  kit: kitTexts,
  login: {
    preLogin: {
      title: 'Sign in',
      text: 'Enter your email to continue.',
      email: 'Email',
      emailInvalid: 'Enter an email address, like name@example.com.',
      recovered: 'Two-step verification is turned off. Sign in again to continue.',
    },
    account: { signingIn: 'Signing in as', change: 'Change email' },
    password: {
      title: 'Enter your password',
      label: 'Password',
      missing: 'Enter your password.',
      submit: 'Sign in',
      capsLock: 'Caps Lock is on.',
    },
    code: {
      emailTitle: 'Check your email',
      emailText: (email: string) => `We sent a code to ${email}. It works for 10 minutes.`,
      smsTitle: 'Check your phone',
      smsText: (phoneNumber: string) => `We sent a code to ${phoneNumber}. It works for 10 minutes.`,
      smsTextUnknown: 'We sent a code to the phone number of your account. It works for 10 minutes.',
      label: 'Code',
      incomplete: 'Enter all six digits.',
      submit: 'Sign in',
      resend: 'Send a new code',
      resent: 'A new code is on its way.',
      quick: 'Next time, sign in on this device with a text message',
    },
    other: { passkey: 'Sign in with a passkey', quick: 'Text me a code' },
    magicLink: {
      title: 'Check your email',
      text: (email: string) => `We sent a sign-in link to ${email}. Open it on this device.`,
      hint: 'Nothing there? Look in your spam folder, or have it sent again.',
      resend: 'Send it again',
      resent: 'A new link is on its way.',
    },
    sso: {
      title: 'Sign in with your company',
      text: 'Your company has its own sign-in. We are taking you there.',
      go: 'Continue now',
      failedTitle: 'Company sign-in failed',
      failedText: 'We are taking you back. If this happens again, ask your administrator.',
    },
    success: { title: 'You are signed in', text: 'Taking you on…' },
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
    },
    breached: {
      title: 'Choose a new password',
      text: 'Your password appeared in a leak of another website, so others may know it. We will email you a link to change it.',
      submit: 'Email me a link',
      sentTitle: 'Check your email',
      sentText: (email: string) => `We sent a link to ${email}. Choose a new password there, then sign in with it.`,
      signIn: 'Back to sign-in',
    },
    lockedUntil: (time: string) =>
      `Too many wrong attempts. This account is locked until ${time}. Wait until then and try again.`,
  },
  mfa: {
    methods: {
      authenticatorApp: 'Authenticator app',
      sms: 'Text message',
      email: 'Email',
      webauthn: 'Passkey or security key',
    },
    verify: {
      title: 'Confirm it’s you',
      text: 'Choose how you want to confirm.',
      enrolTitle: 'Protect your account',
      enrolText: 'Your administrator asks for a second step. Choose one.',
      codeText: 'Enter the code of your second step.',
      unavailable: 'Not available in this browser',
      passkey: 'Passkey',
      securityKey: 'Security key',
    },
    authenticator: {
      title: 'Enter the code',
      text: 'Open your authenticator app and enter the 6 digits it shows.',
      label: 'Code',
      incomplete: 'Enter all six digits.',
      submit: 'Verify',
      remember: (duration: string) => `Do not ask again on this device for ${duration}`,
      rememberAlways: 'Do not ask again on this device',
      enrolTitle: 'Set up two-step verification',
      enrolText: 'Scan this picture with an authenticator app, then enter the code the app shows.',
      pictureAlt: 'QR code for your authenticator app',
      pictureFailed: 'The picture could not be loaded.',
      enrolSubmit: 'Turn on',
    },
    recoveryCode: {
      title: 'Save your recovery code',
      text: 'It lets you in when you do not have your phone. Keep it where you keep your passwords: it is shown only now.',
      label: 'Recovery code',
      fileName: 'recovery-code.txt',
      submit: 'I have saved it',
    },
    phone: {
      title: 'Add your phone',
      text: 'We send a code to this number each time you sign in.',
      label: 'Phone number',
      missing: 'Enter your phone number.',
      codeTitle: 'Check your phone',
      codeText: 'Enter the code from the text message.',
      sentTo: (phoneNumber: string) => `Enter the code we sent to ${phoneNumber}.`,
      choose: 'Choose where we send the code.',
      changeNumber: 'Use another number',
    },
    email: { title: 'Check your email', text: 'Enter the code from the email.' },
    notSent: 'The code could not be sent.',
    notEnrolled: {
      title: 'A second step is missing',
      text: 'This needs two-step verification. Set it up in your profile first, then try again.',
    },
    other: 'Confirm another way',
    useRecoveryCode: 'Use your recovery code',
    startOver: 'Start over',
  },
  /** Answers that the provider marks with a code of their own. Others are shown in the provider's words. */
  answers: {
    'invalid-credentials': 'Incorrect email or password.',
    'user-locked': 'Too many wrong attempts. This account is locked. Wait a few minutes and try again.',
    'wrong-code': 'This code is not right or was used before. Wait for the next one and try again.',
    'mfa-session-ended': 'This sign-in took too long or had too many wrong codes. Start over.',
    'wrong-recovery-code': 'This recovery code is not right. Check it and try again.',
    'already-enrolled': 'An authenticator app is set up already. Use its code.',
    'unknown-strategy': 'This way of signing in is not offered here.',
  },
  errors: errorTexts,
};

/** All texts of one language. The texts of the administration come with it, except in English, where they load with the portal. */
export type Texts = Widen<Omit<typeof en, 'direction'>> & { direction: 'ltr' | 'rtl'; admin?: AdminTexts };
/** What a language file holds: nothing of it may be missing. */
export type Translation = Texts & { admin: AdminTexts };
