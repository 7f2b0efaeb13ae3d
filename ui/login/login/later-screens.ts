/** Screens that come after the first ones, or instead of them. */

export { default as BreachedPassword } from './breached-password';
export { default as BreachedPasswordSuccess } from './breached-password-success';
export { default as LoginWithCode } from './login-with-code';
export { default as LoginWithSsoFailed } from './login-with-sso-failed';
export { default as MagicLinkPreLoginSuccess } from './magic-link-pre-login-success';
export { default as PromptPasskeys } from './prompt-passkeys';
export { default as RecoverTwoFactor } from './recover-two-factor';
export { default as RedirectToSso } from './redirect-to-sso';
