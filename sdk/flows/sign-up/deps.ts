import type { ConfigurationsContract } from '../../capabilities/configurations/contract';
import type { InviteLinksContract } from '../../capabilities/invite-links/contract';
import type { PasswordsContract } from '../../capabilities/passwords/contract';
import type { RegistrationContract } from '../../capabilities/registration/contract';
import { lateApi, preload } from '../../core/late-code';
import { missingChunk } from '../../core/missing-chunk';
import type { Identity } from '../../identity';
import { tellPage } from '../../session/host-events';
import { goToAccountPage, linkValue } from '../../sign-in/account-link';
import { goAfterAuth } from '../../sign-in/after-auth';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { storeRequestedLink } from '../../sign-in/requested-links';
import { signedInUser } from '../../sign-in/signed-in-user';
import type { SignUpDeps } from './flow';

/** The parts of an identity that the sign-up uses. */
export type SignUpIdentity = SignInIdentity & { session: Pick<Identity['session'], 'get' | 'load' | 'logout'> };

// Contracts load the schema engine, which the first screen does not need.
const loadConfigurations = async () =>
  (await import('../../capabilities/configurations/contract').catch(missingChunk)).contract;
const loadPasswords = async () => (await import('../../capabilities/passwords/contract').catch(missingChunk)).contract;
// Few sign-ups have an invitation, and few users are signed in already.
const loadInviteLinks = async () =>
  (await import('../../capabilities/invite-links/contract').catch(missingChunk)).contract;
// Loaded on demand: the form is filled in before it is sent.
const loadRegistration = async () =>
  (await import('../../capabilities/registration/contract').catch(missingChunk)).contract;
const loadLogout = () => import('../../sign-in/silent-logout').catch(missingChunk);

/**
 * Creates the dependencies of the sign-up from an identity; an invitation is read from the page's URL.
 *
 * @example
 * const flow = createFlow(signUpFlow, signUpDeps(identity));
 * await flow.send('submit', { email, companyName, name, password });
 */
export const signUpDeps = (identity: SignUpIdentity, overrides: Partial<SignUpDeps> = {}): SignUpDeps => {
  // Beside the contracts, so that the first call waits for one download and not for two.
  preload(() => import('../../session/engine'));
  preload(loadConfigurations);
  preload(loadPasswords);
  return {
    ...signInDeps(identity),
    api: {
      registration: lateApi<RegistrationContract>(identity.call, loadRegistration),
      configurations: lateApi<ConfigurationsContract>(identity.call, loadConfigurations),
      passwords: lateApi<PasswordsContract>(identity.call, loadPasswords),
      inviteLinks: lateApi<InviteLinksContract>(identity.call, loadInviteLinks),
    },
    navigate: () => goAfterAuth(identity, identity.routes.signUpSuccessUrl),
    // A user who has an account already signs in with the invitation.
    toLogin: () => goToAccountPage(identity, 'loginUrl'),
    invitationToken: linkValue(identity, 'invitationToken'),
    signedIn: () => signedInUser(identity),
    signOut: async (signal) => {
      const { silentLogout } = await loadLogout();
      await silentLogout(identity, { signal });
    },
    onEvent: tellPage,
    storeRequestedLink: () => storeRequestedLink(identity.environment, 'activation'),
    ...overrides,
  };
};
