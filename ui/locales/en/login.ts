import type { Widen } from '../widen';

/** Texts of the login box, by flow and by part that flows share. */
export const texts = {
  /** Texts that several flows share. */
  box: {
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
    /** Of an invitation: the button, and what it led to. */
    invitation: {
      join: 'Join',
      joined: (account: string) => `You have joined ${account}`,
      signedInAs: (email: string) => `You are signed in as ${email}.`,
    },
    legal: { terms: 'Terms of service', privacy: 'Privacy policy' },
    unknownPage: {
      title: 'This page does not exist',
      text: 'The address may be incomplete. Open the link again, or sign in.',
    },
    unreachable: (provider: string, origin: string) =>
      `The identity provider at ${provider} could not be reached. Check your connection. If you set up this page, check that its address, ${origin}, is registered there.`,
  },
  /** Texts of signing in. */
  login: {
    preLogin: {
      title: 'Sign in',
      titleOf: (application: string) => `Sign in to ${application}`,
      text: 'Enter your email to continue.',
      recovered: 'Two-step verification is turned off. Sign in again to continue.',
      signUp: 'Create an account',
      unknownAlias: (alias: string) => `Nothing is registered under ${alias}. Check the address, or sign in here.`,
    },
    social: {
      or: 'or',
      continueWith: (service: string) => `Continue with ${service}`,
      consent: (service: string) => `Continue with ${service}?`,
      cancel: 'Cancel',
    },
    password: {
      title: 'Enter your password',
      forgot: 'Forgot password?',
      submit: 'Sign in',
      unlock: 'If this account exists, we emailed a link to unlock it.',
      wait: (duration: string) => `Try again in ${duration}.`,
    },
    code: {
      emailTitle: 'Check your email',
      emailText: (email: string) => `If ${email} has an account, a code is on its way. It works for 10 minutes.`,
      smsTitle: 'Check your phone',
      smsText: (phoneNumber: string) => `A code is on its way to ${phoneNumber}. It works for 10 minutes.`,
      smsTextUnknown: 'If this account has a phone, a code is on its way. It works for 10 minutes.',
      submit: 'Sign in',
      quick: 'Next time, sign in on this device with a text message',
      lostPhone: 'Lost this phone?',
      notMe: 'Not you?',
    },
    quick: 'Text me a code',
    /** Instead of the password. */
    instead: {
      Code: 'Email me a code instead',
      MagicLink: 'Email me a link instead',
      SmsCode: 'Text me a code instead',
    },
    magicLink: {
      title: 'Check your email',
      text: (email: string) => `If ${email} has an account, a sign-in link is on its way. It works for 10 minutes.`,
    },
    success: { title: 'You are signed in', text: 'Redirecting…' },
    useRecoveryCode: 'Use your recovery code',
  },
  /** Texts of rare sign-in screens. */
  loginLater: {
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
  },
  /** Texts that help with a form: the list of its errors, and the strength of a new password. */
  formHelp: {
    mistakes: 'Correct these fields:',
    strength: {
      levels: { weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
      of: (level: string) => `Password strength: ${level}`,
    },
  },
  /** Texts of the field for a new password. */
  newPassword: {
    missing: 'Enter a new password.',
    weak: 'This password does not meet all rules yet.',
    label: 'Rules for the new password',
    rules: {
      minLength: (count: number) => (count === 1 ? 'At least 1 character' : `At least ${count} characters`),
      maxLength: (count: number) => `At most ${count} characters`,
      kinds: (count: number) =>
        `At least ${count} of these: lowercase letter, capital letter, digit, special character`,
    },
    met: '(met)',
    unmet: '(not met yet)',
  },
  /** Texts of the field for a phone number. */
  phoneNumber: {
    country: 'Country',
    label: 'Phone number',
    missing: 'Enter your phone number.',
    invalid: 'Enter the whole phone number.',
  },
  /** Texts of the second factor. */
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
      enrollTitle: 'Protect your account',
      enrollText: 'Your administrator requires two-step verification. Choose a method.',
      chooseText: 'Choose a method for two-step verification.',
      codeText: 'Enter your verification code.',
      unavailable: 'Not available in this browser',
      passkey: 'Passkey',
      securityKey: 'Security key',
    },
    authenticator: {
      title: 'Enter the code',
      text: 'Open your authenticator app and enter the 6 digits it shows.',
      submit: 'Verify',
      remember: (duration: string) => `Do not ask again on this device for ${duration}`,
      rememberAlways: 'Do not ask again on this device',
      enrollTitle: 'Set up two-step verification',
      enrollText: 'Scan this QR code with an authenticator app, then enter the code the app shows.',
      pictureAlt: 'QR code for your authenticator app',
      pictureFailed: 'The QR code could not be loaded.',
      enrollSubmit: 'Turn on',
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
    email: {
      title: 'Check your email',
      text: 'Enter the code from the email.',
      sentTo: (email: string) => `Enter the code we sent to ${email}.`,
    },
    notSent: 'The code could not be sent.',
    notEnrolled: {
      title: 'Two-step verification required',
      text: 'This action needs two-step verification, and you have not set it up yet.',
      enroll: 'Set it up now',
    },
    other: 'Choose another method',
  },
  /** Texts of the step-up before an action. */
  stepUp: {
    title: 'Confirm it’s you to continue',
    dialogTitle: 'Two-step verification',
    dialogText: 'This action needs a recent confirmation. What you entered stays.',
    cancel: 'Cancel',
    doneTitle: 'Confirmed',
    doneText: 'Taking you back…',
  },
  /** Texts of signing up. */
  signUp: {
    title: 'Create your account',
    titleOf: (account: string) => `Join ${account}`,
    closedTitle: 'By invitation only',
    name: 'Name',
    nameMissing: 'Enter your name.',
    company: 'Company',
    companyMissing: 'Enter the name of your company.',
    password: 'Password',
    termsMissing: 'Accept the terms to continue.',
    submit: 'Create account',
    toLogin: 'Have an account? Sign in',
    sentTitle: 'Check your email',
    sentText: (email: string) => `We emailed ${email} with next steps.`,
    signedIn: 'You are already signed in.',
    continueAs: (name: string) => `Continue as ${name}`,
    useOther: 'Use another account',
    doneTitle: 'Your account is ready',
    doneText: 'Redirecting…',
  },
  /** Texts of activating a user. */
  activate: {
    title: 'Activate your account',
    text: 'One more step, and you can sign in.',
    submit: 'Activate',
    passwordTitle: 'Choose a password',
    password: 'Password',
    codeTitle: 'Enter your code',
    codeText: 'It is in the email that brought you here.',
    termsMissing: 'Accept the terms to continue.',
    requestNew: 'Send me a new email',
    endedTitle: 'This link no longer works',
    endedText: 'It was already used, has expired, or is incomplete. Enter your email to get a new one.',
    resend: 'Email me a new link',
    back: 'Back',
    sentTitle: 'Check your email',
    sentText: (email: string) => `If ${email} is waiting to be activated, a new link is on its way.`,
    doneTitle: 'Your account is active',
    doneText: 'You are signed in.',
    doneLogin: 'Sign in to continue.',
  },
  /** Texts of accepting an invitation. */
  acceptInvitation: {
    title: 'Accept your invitation',
    text: 'You join the account that invited you.',
    submit: 'Accept',
    later: 'Not now',
    otherUser: (email: string) =>
      `You are signed in as ${email}, but this invitation is for another user. Accepting it signs you out.`,
    codeTitle: 'Enter your code',
    codeText: 'It is in the email that invited you.',
    failedTitle: "We couldn't verify your invitation",
    failedText: 'Ask the person who invited you for a new one.',
    doneTitle: 'You have joined',
    doneText: 'Sign in to continue.',
    continue: 'Continue',
  },
  /** Texts of asking for a link that resets the password. */
  forgotPassword: {
    title: 'Reset your password',
    text: 'We email you a link to choose a new one.',
    submit: 'Email me a link',
    sentTitle: 'Check your email',
    sentText: (email: string) => `If ${email} has an account, a link is on its way. It works for one hour.`,
  },
  /** Texts of choosing a new password with the link of an email. */
  resetPassword: {
    title: 'Choose a new password',
    label: 'New password',
    submit: 'Save password',
    requestNew: 'Email me a new link',
    invalidTitle: 'This link no longer works',
    invalidText: 'It was already used, has expired, or is incomplete.',
    doneTitle: 'Password changed',
    doneText: 'You are signed out everywhere else.',
    signIn: 'Sign in',
  },
  /** Texts of replacing a lost phone number. */
  resetPhoneNumber: {
    title: 'Replace your phone number',
    text: 'We email you a code first.',
    submit: 'Email me a code',
    codeTitle: 'Check your email',
    codeText: (email: string) => `If ${email} has an account, a code is on its way. It works for 5 minutes.`,
    verify: 'Continue',
    numberTitle: 'Enter your new number',
    numberText: 'We text you a code to sign in with, and notify your current number.',
    save: 'Save number',
    smsTitle: 'Check your phone',
    smsText: (phoneNumber: string) => `Your number was changed. Enter the code we sent to ${phoneNumber}.`,
    signIn: 'Sign in',
    doneTitle: 'Phone number changed',
    doneText: 'Redirecting…',
  },
  /** Texts of unlocking an account. */
  unlock: {
    title: 'Unlock your account',
    text: 'It was locked after too many failed sign-in attempts.',
    submit: 'Unlock',
    doneTitle: 'Your account is unlocked',
    doneText: 'Sign in with your password.',
    failedTitle: 'This link no longer works',
    failedText: 'It was already used, has expired, or is incomplete. The lock also ends on its own after a while.',
    signIn: 'Sign in',
  },
  /** Texts of callbacks: social login, single sign-on, emailed links. */
  callbacks: {
    pending: { title: 'Signing you in…', text: 'This takes a moment.' },
    magicLink: {
      title: 'Sign in',
      titleOf: (application: string) => `Sign in to ${application}`,
      text: 'You opened a sign-in link from your email.',
      confirm: 'Sign in',
      failedTitle: 'This link no longer works',
      failedText: 'It works once, for 10 minutes. Request a new one on the sign-in page.',
      again: 'Email me a new link',
      elsewhereTitle: 'Use the browser you started in',
      elsewhereText: 'Open the link in the browser in which you requested it.',
    },
    saml: {
      title: 'Sign in with SSO?',
      titleOf: (application: string) => `Sign in to ${application} with SSO?`,
      text: 'Your organization’s identity provider sent you here. Continue only if you started this sign-in.',
      confirm: 'Continue',
    },
    social: {
      failedTitle: 'Sign-in failed',
      deniedTitle: 'Sign-in not finished',
      denied: (service: string) => `You did not finish at ${service}.`,
    },
    sso: { failedTitle: 'SSO sign-in failed' },
    useRecoveryCode: 'Use your recovery code',
    recovered: {
      title: 'Two-step verification is turned off',
      text: 'Sign in again to continue.',
      again: 'Sign in again',
    },
    success: { title: 'You are signed in', text: 'Redirecting…' },
    retry: 'Try again',
    other: 'Use another way',
  },
  /** Texts of choosing an account after a sign-in. */
  chooseAccount: {
    title: 'Choose an account',
    text: 'You can switch to another one at any time.',
    search: 'Search accounts',
    none: 'No account with this name.',
    keep: 'Continue with the last account',
    useOther: 'Sign in as another user',
  },
  /** Texts of registering a device for the quick sign-in. */
  registerQuickLogin: {
    title: 'Sign in faster next time',
    text: 'On this device, you can sign in with a code by text message, without typing your email.',
    register: 'Use text messages here',
    later: 'Not now',
    doneTitle: 'This device is ready',
    doneText: 'Redirecting…',
  },
  /** Texts of opening the application. */
  openApp: {
    title: 'Open the app',
    titleOf: (application: string) => `Open ${application}`,
    open: 'Open',
    notInstalled: 'Not installed? Continue here',
    failedTitle: 'The app was not found',
    failedText: 'Your account has no address for it. Ask your administrator.',
  },
  /** Texts of acting as another user. */
  impersonate: {
    title: 'Act as another user?',
    text: 'You will be signed out. Everything you do is recorded under your own name.',
    cancel: 'Cancel',
    doneTitle: 'You are acting as another user',
    doneText: 'A bar at the top of each page shows who, and lets you stop.',
    bar: 'Impersonation',
    acting: (name: string) => `You are acting as ${name}`,
    stop: 'Stop',
  },
  /** Texts of signing out on a page of its own. */
  logOut: {
    title: 'Sign out?',
    titleOf: (application: string) => `Sign out of ${application}?`,
    text: 'You followed a link that signs you out.',
    confirm: 'Sign out',
    stay: 'Stay signed in',
    doneTitle: 'You are signed out',
    signIn: 'Sign in again',
  },
  /** Texts of a set-up page that was opened on a phone. */
  mobileAuthenticator: {
    title: 'Start on your computer',
    text: 'Sign in there and set up two-step verification. Then scan the QR code with an authenticator app on this phone.',
    here: 'Or sign in on this phone',
  },
  /** Texts of the warning before a session ends. */
  sessionWarning: {
    title: 'Are you still there?',
    text: 'You have been inactive for a while.',
    /** The end cannot be moved. */
    final: 'Your account signs users out after a set time. Save what you are working on, then sign in again.',
    endsIn: (time: string) => `You will be signed out in ${time}.`,
    stay: 'Stay signed in',
    understood: 'Understood',
    leave: 'Sign out',
  },
};

/** Texts of the login box: what a language has to have. */
export type FlowTexts = { readonly [Part in keyof typeof texts]: Widen<(typeof texts)[Part]> };
