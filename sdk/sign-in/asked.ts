import type { Environment } from '../core/environment';
import { parseJson } from '../core/parse-json';

/** What this browser asked for by mail, and when: no address, no secret. */
const KEY = 'GATEHOUSE_ASKED';
/** Milliseconds. */
const MAX_AGE = 15 * 60_000;

/** Kinds of mail whose link needs no confirmation in the browser that asked for it. */
export type AskedKind = 'magiclink' | 'activation';

type Asking = Pick<Environment, 'local' | 'now'>;

const read = ({ local }: Pick<Asking, 'local'>): Partial<Record<AskedKind, unknown>> => {
  const value = parseJson(local.getItem(KEY));
  return typeof value === 'object' && value !== null ? value : {};
};

/** Stores that a link was requested in this browser. */
export const noteAsked = (environment: Asking, kind: AskedKind): void => {
  environment.local.setItem(KEY, JSON.stringify({ ...read(environment), [kind]: environment.now() }));
};

/**
 * Whether a link was requested in this browser less than 15 minutes ago. Elsewhere the link may have been opened by the
 * scanner of a mail server, which runs the page: nothing happens there without a press.
 */
export const askedRecently = (environment: Asking, kind: AskedKind): boolean => {
  const { [kind]: at } = read(environment);
  return typeof at === 'number' && Math.abs(environment.now() - at) <= MAX_AGE;
};

/** Drops the mark of a link that was used. Other tabs learn of it, see {@link onLinkUsed}. */
export const forgetAsked = (environment: Asking, kind: AskedKind): void => {
  const { [kind]: _, ...rest } = read(environment);
  environment.local.setItem(KEY, JSON.stringify(rest));
};

/** Runs once a link that this browser asked for was used in another tab; the returned function stops listening. */
export const onLinkUsed = (environment: Pick<Environment, 'local' | 'listen'>, kind: AskedKind, run: () => void) =>
  environment.listen('storage', (event) => {
    if ((event as StorageEvent).key === KEY && read(environment)[kind] === undefined) run();
  });
