import type { Cookies } from '../cookies';
import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import { randomText, sha256 } from '../random';
import type { OutsideProfile, TripKind, TripRow } from '../rows/trips';

/** Milliseconds that a user has at the other service. */
const LIFETIME = 10 * 60_000;
/** Milliseconds that a handle is good for. */
const HANDLE_LIFETIME = 60_000;
/** Marks the browser that set out. */
const COOKIE = 'fe_trip';
/** Marks the browser that brought a sign-in which began elsewhere; that of a trip is not sent with a form of another site. */
const ARRIVAL_COOKIE = 'fe_arrival';

/** Hash of a browser that has no such cookie: no trip has it. */
export const browserOf = async (cookies: Cookies, name: string): Promise<string> => {
  const secret = cookies.get(name);
  return secret === undefined ? '' : sha256(secret);
};

/** The mark of this browser, which gets one where it has none. */
export const markedBrowser = async (cookies: Cookies, name: string, seconds: number): Promise<string> => {
  const secret = cookies.get(name) ?? randomText();
  cookies.set(name, secret, seconds);
  return sha256(secret);
};

/** Stores that this browser leaves for another service, which gets the given state. */
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

/** Whether a trip waits for a service's answer. */
export const hasTrip = async ({ db }: Provider, serviceState: string): Promise<boolean> =>
  db.trips.get(await sha256(serviceState)) !== undefined;

/** Takes out the trip that waits for a service's answer: it is read once, whatever it says. */
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

/** The address of the application's callback for a sign-in that failed, with an error code of OAuth. */
export const comeBackWithout = (trip: Return, error: string): URL => {
  const url = callbackUrl(trip);
  url.searchParams.set('error', error);
  return url;
};

/**
 * The address of the application's callback, with a handle for who signed in.
 * @param lifetime Milliseconds that the handle is good for
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

/** The address of a page that asks the user, with a handle for a sign-in that this browser brought and nobody began here. */
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
  /** Checked where it is given. */
  redirectUri?: string | undefined;
  /** Checked where it is given. */
  target?: string;
}

/**
 * Takes the answer out that a handle stands for, once, in the browser that set out.
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
  // Spent whatever comes next: a handle gives one chance.
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
