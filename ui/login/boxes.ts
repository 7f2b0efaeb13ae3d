import type { AcceptInvitationBoxProps } from './accept-invitation/accept-invitation-box';
import type { ActivateBoxProps } from './activate/activate-box';
import type { CallbackBoxProps } from './callbacks/callback-boxes';
import type { ForgotPasswordBoxProps } from './forgot-password/forgot-password-box';
import type { ImpersonateBoxProps } from './impersonate/impersonate-box';
import { lazyBox } from './lazy-box';
import type { LogoutBoxProps } from './log-out/logout-box';
import type { OpenAppBoxProps } from './open-app/open-app-box';
import type { RegisterQuickLoginBoxProps } from './register-quick-login/register-quick-login-box';
import type { ResetPasswordBoxProps } from './reset-password/reset-password-box';
import type { ResetPhoneNumberBoxProps } from './reset-phone-number/reset-phone-number-box';
import type { SignUpBoxProps } from './sign-up/sign-up-box';
import type { StepUpBoxProps } from './step-up/step-up-box';
import type { UnlockBoxProps } from './unlock/unlock-box';

/*
 * Public boxes. Each loads when it is rendered: static imports would put all of them into the first chunk of a host
 * that only signs in.
 */

/** Accepts an invitation by its emailed link, read from the page's URL, or on the code route by its code. */
export const AcceptInvitationBox = lazyBox<AcceptInvitationBoxProps>(
  async () => (await import('./accept-invitation/accept-invitation-box')).AcceptInvitationBox,
);

/** Activates a user by an emailed link, read from the page's URL, or on the code route by its code. */
export const ActivateBox = lazyBox<ActivateBoxProps>(async () => (await import('./activate/activate-box')).ActivateBox);

/** Renders the form that requests a password reset link. */
export const ForgotPasswordBox = lazyBox<ForgotPasswordBoxProps>(
  async () => (await import('./forgot-password/forgot-password-box')).ForgotPasswordBox,
);

/** Renders the confirmation before a provider administrator impersonates a user. */
export const ImpersonateBox = lazyBox<ImpersonateBoxProps>(
  async () => (await import('./impersonate/impersonate-box')).ImpersonateBox,
);

/** Signs the user out; a link from another site requires confirmation. */
export const LogoutBox = lazyBox<LogoutBoxProps>(async () => (await import('./log-out/logout-box')).LogoutBox);

/** Completes an emailed sign-in link: immediately in the browser that requested it, after confirmation in others. */
export const MagicLinkCallbackBox = lazyBox<CallbackBoxProps>(
  async () => (await import('./callbacks/callback-boxes')).MagicLinkCallbackBox,
);

/** Completes single sign-on over OpenID Connect. */
export const OidcCallbackBox = lazyBox<CallbackBoxProps>(
  async () => (await import('./callbacks/callback-boxes')).OidcCallbackBox,
);

/** Redirects the signed-in user to the application. */
export const OpenAppBox = lazyBox<OpenAppBoxProps>(async () => (await import('./open-app/open-app-box')).OpenAppBox);

/** Lets the signed-in user sign in by text message on this device from now on; for after a sign-in. */
export const RegisterQuickLoginBox = lazyBox<RegisterQuickLoginBoxProps>(
  async () => (await import('./register-quick-login/register-quick-login-box')).RegisterQuickLoginBox,
);

/** Sets a new password by an emailed link, read from the page's URL. */
export const ResetPasswordBox = lazyBox<ResetPasswordBoxProps>(
  async () => (await import('./reset-password/reset-password-box')).ResetPasswordBox,
);

/** Replaces a lost phone number after email verification, and signs in with the new one. */
export const ResetPhoneNumberBox = lazyBox<ResetPhoneNumberBoxProps>(
  async () => (await import('./reset-phone-number/reset-phone-number-box')).ResetPhoneNumberBox,
);

/** Completes single sign-on over SAML. An IdP-initiated sign-in requires confirmation. */
export const SamlCallbackBox = lazyBox<CallbackBoxProps>(
  async () => (await import('./callbacks/callback-boxes')).SamlCallbackBox,
);

/** Completes a sign-in through a social login provider. */
export const SocialCallbackBox = lazyBox<CallbackBoxProps>(
  async () => (await import('./callbacks/callback-boxes')).SocialCallbackBox,
);

/** Requires a recent second factor on a page of its own; `StepUpDialogs` does the same in a dialog. */
export const StepUpBox = lazyBox<StepUpBoxProps>(async () => (await import('./step-up/step-up-box')).StepUpBox);

/**
 * Creates a user and their account, or joins the account of an invite link, read from the page's URL.
 *
 * @example
 * const fields = { jobTitle: { label: 'Job title', autoComplete: 'organization-title' } };
 * <SignUpBox fields={fields} />
 */
export const SignUpBox = lazyBox<SignUpBoxProps>(async () => (await import('./sign-up/sign-up-box')).SignUpBox);

/** Unlocks a user by an emailed link, read from the page's URL. */
export const UnlockBox = lazyBox<UnlockBoxProps>(async () => (await import('./unlock/unlock-box')).UnlockBox);
