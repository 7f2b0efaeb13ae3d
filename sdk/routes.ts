/** Default account routes; each can be changed by the host. Source: section 2 of the specification. */
export const defaultRoutes = {
  authenticatedUrl: '/',
  loginUrl: '/account/login',
  stepUpUrl: '/account/step-up',
  logoutUrl: '/account/logout',
  activateUrl: '/account/activate',
  impersonationUrl: '/account/impersonate',
  acceptInvitationUrl: '/account/invitation/accept',
  forgetPasswordUrl: '/account/forget-password',
  resetPhoneNumberUrl: '/account/reset-phone-number',
  resetPasswordUrl: '/account/reset-password',
  socialLoginCallbackUrl: '/account/social/success',
  signUpUrl: '/account/sign-up',
  oidcRedirectUrl: '/account/oidc/callback',
  samlCallbackUrl: '/account/saml/callback',
  magicLinkCallbackUrl: '/account/login/magic-link',
  hostedLoginRedirectUrl: '/oauth/callback',
  openAppUrl: '/account/redirect',
  unlockAccountUrl: '/account/unlock',
  activateWithOTCUrl: '/account/activate/code',
  acceptInvitationWithOTCUrl: '/account/invitation/code',
  mfaMobileAuthenticator: '/account/mfa-mobile-authenticator',
} as const;

export type Routes = Record<keyof typeof defaultRoutes, string>;

/** Routes that sign in, sign out or spend a code: none of them is a place to return to. */
export const authRoutes = (routes: Partial<Routes>): string[] =>
  Object.entries(routes)
    .filter(([name]) => name !== 'authenticatedUrl')
    .map(([, path]) => path);
