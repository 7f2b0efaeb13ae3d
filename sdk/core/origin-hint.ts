import { IdentityError } from './errors';

/** For developers: what to do when the provider does not let this page call it. Undefined for every other error. */
export const originHint = (error: unknown, url: URL | undefined, page: URL | undefined): string | undefined => {
  if (!(error instanceof IdentityError) || !url || !page) return undefined;
  const { errorCode, errorContext } = error;
  if (errorCode === 'origin-refused') {
    return `${String(errorContext?.origin ?? page.origin)} is not registered at ${url.origin}: add it to the allowed origins of the application`;
  }
  // A refusal that a page may not read looks like a broken connection.
  if (errorCode !== 'network' || url.origin === page.origin) return undefined;
  return `${url.origin} cannot be reached, or ${page.origin} is not registered there as an allowed origin`;
};
