import type { Environment } from '../core/environment';
import { keepToken } from './kept-token';
import { createOptionChecks, type OptionNames } from './option-checks';
import { ClientCredentialsError, createProviderApi, fieldOf, postOf } from './provider-api';

/** Options of {@link createApiTokenSource}. */
export interface ApiTokenSourceOptions {
  /** URL of the provider. */
  issuer: string;
  /** Client id of the API token. */
  clientId: string;
  /** Secret of the API token, which was shown when it was created. */
  secret: string;
  /** Milliseconds until a call to the provider fails. Default: 10,000. */
  timeout?: number;
  /** Calls the provider. Default: the global `fetch`. */
  fetch?: Environment['fetch'];
  /** Milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
}

const optionNames: OptionNames<ApiTokenSourceOptions> = {
  issuer: true,
  clientId: true,
  secret: true,
  timeout: true,
  fetch: true,
  now: true,
};

const PATH = '/identity/resources/auth/v2/api-token';

/**
 * Creates the token of a server that calls others: client id and secret of an API token are exchanged for a bearer token, which
 * is kept and renewed before it expires.
 *
 * @throws TypeError when an option is missing, empty or unknown.
 * @returns A function that returns the token. It throws a {@link ClientCredentialsError} when the provider refuses the secret
 * or cannot be reached.
 * @example
 * const getToken = createApiTokenSource({ issuer: 'https://auth.example.com', clientId, secret });
 * await fetch(url, { headers: { authorization: `Bearer ${await getToken()}` } });
 */
export const createApiTokenSource = (options: ApiTokenSourceOptions): (() => Promise<string>) => {
  const checks = createOptionChecks('createApiTokenSource');
  checks.names(options, optionNames);
  const { timeout = 10_000, fetch = (input, init) => globalThis.fetch(input, init), now = Date.now } = options;
  checks.fn('fetch', options.fetch);
  checks.fn('now', options.now);
  const clientId = checks.text('clientId', options.clientId);
  const secret = checks.text('secret', options.secret);
  const call = createProviderApi(checks.issuer(options.issuer), fetch, checks.positive('timeout', timeout));
  const { get } = keepToken(async () => {
    const { status, body } = await call(PATH, postOf({ clientId, secret }));
    const token = fieldOf(body, 'access_token');
    if (status < 300 && typeof token === 'string') return { token, expiresIn: fieldOf(body, 'expires_in') };
    throw new ClientCredentialsError(
      'refused',
      `The provider refused the API token with ${status}. Compare clientId and secret with those that were shown when it was created; it may have expired or been deleted.`,
    );
  }, now);
  return get;
};
