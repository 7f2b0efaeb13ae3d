import { contract as configurations } from '../configurations/contract';
import { contract as passwords } from '../passwords/contract';
import { contract as registration } from '../registration/contract';
import { linkValue } from '../session/account-link';
import { goAfterAuth } from '../session/after-auth';
import { type SignInIdentity, signInDeps } from '../session/finish-sign-in';
import { tellPage } from '../session/host-events';
import type { SignUpDeps } from './sign-up';

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
  },
  navigate: () => goAfterAuth(identity, identity.routes.signUpSuccessUrl),
  invitationToken: linkValue(identity, 'invitationToken'),
  onEvent: tellPage,
  ...overrides,
});
