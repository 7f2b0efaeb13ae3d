import type { Environment } from '../core/environment';
import { IdentityError } from '../core/errors';
import { parseJson } from '../core/guards';

/** Storage key, bound to the tab of the callback. */
const KEY = 'GATEHOUSE_SSO_FAILED';

/** Milliseconds for which a failure is kept: one that no login page has shown belongs to an earlier sign-in. */
const KEPT = 60_000;

/** Stores the error of a failed single sign-on for the login page, which opens next. */
export const storeSsoFailure = (
  { tab, now }: Pick<Environment, 'tab' | 'now'>,
  { errorCode, message, traceId }: IdentityError,
): void => {
  tab.setItem(KEY, JSON.stringify({ errorCode, message, traceId, at: now() }));
};

/** Returns the stored error, once and within a minute. */
export const takeSsoFailure = ({ tab, now }: Pick<Environment, 'tab' | 'now'>): IdentityError | undefined => {
  const kept = parseJson(tab.getItem(KEY));
  tab.removeItem(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { errorCode, message, traceId, at } = kept as Partial<Record<string, unknown>>;
  if (typeof at !== 'number' || now() - at > KEPT) return undefined;
  if (typeof errorCode !== 'string' || typeof message !== 'string') return undefined;
  return new IdentityError(errorCode, { message, traceId: typeof traceId === 'string' ? traceId : null });
};
