import { ProviderError } from './errors';

/**
 * Whether a page of another origin set this request off: by its origin, or, where the browser sends none (pictures, frames,
 * scripts), by what the browser says of the request. A link or a redirect in a window of its own is not meant.
 */
export const isForeign = ({ method, headers }: Request, isAllowed: (origin: string) => boolean): boolean => {
  const origin = headers.get('origin');
  if (origin !== null) return !isAllowed(origin);
  if (!/^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')) return false;
  const asWindow = headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
  return method !== 'GET' || !asWindow;
};

/** The error that a page of an unknown origin gets: it names the origin and how to register it. */
export const originRefused = (origin: string | null): ProviderError => {
  const fix =
    origin === null
      ? 'Pages of another site may not use it.'
      : `Start it with --origin ${origin}, or add it to the origins of the client.`;
  const message = `The local identity provider does not know the origin of this page. ${fix}`;
  return new ProviderError(403, 'origin-refused', message, { context: origin === null ? undefined : { origin } });
};
