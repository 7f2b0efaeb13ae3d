import type { ExternalKind, ExternalProfile, ExternalSignInRow } from '../../db/rows/external-sign-ins';
import type { Cookies } from '../../http/cookies';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { randomText, sha256 } from '../../random';

/** Display names of social login providers, in the vendor's order. */
const services: Readonly<Record<string, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  slack: 'Slack',
};

export const serviceNames: readonly string[] = Object.keys(services);

export const serviceName = (service: string): string =>
  Object.hasOwn(services, service) ? (services[service] ?? service) : service;

export const isActiveService = ({ settings }: Pick<Provider, 'settings'>, service: string): boolean =>
  Object.hasOwn(services, service) && settings.social.includes(service);

/** @throws ProviderError 403 for an unknown or disabled provider */
export const requireActiveService = (provider: Pick<Provider, 'settings'>, service: string): void => {
  if (isActiveService(provider, service)) return;
  throw new ProviderError(403, 'service-off', 'You cannot sign in with this service here. Use another way.');
};

/** Time for a sign-in at the other service, in milliseconds. */
const LIFETIME = 10 * 60_000;
/** Lifetime of a handle, in milliseconds. */
const HANDLE_LIFETIME = 60_000;
/** Identifies the browser that started the sign-in. */
const COOKIE = 'fe_external_sign_in';
/** Identifies the browser of an IdP-initiated sign-in; the cookie of a trip is not sent with a form of another site. */
const IDP_INITIATED_COOKIE = 'fe_idp_initiated';

/** Returns the hash of a browser's cookie; without a cookie it matches no trip. */
export const browserOf = async (cookies: Cookies, name: string): Promise<string> => {
  const secret = cookies.get(name);
  return secret === undefined ? '' : sha256(secret);
};

/** Returns the cookie of this browser, and sets one if there is none. */
export const markedBrowser = async (cookies: Cookies, name: string, seconds: number): Promise<string> => {
  const secret = cookies.get(name) ?? randomText();
  cookies.set(name, secret, seconds);
  return sha256(secret);
};

/** Stores that this browser continues at another service, with the given state. */
export const storeExternalSignIn = async (
  { db, clock }: Provider,
  cookies: Cookies,
  serviceState: string,
  signIn: Pick<ExternalSignInRow, 'kind' | 'target' | 'redirectUri' | 'state' | 'secrets'>,
): Promise<void> => {
  const now = clock.now();
  for (const old of db.externalSignIns.filter(({ expiresAt }) => expiresAt <= now)) db.externalSignIns.remove(old.id);
  const browserHash = await markedBrowser(cookies, COOKIE, LIFETIME / 1000);
  db.externalSignIns.put({ ...signIn, id: await sha256(serviceState), browserHash, expiresAt: now + LIFETIME });
};

/** Returns whether a trip waits for a service's response. */
export const hasExternalSignIn = async ({ db }: Provider, serviceState: string): Promise<boolean> =>
  db.externalSignIns.get(await sha256(serviceState)) !== undefined;

/** Removes and returns the trip that waits for a service's response, whatever the response is. */
export const takeExternalSignIn = async (
  { db, clock }: Provider,
  serviceState: string,
): Promise<ExternalSignInRow | undefined> => {
  const signIn = db.externalSignIns.get(await sha256(serviceState));
  if (!signIn || signIn.handleHash) return undefined;
  db.externalSignIns.remove(signIn.id);
  return signIn.expiresAt > clock.now() ? signIn : undefined;
};

type Return = Pick<ExternalSignInRow, 'kind' | 'redirectUri' | 'state'>;

const callbackUrl = ({ kind, redirectUri, state }: Return): URL => {
  const url = new URL(redirectUri);
  if (state) url.searchParams.set(kind === 'saml' ? 'RelayState' : 'state', state);
  return url;
};

/** Returns the callback URL of the application for a failed sign-in, with an OAuth error code. */
export const callbackWithError = (signIn: Return, error: string): URL => {
  const url = callbackUrl(signIn);
  url.searchParams.set('error', error);
  return url;
};

/**
 * Returns the callback URL of the application, with a handle for the user.
 * @param lifetime Lifetime of the handle, in milliseconds
 */
export const callbackWithHandle = async (
  { db, clock }: Provider,
  signIn: ExternalSignInRow,
  profile: ExternalProfile,
  lifetime = HANDLE_LIFETIME,
): Promise<URL> => {
  const handle = randomText();
  db.externalSignIns.put({ ...signIn, handleHash: await sha256(handle), profile, expiresAt: clock.now() + lifetime });
  const url = callbackUrl(signIn);
  url.searchParams.set(signIn.kind === 'saml' ? 'SAMLResponse' : 'code', handle);
  return url;
};

/** Returns the URL of a confirmation page, with a handle for an IdP-initiated sign-in in this browser. */
export const confirmationUrl = async (
  provider: Provider,
  cookies: Cookies,
  { target, redirectUri }: Pick<ExternalSignInRow, 'target' | 'redirectUri'>,
  profile: ExternalProfile,
): Promise<URL> => {
  const browserHash = await markedBrowser(cookies, IDP_INITIATED_COOKIE, LIFETIME / 1000);
  const signIn = { kind: 'saml', target, redirectUri, state: '', secrets: {}, browserHash } as const;
  return callbackWithHandle(provider, { ...signIn, id: crypto.randomUUID(), expiresAt: 0 }, profile, LIFETIME);
};

interface Redemption {
  kind: ExternalKind;
  handle: string | undefined;
  state: string | undefined;
  /** Verified if it is given. */
  redirectUri?: string | undefined;
  /** Verified if it is given. */
  target?: string;
}

/**
 * Removes and returns the response behind a handle, once, in the browser that started the sign-in.
 * @throws ProviderError 401 `external-sign-in-refused`
 */
export const redeemHandle = async (
  { db, clock }: Provider,
  cookies: Cookies,
  { kind, handle, state, redirectUri, target }: Redemption,
): Promise<ExternalSignInRow & { profile: ExternalProfile }> => {
  const handleHash = await sha256(handle ?? '');
  const browserHash = await browserOf(cookies, state === '' ? IDP_INITIATED_COOKIE : COOKIE);
  const signIn = db.externalSignIns.first('handleHash', handleHash);
  // Spent in any case: a handle allows one attempt.
  if (signIn) db.externalSignIns.remove(signIn.id);
  const { profile } = signIn ?? {};
  const isValid =
    signIn !== undefined &&
    signIn.kind === kind &&
    signIn.expiresAt > clock.now() &&
    signIn.browserHash === browserHash &&
    signIn.state === state &&
    (redirectUri === undefined || signIn.redirectUri === redirectUri) &&
    (target === undefined || signIn.target === target);
  if (!isValid || !profile) {
    const message = 'This sign-in was used before, took too long, or was started in another browser. Start over.';
    throw new ProviderError(401, 'external-sign-in-refused', message);
  }
  return { ...signIn, profile };
};
