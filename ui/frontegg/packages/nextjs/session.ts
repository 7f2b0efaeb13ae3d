import type { InitialSession } from '@gatehouse/sdk/from-server';
import { createServerSession, initialSession, type RequestSession, type ServerSession } from '@gatehouse/sdk/server';
import { type ClientSettings, clientSettings, keepsTokens, sessionOptions } from './settings';

/** The signed-in user by the claims of the token, as the vendor names them. */
export interface FronteggUserSession {
  sub: string;
  name: string;
  email: string;
  email_verified?: boolean;
  metadata?: unknown;
  roles: string[];
  permissions: string[];
  tenantId: string;
  tenantIds: string[];
  profilePictureUrl: string | null;
  /** Further claims of the token. */
  [claim: string]: unknown;
}

/** Tokens of the user. The refresh token never leaves the session. */
export interface FronteggUserTokens {
  accessToken: string;
}

/** The session of a request. */
export interface FronteggNextJSSession extends FronteggUserTokens {
  user: FronteggUserSession;
}

/** What a page needs to start with the session of its request. */
export interface PageSession extends ClientSettings {
  /** Undefined: not known on the server, so that the browser asks for it. */
  session?: InitialSession;
  accessToken?: string;
}

let sessions: ServerSession | undefined;

/** Returns the sessions of the application, by the vendor's environment variables. */
export const serverSessions = (): ServerSession => {
  sessions ??= createServerSession(sessionOptions());
  return sessions;
};

/** Returns a session in the vendor's form; undefined while nobody is signed in. */
export const toVendorSession = (session: RequestSession | undefined): FronteggNextJSSession | undefined => {
  if (session?.status !== 'signed-in') return undefined;
  const { user, claims, token } = session;
  return {
    accessToken: token,
    user: {
      ...claims,
      sub: user.id,
      name: user.name,
      email: user.email,
      roles: user.roles.map(({ key }) => key),
      permissions: user.permissions.map(({ key }) => key),
      tenantId: user.tenantId,
      tenantIds: user.tenantIds,
      profilePictureUrl: user.profilePictureUrl ?? null,
    },
  };
};

export const toPageSession = (session: RequestSession | undefined): PageSession => ({
  ...clientSettings(),
  ...(session && { session: initialSession(session) }),
  ...(session?.status === 'signed-in' && !keepsTokens() && { accessToken: session.token }),
});
