import type { SsoConnectionRow } from '../../../emulator/db/rows/sso';
import { emptyConnection } from '../../../emulator/db/rows/sso';
import type { Emulator } from '../../../emulator/emulator';
import type { Browser } from './support';

export const SOCIAL = '/identity/resources/auth/v2/user/sso/default/google/prelogin';
export const SOCIAL_PAGE = 'http://localhost:4300/account/social/success';
export const OIDC_PAGE = 'http://localhost:4300/account/oidc/callback';

/** Choices of the user on the mock page; without an email address they cancel. */
export interface Outside {
  email?: string;
  name?: string;
  groups?: readonly string[];
}

const locationOf = async ({ call }: Browser, address: string, body?: URLSearchParams): Promise<URL> => {
  const response = await call(address, {
    ...(body && { method: 'POST', body, headers: { origin: new URL(address).origin } }),
  });
  const location = response.headers.get('location');
  if (!location) throw new Error(`${response.status} ${address}: ${response.text}`);
  return new URL(location);
};

/** Signs in at another service, and returns the application's URL at which the browser ends. */
export const signInOutside = async (
  browser: Browser,
  start: string,
  { email, name, groups = [] }: Outside,
): Promise<URL> => {
  const page = await locationOf(browser, start);
  const form = new URLSearchParams(page.search);
  if (email === undefined) form.set('decline', 'yes');
  else form.append('email', email);
  if (name !== undefined) form.append('name', name);
  for (const group of groups) form.append('group', group);
  const back = await locationOf(browser, page.origin + page.pathname, form);
  return locationOf(browser, back.href);
};

/** Adds an enabled SSO connection of Acme with the verified domain `corp.test`. */
export const addConnection = ({ db }: Emulator, given: Partial<SsoConnectionRow> = {}): SsoConnectionRow => {
  const row = db.ssoConnections.put({
    ...emptyConnection,
    ...{
      id: 'connection-1',
      tenantId: 'tenant-acme',
      enabled: true,
      type: 'oidc',
      ssoEndpoint: 'https://id.corp.test',
    },
    ...{
      oidcClientId: 'client-1',
      oidcSecret: 'hidden',
      generatedVerification: 'proof',
      createdAt: '2026-01-01T00:00:00Z',
    },
    ...given,
  });
  const { id: connectionId, tenantId } = row;
  db.ssoDomains.put({ id: 'domain-1', tenantId, connectionId, domain: 'corp.test', validated: true, txtRecord: 'x' });
  return row;
};

export const ssoStart = ({ id }: SsoConnectionRow, redirectUri = OIDC_PAGE): string =>
  `/sso/start?connection=${id}&redirect_uri=${encodeURIComponent(redirectUri)}`;
