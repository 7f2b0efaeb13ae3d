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

/** Path of every account route. */
export type Routes = Record<keyof typeof defaultRoutes, string> & {
  /** Page after signing up; default the authenticated home. */
  signUpSuccessUrl?: string;
  /** Sign-in page of a tenant with a login of its own. */
  customLoginUrl?: string;
};

/** Routes of an application that lives below a path; whole addresses are not part of it and stay as they are. */
export const withBasename = (routes: Routes, basename = ''): Routes => {
  const base = basename.replace(/\/+$/, '');
  if (base === '') return routes;
  const lead = base.startsWith('/') ? base : `/${base}`;
  return Object.fromEntries(
    Object.entries(routes).map(([name, path]) => [name, path.startsWith('/') ? `${lead}${path}` : path]),
  ) as Routes;
};

/** Places to arrive at. */
const landings = new Set(['authenticatedUrl', 'signUpSuccessUrl']);

/** Routes that sign in, sign out or spend a code: none of them is a place to return to. */
export const authRoutes = (routes: Partial<Routes>): string[] =>
  Object.entries(routes)
    .filter(([name]) => !landings.has(name))
    .map(([, path]) => path);

/** An account route with a screen of its own: all but the application's home page. */
export type AccountRoute = Exclude<keyof typeof defaultRoutes, 'authenticatedUrl'>;

const isAccountRoute = (name: string): name is AccountRoute =>
  name !== 'authenticatedUrl' && Object.hasOwn(defaultRoutes, name);

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/**
 * Returns the account route that a path stands on; undefined for all others. A slash at the end makes no difference. It needs
 * neither a page nor an identity, so that servers and middlewares decide by the same table.
 *
 * @example matchAccountRoute(identity.routes, '/account/login') // 'loginUrl'
 */
export const matchAccountRoute = (routes: Routes, pathname: string): AccountRoute | undefined =>
  Object.keys(defaultRoutes)
    .filter(isAccountRoute)
    .find((name) => withoutSlash(routes[name]) === withoutSlash(pathname));
