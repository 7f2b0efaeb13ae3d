import { missingChunk } from '../../core/missing-chunk';

/** Loads the calls of the login and the steps behind the email, a chunk of its own. */
export const loadLater = () => import('./later').catch(missingChunk);

/** Starts the download. One that fails is tried again where a step needs it. */
export const preloadLater = (): void => {
  loadLater().catch(() => {});
};
