import { contract as configurations } from '../../capabilities/configurations/contract';
import { contract as inviteLinks } from '../../capabilities/invite-links/contract';
import { contract as passwords } from '../../capabilities/passwords/contract';
import { contract as registration } from '../../capabilities/registration/contract';
import { tellPage } from '../../session/host-events';
import { linkValue } from '../../sign-in/account-link';
import { goAfterAuth } from '../../sign-in/after-auth';
import { noteAsked } from '../../sign-in/asked';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import type { SignUpDeps } from './flow';

/**
 * Connects the sign-up to an identity; an invitation is read from the page's address.
 *
 * @example
 * const flow = createFlow(signUpFlow, signUpDeps(identity));
 * await flow.send('submit', { email, companyName, name, password });
 */
export const signUpDeps = (identity: SignInIdentity, overrides: Partial<SignUpDeps> = {}): SignUpDeps => ({
  ...signInDeps(identity),
  api: {
    registration: identity.call(registration),
    configurations: identity.call(configurations),
    passwords: identity.call(passwords),
    inviteLinks: identity.call(inviteLinks),
  },
  navigate: () => goAfterAuth(identity, identity.routes.signUpSuccessUrl),
  invitationToken: linkValue(identity, 'invitationToken'),
  onEvent: tellPage,
  noteAsked: () => noteAsked(identity.environment, 'activation'),
  ...overrides,
});
