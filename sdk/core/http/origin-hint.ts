import { IdentityError } from '../errors';

/** Returns a hint for developers when the provider's CORS policy refuses this page; undefined for every other error. */
export const originHint = (error: unknown, url: URL | undefined, page: URL | undefined): string | undefined => {
  if (!(error instanceof IdentityError) || !url || !page) return undefined;
  const { errorCode, errorContext } = error;
  if (errorCode === 'origin-refused') {
    return `${String(errorContext?.origin ?? page.origin)} is not registered at ${url.origin}: add it to the allowed origins of the application`;
  }
  // A response that CORS blocks is indistinguishable from a failed connection.
  if (errorCode !== 'network' || url.origin === page.origin) return undefined;
  return `${url.origin} cannot be reached, or ${page.origin} is not registered there as an allowed origin`;
};
