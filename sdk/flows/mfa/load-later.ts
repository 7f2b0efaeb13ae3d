import { missingChunk } from '../../core/missing-chunk';

export const loadContract = async () => {
  const { contract } = await import('../../capabilities/mfa/contract').catch(missingChunk);
  return contract;
};

/** Loads the steps that follow the first screen. */
export const loadLaterSteps = () => import('./later-steps').catch(missingChunk);
