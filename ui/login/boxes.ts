import { lazyPart } from '../react/lazy-part';
import { PendingBox } from './frame/pending';

/*
 * Public boxes, one for each flow. Each loads as a whole when it is rendered: static imports would put all of them into the
 * first chunk of a host that only signs in.
 */

/** Accepts an invitation by its emailed link, read from the page's URL, or on the code route by its code. */
export const AcceptInvitationBox = lazyPart(() => import('./accept-invitation/accept-invitation-box'), PendingBox);

/** Activates a user by an emailed link, read from the page's URL, or on the code route by its code. */
export const ActivateBox = lazyPart(() => import('./activate/activate-box'), PendingBox);

/** Renders the form that requests a password reset link. */
export const ForgotPasswordBox = lazyPart(() => import('./forgot-password/forgot-password-box'), PendingBox);

/** Renders the confirmation before a provider administrator impersonates a user. */
export const ImpersonateBox = lazyPart(() => import('./impersonate/impersonate-box'), PendingBox);

/** Signs the user out; a link from another site requires confirmation. */
export const LogoutBox = lazyPart(() => import('./log-out/logout-box'), PendingBox);

/** Completes an emailed sign-in link: immediately in the browser that requested it, after confirmation in others. */
export const MagicLinkCallbackBox = lazyPart(
  async () => ({ default: (await import('./callbacks/callback-boxes')).MagicLinkCallbackBox }),
  PendingBox,
);

/** Completes single sign-on over OpenID Connect. */
export const OidcCallbackBox = lazyPart(
  async () => ({ default: (await import('./callbacks/callback-boxes')).OidcCallbackBox }),
  PendingBox,
);

/** Renders the MFA flow alone, e.g. for a step-up. Keep the callbacks stable: new ones restart the flow. */
export const MfaBox = lazyPart(() => import('./mfa/mfa-box'), PendingBox);

/** Redirects the signed-in user to the application. */
export const OpenAppBox = lazyPart(() => import('./open-app/open-app-box'), PendingBox);

/** Lets the signed-in user sign in by text message on this device from now on; for after a sign-in. */
export const RegisterQuickLoginBox = lazyPart(
  () => import('./register-quick-login/register-quick-login-box'),
  PendingBox,
);

/** Sets a new password by an emailed link, read from the page's URL. */
export const ResetPasswordBox = lazyPart(() => import('./reset-password/reset-password-box'), PendingBox);

/** Replaces a lost phone number after email verification, and signs in with the new one. */
export const ResetPhoneNumberBox = lazyPart(() => import('./reset-phone-number/reset-phone-number-box'), PendingBox);

/** Completes single sign-on over SAML. An IdP-initiated sign-in requires confirmation. */
export const SamlCallbackBox = lazyPart(
  async () => ({ default: (await import('./callbacks/callback-boxes')).SamlCallbackBox }),
  PendingBox,
);

/** Completes a sign-in through a social login provider. */
export const SocialCallbackBox = lazyPart(
  async () => ({ default: (await import('./callbacks/callback-boxes')).SocialCallbackBox }),
  PendingBox,
);

/** Requires a recent second factor on a page of its own; `StepUpDialogs` does the same in a dialog. */
export const StepUpBox = lazyPart(() => import('./step-up/step-up-box'), PendingBox);

/**
 * Creates a user and their account, or joins the account of an invite link, read from the page's URL.
 *
 * @example
 * const fields = { jobTitle: { label: 'Job title', autoComplete: 'organization-title' } };
 * <SignUpBox fields={fields} />
 */
export const SignUpBox = lazyPart(() => import('./sign-up/sign-up-box'), PendingBox);

/** Unlocks a user by an emailed link, read from the page's URL. */
export const UnlockBox = lazyPart(() => import('./unlock/unlock-box'), PendingBox);
