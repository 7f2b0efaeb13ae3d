import type { Environment } from '../core/environment';
import { parseJson } from '../core/guards';

/** Storage key of the emails that this browser requested, with their times. Contains no address and no secret. */
const KEY = 'GATEHOUSE_ASKED';
/** Milliseconds. */
const MAX_AGE = 15 * 60_000;

/** Types of emails whose link needs no confirmation in the browser that requested it. */
export type RequestedLink = 'magiclink' | 'activation';

type LinkEnvironment = Pick<Environment, 'local' | 'now'>;

const read = ({ local }: Pick<LinkEnvironment, 'local'>): Partial<Record<RequestedLink, unknown>> => {
  const value = parseJson(local.getItem(KEY));
  return typeof value === 'object' && value !== null ? value : {};
};

/** Stores that this browser requested a link. */
export const storeRequestedLink = (environment: LinkEnvironment, kind: RequestedLink): void => {
  environment.local.setItem(KEY, JSON.stringify({ ...read(environment), [kind]: environment.now() }));
};

/**
 * Returns whether this browser requested a link less than 15 minutes ago. Any other browser may be the scanner of a
 * mail server, which runs the page: a link needs a press there.
 */
export const requestedRecently = (environment: LinkEnvironment, kind: RequestedLink): boolean => {
  const { [kind]: at } = read(environment);
  return typeof at === 'number' && Math.abs(environment.now() - at) <= MAX_AGE;
};

/** Removes the record of a used link. Other tabs are notified, see {@link onLinkUsed}. */
export const removeRequestedLink = (environment: LinkEnvironment, kind: RequestedLink): void => {
  const { [kind]: _, ...rest } = read(environment);
  environment.local.setItem(KEY, JSON.stringify(rest));
};

/**
 * Calls back once a link that this browser requested was used in another tab; returns a function that stops listening.
 */
export const onLinkUsed = (environment: Pick<Environment, 'local' | 'listen'>, kind: RequestedLink, run: () => void) =>
  environment.listen('storage', (event) => {
    if ((event as StorageEvent).key === KEY && read(environment)[kind] === undefined) run();
  });
