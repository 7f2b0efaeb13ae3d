import { contract as passwords } from '../../capabilities/passwords/contract';
import { contract as registration } from '../../capabilities/registration/contract';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { tellPage } from '../../session/host-events';
import { clearLink, isOnRoute, readAccountLink } from '../../sign-in/account-link';
import { storeFields } from '../../sign-in/custom-fields';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { invitingAccount } from '../../sign-in/inviting-account';
import { requestedRecently } from '../../sign-in/requested-links';
import { silentLogout } from '../../sign-in/silent-logout';
import type { ActivateDeps } from './flow';

/** The parts of an identity that the activation uses. */
export type ActivateIdentity = SignInIdentity & { session: Pick<Identity['session'], 'get' | 'load' | 'logout'> };

/**
 * Creates the dependencies of the flow from an identity. The link is read from the page's URL, whose path decides
 * whether a code is required.
 *
 * @example
 * const flow = createFlow(activateFlow, activateDeps(identity));
 */
export const activateDeps = (identity: ActivateIdentity, overrides: Partial<ActivateDeps> = {}): ActivateDeps => {
  bringEngine();
  const link = readAccountLink(identity);
  return {
    ...signInDeps(identity),
    api: {
      registration: identity.call(registration),
      passwords: identity.call(passwords),
    },
    link,
    byCode: isOnRoute(identity, 'activateWithOTCUrl'),
    isRequestedHere: () => requestedRecently(identity.environment, 'activation'),
    signOut: (signal) => silentLogout(identity, { signal }),
    invitedTo: (signal) => invitingAccount(identity, link, signal),
    storeFields: (userId, fields, name) => storeFields(identity.environment, userId, fields, name),
    clearLink: () => clearLink(identity),
    onEvent: tellPage,
    ...overrides,
  };
};
