import { missingChunk } from '../../core/missing-chunk';

/** Loads the chunk with the calls of the login and the steps after the email. */
export const loadLater = () => import('./later').catch(missingChunk);

/** Starts the download. A failed download is retried by the step that needs it. */
export const preloadLater = (): void => {
  loadLater().catch(() => {});
};
