import type { PasswordsContract } from '../../capabilities/passwords/contract';
import type { RegistrationContract } from '../../capabilities/registration/contract';
import { lateApi, preload } from '../../core/late-code';
import { missingChunk } from '../../core/missing-chunk';
import type { Identity } from '../../identity';
import { tellPage } from '../../session/host-events';
import { clearLink, isOnRoute, readAccountLink } from '../../sign-in/account-link';
import { storeFields } from '../../sign-in/custom-fields';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { requestedRecently } from '../../sign-in/requested-links';
import type { ActivateDeps } from './flow';

/** The parts of an identity that the activation uses. */
export type ActivateIdentity = SignInIdentity & { session: Pick<Identity['session'], 'get' | 'load' | 'logout'> };

// Contracts load the schema engine, which the first screen does not need.
const loadRegistration = async () =>
  (await import('../../capabilities/registration/contract').catch(missingChunk)).contract;
const loadPasswords = async () => (await import('../../capabilities/passwords/contract').catch(missingChunk)).contract;
// Loaded on demand: the link is read before it is used, which signs out.
const loadLogout = () => import('../../sign-in/silent-logout').catch(missingChunk);

/**
 * Creates the dependencies of the flow from an identity. The link is read from the page's URL, whose path decides
 * whether a code is required.
 *
 * @example
 * const flow = createFlow(activateFlow, activateDeps(identity));
 */
export const activateDeps = (identity: ActivateIdentity, overrides: Partial<ActivateDeps> = {}): ActivateDeps => {
  // Beside the contracts, so that the first call waits for one download and not for two.
  preload(() => import('../../session/engine'));
  preload(loadRegistration);
  preload(loadPasswords);
  return {
    ...signInDeps(identity),
    api: {
      registration: lateApi<RegistrationContract>(identity.call, loadRegistration),
      passwords: lateApi<PasswordsContract>(identity.call, loadPasswords),
    },
    link: readAccountLink(identity),
    byCode: isOnRoute(identity, 'activateWithOTCUrl'),
    isRequestedHere: () => requestedRecently(identity.environment, 'activation'),
    signOut: async (signal) => {
      const { silentLogout } = await loadLogout();
      await silentLogout(identity, { signal });
    },
    storeFields: (userId, fields) => storeFields(identity.environment, userId, fields),
    clearLink: () => clearLink(identity),
    onEvent: tellPage,
    ...overrides,
  };
};
