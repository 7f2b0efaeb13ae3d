import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import type { Environment } from '../core/environment';
import { issuerValues } from '../core/http/issuer';
import type { OptionChecks } from './option-checks';
import { TokenError } from './token-error';

/** Where the keys of a provider are. */
export interface KeySource {
  /** URL of the provider, which is `iss` of its tokens. */
  issuer: string;
  /** URL of the provider's keys. Default: `/.well-known/jwks.json` below the issuer. */
  jwksUrl?: string;
  /** Finds the key of a token instead of `jwksUrl`, for servers that cache keys themselves. */
  keys?: JWTVerifyGetKey;
  /** Calls the provider. Default: the global `fetch`. */
  fetch?: Environment['fetch'];
}

const jwksUrlOf = ({ issuer, jwksUrl }: KeySource): string =>
  jwksUrl ?? `${issuer.replace(/\/+$/, '')}/.well-known/jwks.json`;

/**
 * Checks where the keys are, and returns the values of `iss` that are accepted. Without a request to it, an issuer may be any text.
 *
 * @throws TypeError when the issuer is missing, or one of the addresses is none or unsafe
 */
export const requireIssuer = (checks: OptionChecks, { issuer, jwksUrl, keys, fetch }: KeySource): readonly string[] => {
  checks.fn('keys', keys);
  checks.fn('fetch', fetch);
  if (jwksUrl !== undefined) checks.url('jwksUrl', jwksUrl);
  else if (!keys) checks.issuer(issuer);
  return issuerValues(checks.text('issuer', issuer));
};

/** Key sets by URL and `fetch`; jose loads a set once, and again at most every 30 seconds. */
const sets = new WeakMap<object, Map<string, JWTVerifyGetKey>>();

const remoteKeys = (source: KeySource): JWTVerifyGetKey => {
  const { fetch = globalThis.fetch } = source;
  const url = jwksUrlOf(source);
  const byUrl = sets.get(fetch) ?? new Map<string, JWTVerifyGetKey>();
  sets.set(fetch, byUrl);
  const keys = byUrl.get(url) ?? createRemoteJWKSet(new URL(url), { [customFetch]: fetch });
  byUrl.set(url, keys);
  return keys;
};

const noKey = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/** Returns the keys of a provider. An error of the key set itself concerns the token; any other one is an outage. */
export const providerKeys = (source: KeySource): JWTVerifyGetKey => {
  const keys = source.keys ?? remoteKeys(source);
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (noKey.some((kind) => error instanceof kind)) throw error;
      throw new TokenError('keys-unavailable', { cause: error });
    }
  };
};

/** Without jose's own error, which contains all claims. */
export const refusalOf = (cause: unknown): TokenError => {
  if (cause instanceof TokenError) return cause;
  if (cause instanceof errors.JWTExpired) return new TokenError('expired', { claim: cause.claim });
  if (cause instanceof errors.JWTClaimValidationFailed) return new TokenError('claim', { claim: cause.claim });
  if (cause instanceof errors.JWSSignatureVerificationFailed) return new TokenError('signature');
  if (cause instanceof errors.JWKSNoMatchingKey) return new TokenError('unknown-key');
  return new TokenError('malformed');
};
