import { fault } from '../core/error-texts';
import type { IdentityError } from '../core/errors';
import type { Identity } from '../identity';
import { clearLink, linkValue } from './account-link';

/**
 * Takes the `error` out of the page's address with which an identity provider sent the user back; undefined without one. Its
 * `error_description` is not shown: every link can bring one.
 */
export const takePageError = (identity: Pick<Identity, 'environment'>): IdentityError | undefined => {
  const code = linkValue(identity, 'error');
  if (code === undefined) return undefined;
  clearLink(identity, ['error', 'error_description']);
  return fault(code === 'access_denied' ? 'callback-denied' : 'sign-in-failed');
};
