import { contract } from '../../capabilities/impersonation/contract';
import { identityError } from '../../core/error-texts';
import type { Identity } from '../../identity';
import { goToAccountPage } from '../../sign-in/account-link';

/**
 * Impersonates a user with the token of the signed-in user, and opens the page after a sign-in as that user.
 * @throws IdentityError `signed-out` without a session; ApiError with status 403 when the provider refuses.
 * @see section 6 of the specification.
 */
export const actAs = async (
  identity: Pick<Identity, 'call' | 'environment' | 'routes'> & {
    session: Pick<Identity['session'], 'forget' | 'getToken'>;
  },
  userId: string,
): Promise<void> => {
  const actorToken = await identity.session.getToken();
  if (!actorToken) throw identityError('signed-out');
  await identity.call(contract).impersonate({ impersonatedUserId: userId, actorToken });
  // The provider's cookies now belong to the user.
  await identity.session.forget();
  goToAccountPage(identity, 'authenticatedUrl');
};
