import { contract } from '../../capabilities/mfa/contract';
import { credentialsOf } from '../../core/webauthn';
import type { Identity } from '../../identity';
import type { MfaDeps } from './flow';

/** Connects the MFA flow to an identity; `finish` gets the response that signs the user in. */
export const mfaDeps = (
  identity: Pick<Identity, 'call' | 'environment'>,
  finish: MfaDeps['finish'],
  ways: Pick<MfaDeps, 'enrol' | 'cancel'> = {},
): MfaDeps => ({
  api: identity.call(contract),
  credentials: credentialsOf(identity.environment),
  finish,
  ...ways,
});
