import type { AcceptInvitationBoxProps } from './accept-invitation/accept-invitation-box';
import type { ActivateBoxProps } from './activate/activate-box';
import type { CallbackBoxProps } from './callbacks/callback-boxes';
import type { ForgotPasswordBoxProps } from './forgot-password/forgot-password-box';
import type { ImpersonateBoxProps } from './impersonate/impersonate-box';
import { lazyBox } from './lazy-box';
import type { LogoutBoxProps } from './log-out/logout-box';
import type { OpenAppBoxProps } from './open-app/open-app-box';
import type { ResetPasswordBoxProps } from './reset-password/reset-password-box';
import type { ResetPhoneNumberBoxProps } from './reset-phone-number/reset-phone-number-box';
import type { SignUpBoxProps } from './sign-up/sign-up-box';
import type { StepUpBoxProps } from './step-up/step-up-box';
import type { UnlockBoxProps } from './unlock/unlock-box';

/*
 * The boxes as hosts get them. Each is fetched when it is shown: an entry point that imported them would bring all of them
 * into the first chunk of a host that only signs in.
 */

/** Takes an invitation by the link of a mail, which is read from the page's address; on the route of codes, by its code. */
export const AcceptInvitationBox = lazyBox<AcceptInvitationBoxProps>(
  async () => (await import('./accept-invitation/accept-invitation-box')).AcceptInvitationBox,
);

/** Activates a user with the link of a mail, which is read from the page's address; on the route of codes, with its code. */
export const ActivateBox = lazyBox<ActivateBoxProps>(async () => (await import('./activate/activate-box')).ActivateBox);

/** Asks for the link that resets a password. */
export const ForgotPasswordBox = lazyBox<ForgotPasswordBoxProps>(
  async () => (await import('./forgot-password/forgot-password-box')).ForgotPasswordBox,
);

/** Asks before an administrator acts as another user. */
export const ImpersonateBox = lazyBox<ImpersonateBoxProps>(
  async () => (await import('./impersonate/impersonate-box')).ImpersonateBox,
);

/** Signs the user out; asks first when a link of another site wants it. */
export const LogoutBox = lazyBox<LogoutBoxProps>(async () => (await import('./log-out/logout-box')).LogoutBox);

/** Opens a mailed sign-in link: at once in the browser that asked for it, after a press elsewhere. */
export const MagicLinkCallbackBox = lazyBox<CallbackBoxProps>(
  async () => (await import('./callbacks/callback-boxes')).MagicLinkCallbackBox,
);

/** Finishes single sign-on over OpenID Connect. */
export const OidcCallbackBox = lazyBox<CallbackBoxProps>(
  async () => (await import('./callbacks/callback-boxes')).OidcCallbackBox,
);

/** Leads on to the application. */
export const OpenAppBox = lazyBox<OpenAppBoxProps>(async () => (await import('./open-app/open-app-box')).OpenAppBox);

/** Takes a new password for the link of a mail, which is read from the page's address. */
export const ResetPasswordBox = lazyBox<ResetPasswordBoxProps>(
  async () => (await import('./reset-password/reset-password-box')).ResetPasswordBox,
);

/** Replaces a lost phone number by way of the email address, and signs in with the new one. */
export const ResetPhoneNumberBox = lazyBox<ResetPhoneNumberBoxProps>(
  async () => (await import('./reset-phone-number/reset-phone-number-box')).ResetPhoneNumberBox,
);

/** Finishes single sign-on over SAML. One that began at the identity provider asks first. */
export const SamlCallbackBox = lazyBox<CallbackBoxProps>(
  async () => (await import('./callbacks/callback-boxes')).SamlCallbackBox,
);

/** Finishes a sign-in through a social login provider. */
export const SocialCallbackBox = lazyBox<CallbackBoxProps>(
  async () => (await import('./callbacks/callback-boxes')).SocialCallbackBox,
);

/** Asks for a recent second factor on a page of its own; `StepUpDialogs` does the same in a dialog. */
export const StepUpBox = lazyBox<StepUpBoxProps>(async () => (await import('./step-up/step-up-box')).StepUpBox);

/**
 * Makes a user and their account, or lets them join that of an invite link, which is read from the page's address.
 *
 * @example
 * const fields = { jobTitle: { label: 'Job title', autoComplete: 'organization-title' } };
 * <SignUpBox fields={fields} />
 */
export const SignUpBox = lazyBox<SignUpBoxProps>(async () => (await import('./sign-up/sign-up-box')).SignUpBox);

/** Unlocks an account with the link of a mail, which is read from the page's address. */
export const UnlockBox = lazyBox<UnlockBoxProps>(async () => (await import('./unlock/unlock-box')).UnlockBox);
