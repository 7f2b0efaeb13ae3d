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

/** Creates the dependencies of the MFA flow from an identity; `finish` receives the response that signs the user in. */
export const mfaDeps = (
  identity: Pick<Identity, 'call' | 'environment'>,
  finish: MfaDeps['finish'],
  ways: Pick<MfaDeps, 'enrol' | 'cancel'> = {},
): MfaDeps => {
  // Preloaded; a failed download is retried with the first call.
  loadContract().catch(() => {});
  return {
    api: lateApi<MfaContract>(identity.call, loadContract),
    credentials: credentialsOf(identity.environment),
    finish,
    ...ways,
  };
};
