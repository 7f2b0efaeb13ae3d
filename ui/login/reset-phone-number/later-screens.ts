/** Screens that follow the first mail. */

export { default as ChangeNumber } from './change-number';
export { default as NumberChanged } from './number-changed';
export { default as SignInByText } from './sign-in-by-text';
export { default as VerifyReset } from './verify-reset';
