import type { Widen } from '../../widen';

/** Texts of the steps after "This wasn’t me". */
export const texts = {
  notMe: {
    title: 'Secure your account',
    text: (device: string, address: string) =>
      address ? `You did not recognize ${device}, \u2068${address}\u2069.` : `You did not recognize ${device}.`,
    leave: 'Back to privacy',
    next: 'Next',
    finish: 'Done',
    steps: {
      end: 'Sign out everybody else',
      password: 'Choose a new password',
      factor: 'Add a second step',
      summary: 'Summary',
    },
    end: 'Sign out everywhere else',
    endText: 'This ends that session and all others. You stay signed in here.',
    endDone: 'Everybody else is signed out.',
    passwordText: 'Whoever signed in may know your password.',
    passwordSave: 'Change password',
    passwordDone: 'You have a new password.',
    factorText: 'With a second step, a stolen password alone opens nothing.',
    factorAdd: 'Add authenticator app',
    factorDone: 'Two-step verification is on.',
    summary: {
      ended: 'Every other session was ended',
      notEnded: 'Other sessions go on',
      password: 'Your password is new',
      noPassword: 'Your password is the same',
      factor: 'Two-step verification is on',
      noFactor: 'Two-step verification is off',
    },
  },
};

export type PrivacyNotMeTexts = Widen<typeof texts>;
