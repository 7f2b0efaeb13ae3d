import type { Provider } from '../../provider';
import { ProviderError } from '../errors';

const AUDIENCE = 'vendor';
const TYPE = 'vendor+jwt';

const refused = (message: string) => new ProviderError(401, 'invalid-vendor-token', message);

/**
 * Exchanges id and secret of a confidential client for a token of the vendor's own servers, which is no bearer token.
 * @throws ProviderError 401 for a wrong pair, and for a client without a secret
 */
export const issueVendorToken = async (provider: Provider, { clientId, secret }: Record<string, unknown>) => {
  const { clients, clock, issuer, settings, signing } = provider;
  const client = clients.find(({ id }) => id === clientId);
  if (client && client.secret === undefined) {
    throw refused(`The client "${client.id}" has no secret. Start the provider with --client-secret.`);
  }
  if (!client || client.secret !== secret) throw refused('The client ID or the secret is wrong.');
  const iat = Math.floor(clock.now() / 1000);
  const expiresIn = settings.accessTokenLifetime;
  const claims = { iss: issuer, aud: AUDIENCE, sub: client.id, iat, exp: iat + expiresIn };
  return { token: await signing.sign(claims, TYPE), expiresIn };
};

/** @throws ProviderError 401 for a request without a valid token of {@link issueVendorToken} */
export const requireVendorToken = async ({ clock, signing }: Provider, request: Request): Promise<void> => {
  const verified = await signing.verify(request.headers.get('x-access-token') ?? '', clock.now());
  if (verified?.typ === TYPE && verified.claims.aud === AUDIENCE) return;
  throw refused('The token in x-access-token is wrong or has expired. Get one from /auth/vendor.');
};
