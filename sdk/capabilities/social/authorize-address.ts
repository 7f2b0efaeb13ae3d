import { webUrl } from '../../core/http/web-url';
import type { SocialLoginProvider } from './providers';

interface Service {
  address: string;
  scope: string;
  /** The service sends its response as a POST, which a page cannot read: it goes to the provider. */
  posts?: true;
}

/** Authorization endpoints of the built-in providers. Source: their own documentation. */
const services: Readonly<Record<string, Service>> = {
  google: { address: 'https://accounts.google.com/o/oauth2/v2/auth', scope: 'openid profile email' },
  microsoft: {
    address: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    scope: 'openid profile email',
  },
  github: { address: 'https://github.com/login/oauth/authorize', scope: 'read:user user:email' },
  apple: { address: 'https://appleid.apple.com/auth/authorize', scope: 'name email', posts: true },
  facebook: { address: 'https://www.facebook.com/dialog/oauth', scope: 'email' },
  linkedin: { address: 'https://www.linkedin.com/oauth/v2/authorization', scope: 'openid profile email' },
  slack: { address: 'https://slack.com/openid/connect/authorize', scope: 'openid profile email' },
};

const serviceOf = ({ id, isCustom, authorizationUrl }: SocialLoginProvider): Service | undefined =>
  isCustom || authorizationUrl || !Object.hasOwn(services, id) ? undefined : services[id];

/**
 * Returns whether a sign-in uses PKCE: only when the provider passes the verifier on, which it does for the known
 * services and the vendor's own client.
 */
export const takesChallenge = (provider: SocialLoginProvider): boolean => serviceOf(provider) !== undefined;

/** Returns the redirect URI: the provider's registered one if it is a page of this origin. */
export const socialRedirectUri = (provider: SocialLoginProvider, callback: URL): string => {
  const { redirectUrl, backendRedirectUrl } = provider;
  if (serviceOf(provider)?.posts && backendRedirectUrl) return backendRedirectUrl;
  return redirectUrl && webUrl(redirectUrl)?.origin === callback.origin ? redirectUrl : callback.href;
};

/** State, nonce and challenge of one sign-in. */
export interface SocialRequest {
  state: string;
  redirectUri: string;
  challenge?: string;
}

/** Returns the authorization URL of a sign-in. A URL that starts with `/` is a path of the provider's API. */
export const authorizeAddress = (
  provider: SocialLoginProvider,
  { state, redirectUri, challenge }: SocialRequest,
): { address: string; query: Record<string, string | undefined> } => {
  const { authorizationUrl, clientId, isCustom, scopes } = provider;
  const service = serviceOf(provider);
  if (!service && !isCustom) return { address: authorizationUrl ?? '', query: { redirectUri, state } };
  return {
    address: service?.address ?? authorizationUrl ?? '',
    query: {
      client_id: clientId,
      response_type: 'code',
      response_mode: service?.posts && 'form_post',
      redirect_uri: redirectUri,
      scope: [service?.scope, ...scopes].filter(Boolean).join(' '),
      state,
      code_challenge: challenge,
      code_challenge_method: challenge && 'S256',
    },
  };
};
