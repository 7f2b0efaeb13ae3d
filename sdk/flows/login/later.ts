import { contract as configurations } from '../../capabilities/configurations/contract';
import { contract as flags } from '../../capabilities/flags/contract';
import { contract as mfa } from '../../capabilities/mfa/contract';
import { contract as passkeys } from '../../capabilities/passkeys/contract';
import { contract as passwordless } from '../../capabilities/passwordless/contract';
import { contract as passwords } from '../../capabilities/passwords/contract';
import { contract as ssoLogin } from '../../capabilities/sso-login/contract';
import { contract as session } from '../../session/contract';

export { registerPasskey } from '../../capabilities/passkeys/register-passkey';
export { goToCustomLogin } from '../../sign-in/custom-login';
export { waitForPasskey } from './autofill';
export * from './identify';
export * from './later-steps';

/** The contracts of the login, which load the schema engine. */
export const contracts = { configurations, flags, mfa, passkeys, passwordless, passwords, session, ssoLogin };
