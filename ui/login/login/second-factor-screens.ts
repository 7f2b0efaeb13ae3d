/** Screens with the flow of the second factor inside. */

export { default as ForceTwoFactor } from './force-two-factor';
export { default as LoginWithTwoFactor } from './login-with-two-factor';
