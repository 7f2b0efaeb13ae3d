import { contract as configurations } from '../../capabilities/configurations/contract';
import { contract as inviteLinks } from '../../capabilities/invite-links/contract';
import { contract as passwords } from '../../capabilities/passwords/contract';
import { contract as registration } from '../../capabilities/registration/contract';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { tellPage } from '../../session/host-events';
import { goToAccountPage, linkValue } from '../../sign-in/account-link';
import { goAfterAuth } from '../../sign-in/after-auth';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { storeRequestedLink } from '../../sign-in/requested-links';
import { signedInUser } from '../../sign-in/signed-in-user';
import { silentLogout } from '../../sign-in/silent-logout';
import type { SignUpDeps } from './flow';

/** The parts of an identity that the sign-up uses. */
export type SignUpIdentity = SignInIdentity & { session: Pick<Identity['session'], 'get' | 'load' | 'logout'> };

/**
 * Creates the dependencies of the sign-up from an identity; an invitation is read from the page's URL.
 *
 * @example
 * const flow = createFlow(signUpFlow, signUpDeps(identity));
 * await flow.send('submit', { email, companyName, name, password });
 */
export const signUpDeps = (identity: SignUpIdentity, overrides: Partial<SignUpDeps> = {}): SignUpDeps => {
  bringEngine();
  return {
    ...signInDeps(identity),
    api: {
      registration: identity.call(registration),
      configurations: identity.call(configurations),
      passwords: identity.call(passwords),
      inviteLinks: identity.call(inviteLinks),
    },
    navigate: () => goAfterAuth(identity, identity.routes.signUpSuccessUrl),
    // A user who has an account already signs in with the invitation.
    toLogin: () => goToAccountPage(identity, 'loginUrl'),
    invitationToken: linkValue(identity, 'invitationToken'),
    signedIn: () => signedInUser(identity),
    signOut: (signal) => silentLogout(identity, { signal }),
    onEvent: tellPage,
    storeRequestedLink: () => storeRequestedLink(identity.environment, 'activation'),
    ...overrides,
  };
};
