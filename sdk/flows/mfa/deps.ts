import { contract } from '../../capabilities/mfa/contract';
import { credentialsOf } from '../../core/webauthn/webauthn';
import type { Identity } from '../../identity';
import type { MfaDeps } from './context';
import { storeLastFactor } from './last-factor';

/** Creates the dependencies of the MFA flow from an identity; `finish` receives the response that signs the user in. */
export const mfaDeps = (
  identity: Pick<Identity, 'call' | 'environment'>,
  finish: MfaDeps['finish'],
  overrides: Pick<MfaDeps, 'enroll' | 'cancel'> = {},
): MfaDeps => ({
  api: identity.call(contract),
  credentials: credentialsOf(identity.environment),
  finish,
  used: (method) => storeLastFactor(identity.environment.local, method),
  ...overrides,
});
