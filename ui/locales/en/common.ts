/** Texts that login and administration share. */
export const common = {
  continue: 'Continue',
  back: 'Back',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  signInFailedTitle: 'Sign-in not completed',
  startAgain: 'Start again',
  partFailedTitle: 'This step could not be loaded',
  partFailed: 'Your connection was interrupted, or there is a newer version. Nothing you did is lost.',
};
