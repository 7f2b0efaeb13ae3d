/**
 * Default account routes; hosts can override each of them.
 * @see section 2 of the specification.
 */
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
  /** Page after signing up. Default: `authenticatedUrl`. */
  signUpSuccessUrl?: string;
  /**
   * Sign-in page of accounts that the tenant resolver names and whose settings name no login page of their own. Default:
   * `loginUrl`.
   */
  customLoginUrl?: string;
};

/** Returns routes below a base path; absolute URLs are unchanged. */
export const withBasename = (routes: Routes, basename = ''): Routes => {
  const base = basename.replace(/\/+$/, '');
  if (base === '') return routes;
  const lead = base.startsWith('/') ? base : `/${base}`;
  return Object.fromEntries(
    Object.entries(routes).map(([name, path]) => [name, path.startsWith('/') ? `${lead}${path}` : path]),
  ) as Routes;
};

/** Routes that a user may be redirected to after signing in. */
const landings = new Set(['authenticatedUrl', 'signUpSuccessUrl']);

/** Returns the routes that sign in, sign out or redeem a code: none of them is a redirect target. */
export const authRoutes = (routes: Partial<Routes>): string[] =>
  Object.entries(routes)
    .filter(([name]) => !landings.has(name))
    .map(([, path]) => path);

/** An account route with a screen of its own: all except the application's home page. */
export type AccountRoute = Exclude<keyof typeof defaultRoutes, 'authenticatedUrl'>;

const isAccountRoute = (name: string): name is AccountRoute =>
  name !== 'authenticatedUrl' && Object.hasOwn(defaultRoutes, name);

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/**
 * Returns the account route that matches a path; undefined if there is none. A trailing slash is ignored. It needs
 * neither a page nor an identity, so servers and middlewares can use it too.
 *
 * @example matchAccountRoute(identity.routes, '/account/login') // 'loginUrl'
 */
export const matchAccountRoute = (routes: Routes, pathname: string): AccountRoute | undefined => {
  const isAt = (path = '') => withoutSlash(path) === withoutSlash(pathname);
  const route = Object.keys(defaultRoutes)
    .filter(isAccountRoute)
    .find((name) => isAt(routes[name]));
  return route ?? (routes.customLoginUrl && isAt(routes.customLoginUrl) ? 'loginUrl' : undefined);
};
