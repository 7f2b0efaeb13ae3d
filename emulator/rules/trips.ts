import type { Cookies } from '../cookies';
import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import { randomText, sha256 } from '../random';
import type { OutsideProfile, TripKind, TripRow } from '../rows/trips';

/** Time for a sign-in at the other service, in milliseconds. */
const LIFETIME = 10 * 60_000;
/** Lifetime of a handle, in milliseconds. */
const HANDLE_LIFETIME = 60_000;
/** Identifies the browser that started the sign-in. */
const COOKIE = 'fe_trip';
/** Identifies the browser of an IdP-initiated sign-in; the cookie of a trip is not sent with a form of another site. */
const ARRIVAL_COOKIE = 'fe_arrival';

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
export const setOut = async (
  { db, clock }: Provider,
  cookies: Cookies,
  serviceState: string,
  trip: Pick<TripRow, 'kind' | 'target' | 'redirectUri' | 'state' | 'secrets'>,
): Promise<void> => {
  const now = clock.now();
  for (const old of db.trips.filter(({ expiresAt }) => expiresAt <= now)) db.trips.remove(old.id);
  const browserHash = await markedBrowser(cookies, COOKIE, LIFETIME / 1000);
  db.trips.put({ ...trip, id: await sha256(serviceState), browserHash, expiresAt: now + LIFETIME });
};

/** Returns whether a trip waits for a service's response. */
export const hasTrip = async ({ db }: Provider, serviceState: string): Promise<boolean> =>
  db.trips.get(await sha256(serviceState)) !== undefined;

/** Removes and returns the trip that waits for a service's response, whatever the response is. */
export const takeTrip = async ({ db, clock }: Provider, serviceState: string): Promise<TripRow | undefined> => {
  const trip = db.trips.get(await sha256(serviceState));
  if (!trip || trip.handleHash) return undefined;
  db.trips.remove(trip.id);
  return trip.expiresAt > clock.now() ? trip : undefined;
};

type Return = Pick<TripRow, 'kind' | 'redirectUri' | 'state'>;

const callbackUrl = ({ kind, redirectUri, state }: Return): URL => {
  const url = new URL(redirectUri);
  if (state) url.searchParams.set(kind === 'saml' ? 'RelayState' : 'state', state);
  return url;
};

/** Returns the callback URL of the application for a failed sign-in, with an OAuth error code. */
export const comeBackWithout = (trip: Return, error: string): URL => {
  const url = callbackUrl(trip);
  url.searchParams.set('error', error);
  return url;
};

/**
 * Returns the callback URL of the application, with a handle for the user.
 * @param lifetime Lifetime of the handle, in milliseconds
 */
export const comeBack = async (
  { db, clock }: Provider,
  trip: TripRow,
  profile: OutsideProfile,
  lifetime = HANDLE_LIFETIME,
): Promise<URL> => {
  const handle = randomText();
  db.trips.put({ ...trip, handleHash: await sha256(handle), profile, expiresAt: clock.now() + lifetime });
  const url = callbackUrl(trip);
  url.searchParams.set(trip.kind === 'saml' ? 'SAMLResponse' : 'code', handle);
  return url;
};

/** Returns the URL of a confirmation page, with a handle for an IdP-initiated sign-in in this browser. */
export const arriveAt = async (
  provider: Provider,
  cookies: Cookies,
  { target, redirectUri }: Pick<TripRow, 'target' | 'redirectUri'>,
  profile: OutsideProfile,
): Promise<URL> => {
  const browserHash = await markedBrowser(cookies, ARRIVAL_COOKIE, LIFETIME / 1000);
  const trip = { kind: 'saml', target, redirectUri, state: '', secrets: {}, browserHash } as const;
  return comeBack(provider, { ...trip, id: crypto.randomUUID(), expiresAt: 0 }, profile, LIFETIME);
};

interface Handed {
  kind: TripKind;
  handle: string | undefined;
  state: string | undefined;
  /** Verified if it is given. */
  redirectUri?: string | undefined;
  /** Verified if it is given. */
  target?: string;
}

/**
 * Removes and returns the response behind a handle, once, in the browser that started the sign-in.
 * @throws ProviderError 401 `outside-refused`
 */
export const spendTrip = async (
  { db, clock }: Provider,
  cookies: Cookies,
  { kind, handle, state, redirectUri, target }: Handed,
): Promise<TripRow & { profile: OutsideProfile }> => {
  const handleHash = await sha256(handle ?? '');
  const browserHash = await browserOf(cookies, state === '' ? ARRIVAL_COOKIE : COOKIE);
  const trip = db.trips.one('handleHash', handleHash);
  // Spent in any case: a handle allows one attempt.
  if (trip) db.trips.remove(trip.id);
  const { profile } = trip ?? {};
  const isRight =
    trip !== undefined &&
    trip.kind === kind &&
    trip.expiresAt > clock.now() &&
    trip.browserHash === browserHash &&
    trip.state === state &&
    (redirectUri === undefined || trip.redirectUri === redirectUri) &&
    (target === undefined || trip.target === target);
  if (!isRight || !profile) {
    const message = 'This sign-in was used before, took too long, or was started in another browser. Start again.';
    throw new ProviderError(401, 'outside-refused', message);
  }
  return { ...trip, profile };
};
