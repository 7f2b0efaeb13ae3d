import { ProviderError } from './errors';

/**
 * Which pages may use the provider. `registered`: those of the clients, compared exactly. `loopback`: any http page of
 * this machine, at the client's callback path.
 */
export type OriginMode = 'registered' | 'loopback';

/** URLs of an application, compared exactly. */
export interface Addresses {
  redirectUris: readonly string[];
  /** Origins whose pages may call with credentials. */
  origins: readonly string[];
  postLogoutRedirectUris: readonly string[];
}

const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

const parsed = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/** Returns whether a URL is a page of this machine: http, and a host name or address that no other machine has. */
const isLoopback = (url: URL): boolean => url.protocol === 'http:' && LOOPBACK.test(url.hostname);

/** Creates the rules for the pages that may call the provider and that it redirects to. */
export const createOrigins = (mode: OriginMode, issuer: string, clients: readonly Addresses[]) => {
  const registered = new Set(clients.flatMap((client) => client.origins));
  const isOpen = (url: URL | undefined): url is URL => mode === 'loopback' && url !== undefined && isLoopback(url);
  /** Returns whether a URL has the path of a registered one, on any origin of this machine. */
  const hasPathOf = (address: string, registeredUrls: readonly string[]) => {
    const url = parsed(address);
    // The provider's own pages exist only at its own origin.
    const paths = registeredUrls.map((entry) => new URL(entry)).filter(({ origin }) => origin !== issuer);
    return isOpen(url) && paths.some(({ pathname }) => address === url.origin + pathname);
  };
  const isApplication = (origin: string): boolean => {
    const url = parsed(origin);
    return registered.has(origin) || (origin !== issuer && isOpen(url) && url.origin === origin);
  };
  return {
    mode,
    isApplication,
    isAllowed: (origin: string): boolean => origin === issuer || isApplication(origin),
    isRedirect: (client: Addresses, address: string): boolean =>
      client.redirectUris.includes(address) || hasPathOf(address, client.redirectUris),
    /** In `loopback` mode any page of this machine but the provider's own: a sign-out hands it nothing. */
    isPostLogout: (address: string): boolean => {
      const url = parsed(address);
      // An origin without a path is the address of its first page.
      const page = url && address === url.origin ? url.href : address;
      if (clients.some(({ postLogoutRedirectUris }) => postLogoutRedirectUris.includes(page))) return true;
      return isOpen(url) && url.origin !== issuer && url.username === '' && url.password === '';
    },
    /** Returns the origin of the application that made a request, else the client's first one. */
    ofApplication: (client: Addresses, request: Request): string => {
      const origin = request.headers.get('origin') ?? '';
      return isApplication(origin) ? origin : (client.origins[0] ?? issuer);
    },
  };
};
export type Origins = ReturnType<typeof createOrigins>;

/**
 * Explains why the provider's cookies are not sent when the page has another host: browsers do not send cookies of
 * `localhost` from pages of `127.0.0.1` or `app.localhost`.
 */
export const cookieHint = (issuer: string, request: Request): string | undefined => {
  const page = parsed(request.headers.get('origin') ?? '');
  const { hostname } = new URL(issuer);
  if (!page || page.hostname === hostname || !isLoopback(page)) return undefined;
  const home = new URL(page);
  home.hostname = hostname;
  return `This page is on ${page.hostname}, where browsers do not send the cookies of ${hostname}. Open ${home.origin} instead.`;
};

/**
 * Returns whether a page of another origin made this request: by its `Origin`, or when there is none (pictures, frames,
 * scripts) by the fetch metadata. A link or a redirect of a whole window does not count.
 */
export const isCrossSite = ({ method, headers }: Request, isAllowed: (origin: string) => boolean): boolean => {
  const origin = headers.get('origin');
  if (origin !== null) return !isAllowed(origin);
  if (!/^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')) return false;
  const asWindow = headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
  return method !== 'GET' || !asWindow;
};

/** Creates the error for a page of an unknown origin: it names the origin and how to register it. */
export const originRefused = (origin: string | null): ProviderError => {
  const fix =
    origin === null
      ? 'Pages of another site may not use it.'
      : `Start it with --origin ${origin}, or add it to the origins of the client.`;
  const message = `The local identity provider does not know the origin of this page. ${fix}`;
  return new ProviderError(403, 'origin-refused', message, { context: origin === null ? undefined : { origin } });
};
