import type { Client } from '../provider';
import { escapeHtml, pageHeaders } from './pages';

/** Where the hosted portal stands. */
export const PORTAL = '/oauth/portal';
/** Where a sign-in comes back to the hosted portal. */
export const PORTAL_CALLBACK = `${PORTAL}/callback`;

/** The hosted portal as a client of its own provider, under the name and logo of the application it belongs to. */
export const portalClient = (issuer: string, application: Client | undefined): Client => ({
  id: 'hosted-portal',
  ...(application?.name !== undefined && { name: application.name }),
  ...(application?.logo !== undefined && { logo: application.logo }),
  // Links in mails lead to the application.
  origins: application?.origins ?? [],
  redirectUris: [`${issuer}${PORTAL_CALLBACK}`],
  postLogoutRedirectUris: [],
});

interface Applications {
  clients: readonly Pick<Client, 'origins' | 'postLogoutRedirectUris'>[];
  /** Whether an origin is that of an application. */
  isApplication: (origin: string) => boolean;
}

/**
 * Returns where the close button of the hosted portal leads: to the page that the address names, if it is an application's,
 * else to the start of the first application that is registered.
 */
export const portalReturn = ({ clients, isApplication }: Applications, search: URLSearchParams): string | undefined => {
  const wanted = search.get('returnTo') ?? '';
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined;
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (isWeb && isApplication(url.origin)) return url.href;
  const [first] = clients;
  return first?.postLogoutRedirectUris[0] ?? first?.origins[0];
};

/** Pictures of users and logos may come from other origins, and the card form is a frame of this one. */
const policy =
  pageHeaders['content-security-policy']?.replace(
    "img-src 'self' data:",
    "frame-src 'self'; img-src 'self' data: https:",
  ) ?? '';

/** The built page of the hosted portal, with the address that it may return to. */
export const portalPage = (html: string, returnTo: string | undefined): Response => {
  const meta = returnTo === undefined ? '' : `<meta name="return-to" content="${escapeHtml(returnTo)}">`;
  return new Response(
    html.replace('</head>', () => `${meta}</head>`),
    { headers: { ...pageHeaders, 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' } },
  );
};
