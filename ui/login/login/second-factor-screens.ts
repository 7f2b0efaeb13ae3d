/** Screens that embed the MFA flow. */

export { default as ForceTwoFactor } from './force-two-factor';
export { default as LoginWithTwoFactor } from './login-with-two-factor';
