// All dialogs of the page are one download.
export { FactorDialogs } from './factor-dialogs';
export { PasskeyDialogs } from './passkey-dialogs';
export { PasswordDialog } from './password-form';
export { SessionDialogs } from './session-dialogs';
