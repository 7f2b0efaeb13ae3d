import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import {
  array,
  catch as catchAs,
  type infer as Infer,
  maxLength,
  minLength,
  number,
  object,
  optional,
  refine,
  safeParse,
  string,
  unknown,
} from 'zod/mini';
import type { Environment } from '../core/environment';
import { TokenError } from './token-error';

/** A request of the Fetch API or of Node's `http`, or the token itself. */
export type TokenSource =
  | string
  | { readonly headers: { get(name: string): string | null } | { readonly authorization?: string | undefined } };

/** Options of {@link verifyToken}. */
export interface VerifyTokenOptions {
  /** `iss` of the tokens, usually the URL of the provider. */
  issuer: string;
  /** `aud` of the tokens: the identifier of your API at the provider. */
  audience: string;
  /** `typ` in the header, so that an ID token is not accepted. Default: `at+jwt`; tokens of an embedded login have `JWT`. */
  type?: string;
  /** URL of the provider's keys. Default: `/.well-known/jwks.json` below the issuer. */
  jwksUrl?: string;
  /** Finds the key of a token instead of `jwksUrl`, for servers that cache keys themselves. */
  keys?: JWTVerifyGetKey;
  /** Tolerated clock skew in seconds. Default: 30. */
  clockTolerance?: number;
  /** Fetches the keys. Default: the global `fetch`. */
  fetch?: Environment['fetch'];
  /** Milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
}

/** The user and account of a verified token. */
export interface VerifiedToken {
  readonly userId: string;
  /** Id of the account. */
  readonly tenantId: string;
  /** Email address; only if the provider has verified it. */
  readonly email: string | undefined;
  readonly name: string | undefined;
  /** Keys of roles. */
  readonly roles: readonly string[];
  /** Keys of permissions; may contain wildcards such as `fe.secure.*`. */
  readonly permissions: readonly string[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** All claims of the token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

const MAX_TOKEN_LENGTH = 8192;
const id = string().check(minLength(1), maxLength(4096));
const keysOf = catchAs(array(string()), []);

const Claims = object({
  sub: id,
  tenantId: id,
  // JSON can represent infinity as 1e400, which would never expire.
  exp: number().check(refine(Number.isFinite)),
  email: optional(string()),
  email_verified: optional(unknown()),
  name: optional(string()),
  roles: keysOf,
  permissions: keysOf,
});

const headerOf = ({ headers }: Exclude<TokenSource, string>): string | null | undefined =>
  'get' in headers && typeof headers.get === 'function'
    ? headers.get('authorization')
    : (headers as { readonly authorization?: string }).authorization;

const tokenOf = (source: TokenSource): string => {
  const header = typeof source === 'string' ? source && `Bearer ${source}` : headerOf(source);
  if (!header) throw new TokenError('missing');
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header) ?? [];
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) throw new TokenError('malformed');
  return token;
};

/** Key sets by URL and `fetch`; jose loads a set once, and again at most every 30 seconds. */
const sets = new WeakMap<object, Map<string, JWTVerifyGetKey>>();

const remoteKeys = ({ issuer, jwksUrl, fetch = globalThis.fetch }: VerifyTokenOptions): JWTVerifyGetKey => {
  const url = jwksUrl ?? `${issuer.replace(/\/+$/, '')}/.well-known/jwks.json`;
  const known = sets.get(fetch) ?? new Map<string, JWTVerifyGetKey>();
  sets.set(fetch, known);
  const keys = known.get(url) ?? createRemoteJWKSet(new URL(url), { [customFetch]: fetch });
  known.set(url, keys);
  return keys;
};

const noKey = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/** An error of the key set itself concerns the token; any other error concerns loading the keys. */
const guarded =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (noKey.some((kind) => error instanceof kind)) throw error;
      throw new TokenError('keys-unavailable', { cause: error });
    }
  };

/** Without jose's own error, which contains all claims. */
const refusalOf = (cause: unknown): TokenError => {
  if (cause instanceof TokenError) return cause;
  if (cause instanceof errors.JWTExpired) return new TokenError('expired', { claim: cause.claim });
  if (cause instanceof errors.JWTClaimValidationFailed) return new TokenError('claim', { claim: cause.claim });
  if (cause instanceof errors.JWSSignatureVerificationFailed) return new TokenError('signature');
  if (cause instanceof errors.JWKSNoMatchingKey) return new TokenError('unknown-key');
  return new TokenError('malformed');
};

const identityOf = (claims: Infer<typeof Claims>): Omit<VerifiedToken, 'claims'> => ({
  userId: claims.sub,
  tenantId: claims.tenantId,
  // An unverified address may be another user's.
  email: claims.email_verified === true ? claims.email : undefined,
  name: claims.name,
  roles: claims.roles,
  permissions: claims.permissions,
  expiresAt: claims.exp * 1000,
});

/**
 * Verifies the access token of a request: signature by the provider's keys, issuer, audience, type and times.
 * Returns its user and account.
 *
 * @throws TokenError with the reason, and the status to respond with.
 * @example
 * const provider = { issuer: 'https://auth.example.com', audience: 'your-api' };
 * const { userId, tenantId } = await verifyToken(request, provider);
 */
export const verifyToken = async (source: TokenSource, options: VerifyTokenOptions): Promise<VerifiedToken> => {
  const token = tokenOf(source);
  const { issuer, audience, type = 'at+jwt', clockTolerance = 30, now = Date.now } = options;
  const { payload } = await jwtVerify(token, guarded(options.keys ?? remoteKeys(options)), {
    issuer,
    audience,
    typ: type,
    algorithms: ['RS256', 'ES256'],
    clockTolerance,
    currentDate: new Date(now()),
    requiredClaims: ['exp', 'sub'],
  }).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const claims = safeParse(Claims, payload);
  if (!claims.success) throw new TokenError('claim', { claim: claims.error.issues[0]?.path.join('.') });
  return { ...identityOf(claims.data), claims: payload };
};
