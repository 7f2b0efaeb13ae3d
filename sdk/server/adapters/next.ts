import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { NextResponse } from 'next/server';
import type { SessionUser } from '../../session/user';
import { readCookies } from '../session/cookies';
import { provideCurrentSession } from '../session/current-session';
import type { ServerSessionOptions } from '../session/options';
import { SessionUnavailableError } from '../session/provider-errors';
import { createServerSession, type RequestSession, type ServerSession } from '../session/server-session';

/** Path and query of the request, which Next does not tell its server components. */
const PATH_HEADER = 'x-gatehouse-path';
/** Says that the proxy could not renew the session, which is then no fault of the page. */
const OUTAGE_HEADER = 'x-gatehouse-outage';

/** Sessions of a Next application. */
export interface NextSession {
  readonly sessions: ServerSession;
  /** Returns the session in server components, actions and route handlers. */
  auth(): Promise<RequestSession>;
  /** Returns the signed-in user, or null. */
  currentUser(): Promise<SessionUser | null>;
  /**
   * For `proxy.ts`: answers the paths of the session, and renews sessions, which server components cannot.
   */
  proxy(request: Request, options?: ProxyOptions): Promise<Response>;
}

/** Options of {@link NextSession.proxy}. */
export interface ProxyOptions {
  /** Headers for the components, such as a policy with a nonce. Default: those of the request. */
  requestHeaders?: Headers;
}

const applyCookies = (header: string | null, setCookies: readonly string[]): string => {
  const cookies = new Map(readCookies(header));
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
};

/**
 * Creates the sessions of a Next application (App Router). Gates of `@gatehouse/ui` in server components then decide on the
 * server.
 *
 * @throws TypeError for an option that is missing, empty, unknown or unsafe.
 * @example
 * // session.ts
 * export const { auth, currentUser, proxy } = createNextSession({ issuer, clientId, baseUrl, secret });
 */
export const createNextSession = (options: ServerSessionOptions): NextSession => {
  const sessions = createServerSession(options);
  const auth = async () => {
    const sent = await headers();
    if (sent.has(OUTAGE_HEADER)) throw new SessionUnavailableError(undefined);
    return (await sessions.read({ headers: sent }, { setsCookies: false })).session;
  };
  provideCurrentSession({
    read: auth,
    signIn: async () => redirect(sessions.loginPath((await headers()).get(PATH_HEADER) ?? '/')),
  });
  return {
    sessions,
    auth,
    currentUser: async () => {
      const session = await auth();
      return session.status === 'signed-in' ? session.user : null;
    },
    // Next itself passes an event as the second argument.
    proxy: async (request, { requestHeaders = new Headers(request.headers) } = {}) => {
      const answered = await sessions.handle(request);
      if (answered) return answered;
      const { pathname, search } = new URL(request.url);
      requestHeaders.set(PATH_HEADER, pathname + search);
      requestHeaders.delete(OUTAGE_HEADER);
      const read = await sessions.read(request).catch((error: unknown) => {
        // The page decides what it shows during an outage: `auth` throws in it.
        if (!(error instanceof SessionUnavailableError)) throw error;
        requestHeaders.set(OUTAGE_HEADER, '1');
        return undefined;
      });
      const setCookies = read?.setCookies ?? [];
      if (setCookies.length > 0) requestHeaders.set('cookie', applyCookies(request.headers.get('cookie'), setCookies));
      const response = NextResponse.next({ request: { headers: requestHeaders } });
      for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
      return response;
    },
  };
};
