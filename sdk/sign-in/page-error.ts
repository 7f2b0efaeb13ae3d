import type { IdentityError } from '../core/errors';
import type { Identity } from '../identity';
import { sessionError } from '../session/errors';
import { clearLink, linkValue } from './account-link';

/**
 * Removes the `error` of an identity provider from the page's URL and returns it as an error; undefined without one.
 * Its `error_description` is ignored: any link can contain one.
 */
export const takePageError = (identity: Pick<Identity, 'environment'>): IdentityError | undefined => {
  const code = linkValue(identity, 'error');
  if (code === undefined) return undefined;
  clearLink(identity, ['error', 'error_description']);
  return sessionError(code === 'access_denied' ? 'callback-denied' : 'sign-in-failed');
};
