import type { Environment } from '../core/environment';
import { IdentityError } from '../core/errors';
import { parseJson } from '../core/guards';

/** Storage key, bound to the tab of the callback. */
const KEY = 'GATEHOUSE_SSO_FAILED';

/** Stores the error of a failed single sign-on for the login page, which opens next. */
export const storeSsoFailure = (
  { tab }: Pick<Environment, 'tab'>,
  { errorCode, message, traceId }: IdentityError,
): void => {
  tab.setItem(KEY, JSON.stringify({ errorCode, message, traceId }));
};

/** Returns the stored error, once. */
export const takeSsoFailure = ({ tab }: Pick<Environment, 'tab'>): IdentityError | undefined => {
  const kept = parseJson(tab.getItem(KEY));
  tab.removeItem(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { errorCode, message, traceId } = kept as Partial<Record<string, unknown>>;
  if (typeof errorCode !== 'string' || typeof message !== 'string') return undefined;
  return new IdentityError(errorCode, { message, traceId: typeof traceId === 'string' ? traceId : null });
};
