import type { Environment } from '../core/environment';
import { IdentityError } from '../core/errors';
import { parseJson } from '../core/parse-json';

/** Bound to the tab that came back. */
const KEY = 'GATEHOUSE_SSO_FAILED';

/** Keeps why single sign-on failed for the login page, where the user goes next. */
export const keepSsoFailure = ({ tab }: Pick<Environment, 'tab'>, { errorCode, message }: IdentityError): void => {
  tab.setItem(KEY, JSON.stringify({ errorCode, message }));
};

/** The reason that was kept, once. */
export const takeSsoFailure = ({ tab }: Pick<Environment, 'tab'>): IdentityError | undefined => {
  const kept = parseJson(tab.getItem(KEY));
  tab.removeItem(KEY);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { errorCode, message } = kept as Partial<Record<string, unknown>>;
  return typeof errorCode === 'string' && typeof message === 'string'
    ? new IdentityError(errorCode, { message })
    : undefined;
};
