import type { Widen } from '../../widen';

/** Texts of the second factor. */
export const texts = {
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
    enrolText: 'Your administrator requires two-step verification. Choose a method.',
    codeText: 'Enter your verification code.',
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
    // Narrow screens would break the title after its hyphen.
    enrolTitle: 'Set up two\u2011step verification',
    enrolText: 'Scan this QR code with an authenticator app, then enter the code the app shows.',
    pictureAlt: 'QR code for your authenticator app',
    pictureFailed: 'The QR code could not be loaded.',
    enrolSubmit: 'Turn on',
    clock: 'Check that the clock of your phone is right: codes depend on it.',
  },
  recoveryCode: {
    title: 'Save your recovery code',
    text: 'Use it to sign in without your phone. Store it with your passwords: it is shown only now.',
    label: 'Recovery code',
    fileName: 'recovery-code.txt',
    print: 'Print',
    saved: 'I have saved it',
  },
  setup: {
    phoneText: 'Add this account to your authenticator app, then enter the code it shows.',
    cannotScan: 'Can’t scan it?',
    openApp: 'Open your authenticator app',
    showPicture: 'Show the QR code',
    key: 'Setup key',
    copyKey: 'Copy setup key',
    account: 'Account',
    type: 'Type',
    timeBased: 'Time-based',
    unreadable: 'The setup key could not be read. Scan the QR code with another device.',
    failed: 'The setup key could not be loaded. Check your connection and try again.',
  },
  phone: {
    title: 'Add your phone',
    text: 'We send a code to this number each time you sign in.',
    codeTitle: 'Check your phone',
    codeText: 'Enter the code from the text message.',
    sentTo: (phoneNumber: string) => `Enter the code we sent to ${phoneNumber}.`,
    choose: 'Choose where we send the code.',
    changeNumber: 'Use another number',
  },
  email: { title: 'Check your email', text: 'Enter the code from the email.' },
  notSent: 'The code could not be sent.',
  notEnrolled: {
    title: 'Two-step verification required',
    text: 'This action needs two-step verification, and you have not set it up yet.',
    enrol: 'Set it up now',
  },
  other: 'Confirm another way',
};

export type MfaTexts = Widen<typeof texts>;
