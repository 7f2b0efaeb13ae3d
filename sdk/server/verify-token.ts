import { jwtVerify } from 'jose';
import { createOptionChecks, type OptionNames } from './option-checks';
import { type KeySource, providerKeys, refusalOf, requireIssuer } from './provider-keys';
import { TokenError } from './token-error';
import { bearerOf, MAX_TOKEN_LENGTH, type TokenSource } from './token-source';
import { type VerifiedToken, verifiedToken } from './verified-token';

/** Options of {@link verifyToken} and {@link createTokenVerifier}. */
export interface VerifyTokenOptions extends KeySource {
  /** `aud` of the tokens: the identifier of your API at the provider; one or several. */
  audience: string | readonly string[];
  /**
   * `typ` in the header, so that an ID token is not accepted; one or several. Default: `at+jwt`. Tokens of an embedded
   * login have `JWT`.
   */
  type?: string | readonly string[];
  /** Maximum length of a token in characters. Default: 65,536; servers often limit headers to less. */
  maxLength?: number;
  /** Tolerated clock skew in seconds. Default: 30. */
  clockTolerance?: number;
  /** Milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
}

const optionNames: OptionNames<VerifyTokenOptions> = {
  issuer: true,
  audience: true,
  type: true,
  jwksUrl: true,
  keys: true,
  maxLength: true,
  clockTolerance: true,
  fetch: true,
  now: true,
};

/** `application/at+jwt` and `at+jwt` are one media type, in any case. */
const mediaType = (type: string): string => type.toLowerCase().replace(/^application\//, '');

/** Their owner can delete them at any time, so that only the provider knows whether they are valid. */
const ofApiKeys = new Set<unknown>(['userAccessToken', 'tenantAccessToken']);

/** Verifies the access token of a request. @throws TokenError with the reason, and the status to respond with */
export type TokenVerifier = (source: TokenSource) => Promise<VerifiedToken>;

/**
 * Creates a function that verifies access tokens: signature by the provider's keys, issuer, audience, type and times.
 *
 * @throws TypeError when an option is missing, empty or unknown, so that a server does not start with a check turned off.
 * @example
 * const verify = createTokenVerifier({ issuer: 'https://auth.example.com', audience: 'your-api' });
 * const { userId, tenantId } = await verify(request);
 */
export const createTokenVerifier = (options: VerifyTokenOptions): TokenVerifier => {
  const checks = createOptionChecks('createTokenVerifier');
  checks.names(options, optionNames);
  const { type = 'at+jwt', clockTolerance = 30, maxLength = MAX_TOKEN_LENGTH, now = Date.now } = options;
  checks.fn('now', options.now);
  const issuer = requireIssuer(checks, options);
  const audience = [...checks.texts('audience', options.audience)];
  const types = checks.texts('type', type).map(mediaType);
  checks.notNegative('clockTolerance', clockTolerance);
  checks.notNegative('maxLength', maxLength);
  checks.notNegative('now', now());
  const keys = providerKeys(options);
  return async (source) => {
    const token = bearerOf(source, maxLength);
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: [...issuer],
      audience,
      algorithms: ['RS256', 'ES256'],
      clockTolerance,
      // Without a time no token would ever expire.
      currentDate: new Date(checks.notNegative('now', now())),
      requiredClaims: ['exp', 'sub'],
    }).catch((error: unknown) => {
      throw refusalOf(error);
    });
    if (!types.includes(mediaType(protectedHeader.typ ?? ''))) throw new TokenError('claim', { claim: 'typ' });
    if (ofApiKeys.has(payload.type)) throw new TokenError('claim', { claim: 'type' });
    return verifiedToken(payload, now);
  };
};

/**
 * Verifies the access token of a request once; see {@link createTokenVerifier}.
 *
 * @throws TokenError with the reason, and the status to respond with; TypeError for options that are missing or empty.
 * @example
 * const provider = { issuer: 'https://auth.example.com', audience: 'your-api' };
 * const { userId, tenantId } = await verifyToken(request, provider);
 */
export const verifyToken = async (source: TokenSource, options: VerifyTokenOptions): Promise<VerifiedToken> =>
  createTokenVerifier(options)(source);
