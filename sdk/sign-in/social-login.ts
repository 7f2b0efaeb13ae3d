import { authorizeAddress, socialRedirectUri, takesChallenge } from '../capabilities/social/authorize-address';
import type { SocialLoginProvider } from '../capabilities/social/providers';
import type { Environment } from '../core/environment';
import { parseJson } from '../core/guards';
import { joinUrl } from '../core/http/url';
import { createNativeBridge, type NativeBridge } from '../embed/native-bridge';
import type { Identity } from '../identity';
import { sessionError } from '../session/errors';
import { codeChallenge, randomText } from '../session/open-id/pkce';
import { webAddress } from '../session/open-id/redirects';
import { storeTarget } from './after-auth';

/** Bound to the tab, so that a callback from another tab, or from another user's link, is refused. */
const KEY = 'GATEHOUSE_SOCIAL_LOGIN';
const MAX_AGE = 10 * 60_000;
/** 192 bits for the state, 258 for the verifier. */
const STATE_LENGTH = 32;
const VERIFIER_LENGTH = 43;

/** Options of a social login. */
export interface SocialLoginOptions {
  invitationToken?: string;
  /** JSON text that the provider stores with a new user. */
  metadata?: string;
  /** Channel to a mobile app, which signs in by its own means. Default: the one of the page. */
  bridge?: NativeBridge;
}

/** State of a sign-in that has to survive the redirect to the service and back. */
interface SocialLogin extends Pick<SocialLoginOptions, 'invitationToken' | 'metadata'> {
  state: string;
  provider: string;
  /** Display name of the provider. */
  name?: string;
  redirectUri: string;
  verifier?: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

type SocialIdentity = Pick<Identity, 'baseUrl' | 'environment' | 'routes' | 'safeRedirect' | 'urlPrefix'>;

const addressOf = ({ baseUrl, urlPrefix, environment }: SocialIdentity, address: string): URL | undefined => {
  if (!address.startsWith('/')) return webAddress(address, environment.page());
  const [path = '', search] = address.split('?');
  return joinUrl(baseUrl(path), urlPrefix, path, [...new URLSearchParams(search)]);
};

/**
 * Leaves for a social provider, which returns to the social login callback. Stores the page's `redirectUrl` meanwhile.
 *
 * @throws IdentityError `redirect-refused` when the provider's URL is invalid, `insecure-context`, `storage-blocked`.
 * @example
 * const [google] = await identity.of(social).listProviders().queryFn({});
 * if (google) await startSocialLogin(identity, google);
 */
export const startSocialLogin = async (
  identity: SocialIdentity,
  provider: SocialLoginProvider,
  { invitationToken, metadata, bridge = createNativeBridge() }: SocialLoginOptions = {},
): Promise<void> => {
  const action = provider.isCustom ? 'loginWithCustomSocialLoginProvider' : 'loginWithSocialLoginProvider';
  if (bridge.knows(action)) {
    storeTarget(identity);
    bridge.send(action, provider.id);
    return;
  }
  const { environment, routes } = identity;
  const page = environment.page();
  if (!page) return;
  const { crypto } = environment;
  const state = JSON.stringify({ provider: provider.id, action: 'login', id: randomText(crypto, STATE_LENGTH) });
  const verifier = takesChallenge(provider) ? randomText(crypto, VERIFIER_LENGTH) : undefined;
  const challenge = verifier && (await codeChallenge(crypto, verifier));
  const redirectUri = socialRedirectUri(provider, new URL(routes.socialLoginCallbackUrl, page.origin));
  const { address, query } = authorizeAddress(provider, { state, redirectUri, challenge });
  const url = addressOf(identity, address);
  if (!url) throw sessionError('redirect-refused');
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  const entry: SocialLogin = {
    ...{ state, provider: provider.id, name: provider.name, redirectUri, verifier, invitationToken, metadata },
    createdAt: environment.now(),
  };
  if (!environment.tab.setItem(KEY, JSON.stringify(entry))) throw sessionError('storage-blocked');
  storeTarget(identity);
  environment.redirect(url);
};

const parse = (text: string | null): Partial<SocialLogin> => {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? value : {};
};

/**
 * Removes and returns the sign-in that a callback belongs to; it can be completed once.
 * @throws IdentityError `callback-refused` when the state is not the one of this tab, or has expired.
 */
export const takeSocialLogin = ({ tab, now }: Pick<Environment, 'tab' | 'now'>, state: string | undefined) => {
  const entry = parse(tab.getItem(KEY));
  tab.removeItem(KEY);
  const { provider, redirectUri, createdAt = 0 } = entry;
  const fresh = Math.abs(now() - createdAt) <= MAX_AGE;
  if (!state || entry.state !== state || !fresh || !provider || !redirectUri) throw sessionError('callback-refused');
  return { ...entry, state, provider, redirectUri };
};
