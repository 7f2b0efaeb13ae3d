import { type JWTPayload, jwtVerify } from 'jose';
import { array, type infer as Infer, object, safeParse, string } from 'zod/mini';
import { keepToken } from './kept-token';
import { createOptionChecks, type OptionNames } from './option-checks';
import { ClientCredentialsError, createProviderApi, fieldOf, postOf } from './provider-api';
import { type KeySource, providerKeys, refusalOf, requireIssuer } from './provider-keys';
import { createRecentCache } from './recent-cache';
import { TokenError } from './token-error';
import { apiKeyOf, MAX_TOKEN_LENGTH } from './token-source';
import { verifiedToken } from './verified-token';
import type { TokenVerifier } from './verify-token';

/** Options of {@link createApiTokenVerifier}. */
export interface ApiTokenVerifierOptions extends KeySource {
  /** Client id of the environment at the provider. */
  clientId: string;
  /** API key of the environment. It belongs to servers only. */
  clientSecret: string;
  /** URL of the provider's API for servers. Default: the issuer. */
  apiUrl?: string;
  /**
   * Seconds for which an answer of the provider counts: a token that was deleted, or lost a role, is noticed within this time.
   * Default: 10.
   */
  cacheFor?: number;
  /** Number of tokens whose answers are kept, the latest ones. Default: 10,000. */
  cacheSize?: number;
  /** Milliseconds until a call to the provider fails. Default: 10,000. */
  timeout?: number;
  /** Tolerated clock skew in seconds. Default: 30. */
  clockTolerance?: number;
  /** Milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
}

const optionNames: OptionNames<ApiTokenVerifierOptions> = {
  issuer: true,
  clientId: true,
  clientSecret: true,
  apiUrl: true,
  jwksUrl: true,
  keys: true,
  cacheFor: true,
  cacheSize: true,
  timeout: true,
  clockTolerance: true,
  fetch: true,
  now: true,
};

/** Path of a token's rights, by the kind of the token. */
const paths = new Map<unknown, string>([
  ['userAccessToken', '/identity/resources/vendor-only/users/access-tokens/v1/'],
  ['tenantAccessToken', '/identity/resources/vendor-only/tenants/access-tokens/v1/'],
]);

const Rights = object({ roles: array(string()), permissions: array(string()) });

/** Milliseconds for which a refusal counts at most. */
const REFUSED_FOR = 10_000;

/** Responses that say that the provider does not accept the token: any longer, or at all. */
const refused = new Set([400, 403, 404]);

/**
 * Creates a function that verifies the API tokens of users and accounts that programs send in `x-api-key`. The signature is
 * checked here; whether the token still exists, and its roles and permissions, are asked from the provider and kept for
 * `cacheFor` seconds.
 *
 * @throws TypeError when an option is missing, empty or unknown.
 * @example
 * const verifyApiToken = createApiTokenVerifier({ issuer, clientId, clientSecret });
 * app.get('/users', expressToken([verify, verifyApiToken], { permission: 'fe.secure.read.users' }), handler);
 */
export const createApiTokenVerifier = (options: ApiTokenVerifierOptions): TokenVerifier => {
  const checks = createOptionChecks('createApiTokenVerifier');
  checks.names(options, optionNames);
  const { cacheFor = 10, cacheSize = 10_000, timeout = 10_000, clockTolerance = 30, now = Date.now } = options;
  const { fetch = (input, init) => globalThis.fetch(input, init) } = options;
  checks.fn('now', options.now);
  const issuers = requireIssuer(checks, options);
  const clientId = checks.text('clientId', options.clientId);
  const secret = checks.text('clientSecret', options.clientSecret);
  const apiUrl = options.apiUrl === undefined ? checks.issuer(options.issuer) : checks.url('apiUrl', options.apiUrl);
  checks.notNegative('clockTolerance', clockTolerance);
  const call = createProviderApi(apiUrl, fetch, checks.positive('timeout', timeout));
  const keys = providerKeys(options);

  const server = keepToken(async () => {
    const { status, body } = await call('/auth/vendor', postOf({ clientId, secret }));
    const token = fieldOf(body, 'token');
    if (status < 300 && typeof token === 'string') return { token, expiresIn: fieldOf(body, 'expiresIn') };
    throw new ClientCredentialsError(
      'refused',
      `createApiTokenVerifier: ${apiUrl.origin} refused clientId and clientSecret with ${status}. They are the client ID and API key of the environment.`,
    );
  }, now);

  const ask = async (path: string) => {
    const token = await server.get();
    const response = await call(path, { headers: { 'x-access-token': token } });
    if (response.status === 401) server.forget(token);
    return response;
  };

  /** Returns what a token may do; undefined if the provider does not know it, or no longer. */
  const loadRights = async (path: string): Promise<Infer<typeof Rights> | undefined> => {
    const first = await ask(path);
    // The provider may have replaced its keys.
    const { status, body } = first.status === 401 ? await ask(path) : first;
    if (refused.has(status)) return undefined;
    const rights = safeParse(Rights, body);
    if (status < 300 && rights.success) return rights.data;
    throw new ClientCredentialsError(
      'unavailable',
      `${path} responded with ${status}, or with something else than rights.`,
    );
  };

  const kept = checks.positive('cacheFor', cacheFor) * 1000;
  const rightsOf = createRecentCache(loadRights, {
    keepFor: (rights) => (rights ? kept : Math.min(kept, REFUSED_FOR)),
    limit: checks.positive('cacheSize', cacheSize),
    now,
  });

  const readClaims = async (token: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256', 'ES256'],
      clockTolerance,
      currentDate: new Date(checks.notNegative('now', now())),
      requiredClaims: ['sub'],
    });
    return payload;
  };

  return async (source) => {
    const claims = await readClaims(apiKeyOf(source, MAX_TOKEN_LENGTH)).catch((error: unknown) => {
      throw refusalOf(error);
    });
    if (claims.iss !== undefined && !issuers.includes(claims.iss)) throw new TokenError('claim', { claim: 'iss' });
    const path = paths.get(claims.type);
    if (path === undefined) throw new TokenError('claim', { claim: 'type' });
    const rights = await rightsOf(path + encodeURIComponent(claims.sub ?? '')).catch((error: unknown) => {
      const isOutage = error instanceof ClientCredentialsError && error.reason === 'unavailable';
      throw isOutage ? new TokenError('provider-unavailable', { cause: error }) : error;
    });
    if (!rights) throw new TokenError('revoked');
    return verifiedToken({ ...claims, ...rights }, now);
  };
};
