import type { ServerSession, ServerSessionOptions } from '@gatehouse/sdk/server';

// Next replaces these expressions when it builds: each has to be written out.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Where applications of the vendor have the handler of its calls. */
export const API = '/api/frontegg';

/** Paths of the session: those of the handler, and the one that is registered at the provider. */
export const paths: ServerSession['paths'] = {
  login: `${API}/auth/login`,
  callback: '/oauth/callback',
  logout: `${API}/auth/logout`,
  switchAccount: `${API}/auth/switch`,
  session: `${API}/auth/session`,
};

const appUrl = (): string | undefined =>
  process.env.FRONTEGG_APP_URL ?? (process.env.VERCEL_URL && `https://${process.env.VERCEL_URL}`);

/** What the browser is told of the settings. */
export interface ClientSettings {
  appUrl: string;
  baseUrl: string;
  clientId: string;
  appId?: string;
}

const required = (name: string, value: string | undefined): string => {
  if (value) return value;
  throw new TypeError(`The environment variable ${name} is not set.`);
};

export const clientSettings = (): ClientSettings => {
  const appId = process.env.FRONTEGG_APP_ID;
  return {
    appUrl: required('FRONTEGG_APP_URL', appUrl()),
    baseUrl: required('FRONTEGG_BASE_URL', process.env.FRONTEGG_BASE_URL),
    clientId: required('FRONTEGG_CLIENT_ID', process.env.FRONTEGG_CLIENT_ID),
    ...(appId && { appId }),
  };
};

/** Whether tokens stay out of the pages, as the vendor names it. */
export const keepsTokens = (): boolean => process.env.FRONTEGG_SECURE_JWT_ENABLED === 'true';

/** Options of the session by the vendor's environment variables. */
export const sessionOptions = (): ServerSessionOptions => {
  const { appUrl: baseUrl, baseUrl: issuer, clientId, appId } = clientSettings();
  const clientSecret = process.env.FRONTEGG_CLIENT_SECRET;
  return {
    issuer,
    clientId: appId ?? clientId,
    baseUrl,
    secret: required('FRONTEGG_ENCRYPTION_PASSWORD', process.env.FRONTEGG_ENCRYPTION_PASSWORD),
    paths,
    ...(clientSecret && { clientSecret }),
  };
};
