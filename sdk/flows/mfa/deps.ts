import { contract } from '../../capabilities/mfa/contract';
import { credentialsOf } from '../../core/webauthn';
import type { Identity } from '../../identity';
import type { MfaDeps } from './flow';

/** Connects the MFA flow to an identity; `finish` gets the answer that signs the person in. */
export const mfaDeps = (identity: Pick<Identity, 'call' | 'environment'>, finish: MfaDeps['finish']): MfaDeps => ({
  api: identity.call(contract),
  credentials: credentialsOf(identity.environment),
  finish,
});
