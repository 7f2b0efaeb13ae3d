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
      end: 'Sign out everyone else',
      password: 'Choose a new password',
      factor: 'Add a second step',
      summary: 'Summary',
    },
    end: 'Sign out everywhere else',
    endText: 'This ends that session and all others. You stay signed in here.',
    endDone: 'Everyone else is signed out.',
    passwordText: 'Someone else may know your password.',
    passwordSave: 'Change password',
    passwordDone: 'You have a new password.',
    factorText: 'With a second step, a stolen password is not enough.',
    factorAdd: 'Add authenticator app',
    factorDone: 'Two-step verification is on.',
    summary: {
      ended: 'Every other session was ended',
      notEnded: 'Other sessions were not ended',
      password: 'Your password was changed',
      noPassword: 'Your password was not changed',
      factor: 'Two-step verification is on',
      noFactor: 'Two-step verification is off',
    },
  },
};

export type PrivacyNotMeTexts = Widen<typeof texts>;
