/** Paths of the application that `createServerSession` answers. */
export interface SessionPaths {
  /** Starts a sign-in. Query: `returnTo`, and the options of the sign-in. */
  login: string;
  /** Receives the provider's response; register its URL at the provider. */
  callback: string;
  /** POST: signs out here and at the provider. */
  logout: string;
  /** POST `tenantId`: switches the account. */
  switchAccount: string;
  /** The session for the browser's SDK, as JSON. */
  session: string;
}

export const defaultPaths: SessionPaths = {
  login: '/auth/login',
  callback: '/oauth/callback',
  logout: '/auth/logout',
  switchAccount: '/auth/switch',
  session: '/auth/session',
};
