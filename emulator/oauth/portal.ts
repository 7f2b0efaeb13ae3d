import type { Client } from '../provider';
import { pageHeaders } from './pages';

export const HOSTED_PORTAL = 'hosted-portal';
export const PORTAL = '/oauth/portal';
export const PORTAL_CALLBACK = `${PORTAL}/callback`;

/**
 * Returns the hosted portal as a client of its own provider, with the name and logo of the application it belongs to.
 */
export const portalClient = (issuer: string, application: Client | undefined): Client => ({
  id: HOSTED_PORTAL,
  ...(application?.name !== undefined && { name: application.name }),
  ...(application?.logo !== undefined && { logo: application.logo }),
  // Links in emails lead to the application.
  origins: application?.origins ?? [],
  redirectUris: [`${issuer}${PORTAL_CALLBACK}`],
  postLogoutRedirectUris: [],
});

interface Applications {
  clients: readonly Pick<Client, 'origins' | 'postLogoutRedirectUris'>[];
  isApplication: (origin: string) => boolean;
}

/**
 * Returns the URL of the hosted portal's close button: the one in the query if it belongs to an application, else the
 * home of the first registered application.
 */
export const portalReturn = ({ clients, isApplication }: Applications, search: URLSearchParams): string | undefined => {
  const requested = search.get('returnTo') ?? '';
  const url = URL.canParse(requested) ? new URL(requested) : undefined;
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (isWeb && isApplication(url.origin)) return url.href;
  const [first] = clients;
  return first?.postLogoutRedirectUris[0] ?? first?.origins[0];
};

/** Headers of the hosted portal: pictures of users and logos may come from other origins, and the card form is a frame of this one. */
export const portalHeaders: Record<string, string> = {
  ...pageHeaders,
  'content-security-policy':
    pageHeaders['content-security-policy']?.replace(
      "img-src 'self' data:",
      "frame-src 'self'; img-src 'self' data: https:",
    ) ?? '',
};
