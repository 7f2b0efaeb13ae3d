import type { UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { openAccountsOf } from '../members/memberships';
import { rotation } from '../policies/policies';

const MINUTE = 60_000;

/**
 * Refuses a sign-in with a password that is older than one of the user's accounts allows. Setting a new one by "Forgot
 * password?" starts its age again; a password of unknown age is as old as its user.
 *
 * @throws ProviderError 403 `password-expired`
 */
export const requireYoungPassword = ({ db, provider }: Call, user: UserRow): void => {
  const periods = openAccountsOf(provider, user.id)
    .map((tenantId) => rotation.read(db, tenantId))
    .flatMap(({ isActive, rotationPeriod }) => (isActive ? [rotationPeriod * MINUTE] : []));
  const age = provider.clock.now() - (user.passwordSetAt ?? Date.parse(user.createdAt));
  if (age <= Math.min(...periods)) return;
  throw new ProviderError(403, 'password-expired', 'Your password has expired. Set a new one with “Forgot password?”.');
};
