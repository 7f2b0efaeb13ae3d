import { defaultRoutes, matchAccountRoute } from '@gatehouse/sdk';
import { createNextSession, type NextSession } from '@gatehouse/sdk/next';
import { NextResponse } from 'next/server';
import { type FronteggNextJSSession, toVendorSession } from './session';
import { API, sessionOptions } from './settings';

let next: NextSession | undefined;

const nextSession = (): NextSession => {
  next ??= createNextSession(sessionOptions());
  return next;
};

const withoutSession = [/^\/_next\/(?:static|image)/, /^\/favicon\.ico/, /^\/\.well-known\//];

/** Returns whether a request needs no signed-in user: files, the account pages, and pages that Next loads ahead. */
export const shouldByPassMiddleware = (pathname: string, headers: Headers = new Headers()): boolean => {
  if (withoutSession.some((pattern) => pattern.test(pathname))) return true;
  if (pathname.startsWith(`${API}/`) || matchAccountRoute(defaultRoutes, pathname)) return true;
  return headers.has('next-router-prefetch') || headers.get('purpose') === 'prefetch';
};

/** Redirects to the sign-in, and back to a path. */
export const redirectToLogin = (
  pathname: string,
  searchParams: URLSearchParams = new URLSearchParams(),
  baseUrl?: string,
): Response => {
  const { sessions } = nextSession();
  const returnTo = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
  return NextResponse.redirect(new URL(sessions.loginPath(returnTo), baseUrl ?? sessions.origin));
};

/** A request of Next's middleware, in parts. */
export interface HandleSessionOnEdge {
  request: Request;
  pathname: string;
  searchParams: URLSearchParams;
  headers: Headers;
}

/** For `middleware.ts`: renews the session of a request, and sends everybody else to the sign-in. */
export const handleSessionOnEdge = async ({
  request,
  pathname,
  searchParams,
  headers,
}: HandleSessionOnEdge): Promise<Response> => {
  if (withoutSession.some((pattern) => pattern.test(pathname))) return NextResponse.next();
  const { sessions, proxy } = nextSession();
  if (!shouldByPassMiddleware(pathname, headers)) {
    const { session } = await sessions.read(request);
    if (session.status === 'signed-out') return redirectToLogin(pathname, searchParams);
  }
  return proxy(request);
};

/** Returns the session of a request, renewed; its cookies are not: respond with {@link handleSessionOnEdge}. */
export const getSessionOnEdge = async (request: Request): Promise<FronteggNextJSSession | undefined> =>
  toVendorSession((await nextSession().sessions.read(request)).session);

/** As {@link getSessionOnEdge}, in the form that the vendor's has. */
export const checkSessionOnEdge = async (request: Request): Promise<{ session: FronteggNextJSSession } | undefined> => {
  const session = await getSessionOnEdge(request);
  return session && { session };
};
