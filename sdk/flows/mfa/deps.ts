import type { MfaContract } from '../../capabilities/mfa/contract';
import { lateApi } from '../../core/late-api';
import { missingChunk } from '../../core/missing-chunk';
import { credentialsOf } from '../../core/webauthn';
import type { Identity } from '../../identity';
import type { MfaDeps } from './flow';

const loadContract = async () => {
  const { contract } = await import('../../capabilities/mfa/contract').catch(missingChunk);
  return contract;
};

/** Connects the MFA flow to an identity; `finish` gets the response that signs the user in. */
export const mfaDeps = (
  identity: Pick<Identity, 'call' | 'environment'>,
  finish: MfaDeps['finish'],
  ways: Pick<MfaDeps, 'enrol' | 'cancel'> = {},
): MfaDeps => {
  // Fetched while the first screen is read. One that fails is tried again with the first call.
  loadContract().catch(() => {});
  return {
    api: lateApi<MfaContract>(identity.call, loadContract),
    credentials: credentialsOf(identity.environment),
    finish,
    ...ways,
  };
};
