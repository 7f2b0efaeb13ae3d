import { createNextSession, type NextSession } from '@gatehouse/sdk/next';
import type { RequestSession } from '@gatehouse/sdk/server';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { AccountPage } from './account-page';
import { accountRouteTarget } from './account-routes';
import { type ApplicationProps, ClientProvider } from './client-provider';
import { RefreshWhenKnown } from './refresh-when-known';
import {
  type FronteggNextJSSession,
  type FronteggUserSession,
  type FronteggUserTokens,
  toPageSession,
  toVendorSession,
} from './session';
import { sessionOptions } from './settings';

let next: NextSession | undefined;

/**
 * Returns the session of the request; undefined when only the browser can renew it, since a server component sets no
 * cookies.
 */
const requestSession = async (): Promise<RequestSession | undefined> => {
  next ??= createNextSession(sessionOptions());
  return next.auth().catch((error: unknown) => {
    if (error instanceof TypeError) return undefined;
    throw error;
  });
};

/** Props of {@link FronteggAppProvider}. */
export type FronteggAppProviderProps = ApplicationProps;

/** Provides the session of the request to the components of the browser, from the first paint on. */
export async function FronteggAppProvider({ children, ...props }: FronteggAppProviderProps): Promise<ReactNode> {
  const session = await requestSession();
  return (
    <ClientProvider {...props} page={toPageSession(session)}>
      <RefreshWhenKnown isKnown={session !== undefined} />
      {children}
    </ClientProvider>
  );
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Props of a page for all other paths, `[...frontegg-router]`. */
export interface FronteggAppRouterProps {
  params: Promise<Query>;
  searchParams: Promise<Query>;
}

/** The page of the account paths: sign-in, its response, log-out. Others are not found. */
export async function FronteggAppRouter({ params, searchParams }: FronteggAppRouterProps): Promise<ReactNode> {
  const [segments = []] = Object.values(await params);
  const pathname = `/${[segments].flat().join('/')}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    for (const one of [value ?? []].flat()) query.append(name, one);
  }
  const target = accountRouteTarget(pathname, query);
  if (target === 'log-out') return <AccountPage />;
  return target ? redirect(target.redirect) : notFound();
}

/** Returns the session of the request; undefined while nobody is signed in. */
export const getAppSession = async (): Promise<FronteggNextJSSession | undefined> =>
  toVendorSession(await requestSession());

/** Returns the signed-in user of the request; undefined while nobody is. */
export const getAppUserSession = async (): Promise<FronteggUserSession | undefined> => (await getAppSession())?.user;

/** Returns the tokens of the request; undefined while nobody is signed in. */
export const getAppUserTokens = async (): Promise<FronteggUserTokens | undefined> => {
  const session = await getAppSession();
  return session && { accessToken: session.accessToken };
};
