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
import { compilePermissions } from '../core/permissions';
import { isSteppedUp, MULTI_FACTOR, type StepUpOptions } from '../session/step-up';
import type { TokenClaims } from '../session/tokens/jwt';
import { TokenError, TokenRefusedError } from './token-error';

/** A request of the Fetch API or of Node's `http`, or the token itself. */
export type TokenSource =
  | string
  | { readonly headers: { get(name: string): string | null } | { readonly authorization?: string | undefined } };

/** Options of {@link verifyToken} and {@link createTokenVerifier}. */
export interface VerifyTokenOptions {
  /** `iss` of the tokens, usually the URL of the provider. */
  issuer: string;
  /** `aud` of the tokens: the identifier of your API at the provider; one or several. */
  audience: string | readonly string[];
  /**
   * `typ` in the header, so that an ID token is not accepted; one or several. Default: `at+jwt`. Tokens of an embedded
   * login have `JWT`.
   */
  type?: string | readonly string[];
  /** URL of the provider's keys. Default: `/.well-known/jwks.json` below the issuer. */
  jwksUrl?: string;
  /** Finds the key of a token instead of `jwksUrl`, for servers that cache keys themselves. */
  keys?: JWTVerifyGetKey;
  /** Maximum length of a token in characters. Default: 65,536; servers often limit headers to less. */
  maxLength?: number;
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
  /** What the token is: `userToken`, or an API token such as `userApiToken` or `tenantApiToken`; undefined if it says nothing. */
  readonly kind: string | undefined;
  /** Returns whether the permissions cover a key, wildcards included. */
  can(permission: string): boolean;
  /** @throws TokenRefusedError with the response's status and header unless {@link VerifiedToken.can}. */
  require(permission: string): void;
  /** Returns whether a second factor was verified, recently enough. */
  isSteppedUp(options?: StepUpOptions): boolean;
  /** @throws TokenRefusedError with the response's status and header unless {@link VerifiedToken.isSteppedUp}. */
  requireStepUp(options?: StepUpOptions): void;
  /** All claims of the token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A token with 2,000 permission keys; each server limits headers by itself. */
const MAX_TOKEN_LENGTH = 65_536;
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
  type: optional(string()),
});

const headerOf = ({ headers }: Exclude<TokenSource, string>): string | null | undefined =>
  'get' in headers && typeof headers.get === 'function'
    ? headers.get('authorization')
    : (headers as { readonly authorization?: string }).authorization;

const tokenOf = (source: TokenSource, maxLength: number): string => {
  const header = typeof source === 'string' ? source && `Bearer ${source}` : headerOf(source);
  if (!header) throw new TokenError('missing');
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header) ?? [];
  if (token === undefined || token.length > maxLength) throw new TokenError('malformed');
  return token;
};

/** Key sets by URL and `fetch`; jose loads a set once, and again at most every 30 seconds. */
const sets = new WeakMap<object, Map<string, JWTVerifyGetKey>>();

const remoteKeys = ({ issuer, jwksUrl, fetch = globalThis.fetch }: VerifyTokenOptions): JWTVerifyGetKey => {
  const url = jwksUrl ?? `${issuer.replace(/\/+$/, '')}/.well-known/jwks.json`;
  const byUrl = sets.get(fetch) ?? new Map<string, JWTVerifyGetKey>();
  sets.set(fetch, byUrl);
  const keys = byUrl.get(url) ?? createRemoteJWKSet(new URL(url), { [customFetch]: fetch });
  byUrl.set(url, keys);
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

/** `application/at+jwt` and `at+jwt` are one media type, in any case. */
const mediaType = (type: string): string => type.toLowerCase().replace(/^application\//, '');

/** Without jose's own error, which contains all claims. */
const refusalOf = (cause: unknown): TokenError => {
  if (cause instanceof TokenError) return cause;
  if (cause instanceof errors.JWTExpired) return new TokenError('expired', { claim: cause.claim });
  if (cause instanceof errors.JWTClaimValidationFailed) return new TokenError('claim', { claim: cause.claim });
  if (cause instanceof errors.JWSSignatureVerificationFailed) return new TokenError('signature');
  if (cause instanceof errors.JWKSNoMatchingKey) return new TokenError('unknown-key');
  return new TokenError('malformed');
};

const identityOf = (claims: Infer<typeof Claims>) => ({
  userId: claims.sub,
  tenantId: claims.tenantId,
  // An unverified address may be another user's.
  email: claims.email_verified === true ? claims.email : undefined,
  name: claims.name,
  roles: claims.roles,
  permissions: claims.permissions,
  expiresAt: claims.exp * 1000,
  kind: claims.type,
});

/** Returns the checks of a token; the permissions are compiled once. */
const checksOf = (permissions: readonly string[], claims: TokenClaims, now: () => number) => {
  const covers = compilePermissions(permissions);
  const isRecent = (options: StepUpOptions = {}) => isSteppedUp(claims, { now: now() / 1000, ...options });
  return {
    can: (permission: string) => covers(permission),
    require: (permission: string) => {
      if (!covers(permission)) throw new TokenRefusedError({ permission });
    },
    isSteppedUp: isRecent,
    requireStepUp: (options: StepUpOptions = {}) => {
      if (!isRecent(options)) throw new TokenRefusedError({ acr: MULTI_FACTOR, maxAge: options.maxAge });
    },
  };
};

/** An unset environment variable must not turn a check off, so each option is checked before any token is. */
const requireTexts = (name: string, value: unknown): readonly string[] => {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (texts.length > 0 && texts.every((text) => typeof text === 'string' && text.trim() !== '')) {
    return texts.map(String);
  }
  throw new TypeError(`verifyToken: "${name}" is missing or empty. Is an environment variable not set?`);
};

const requireNumber = (name: string, value: number): number => {
  if (Number.isFinite(value) && value >= 0) return value;
  throw new TypeError(`verifyToken: "${name}" is not a number.`);
};

/** Verifies the access token of a request. @throws TokenError with the reason, and the status to respond with */
export type TokenVerifier = (source: TokenSource) => Promise<VerifiedToken>;

/**
 * Creates a function that verifies access tokens: signature by the provider's keys, issuer, audience, type and times.
 *
 * @throws TypeError when an option is missing or empty, so that a server does not start with a check turned off.
 * @example
 * const verify = createTokenVerifier({ issuer: 'https://auth.example.com', audience: 'your-api' });
 * const { userId, tenantId } = await verify(request);
 */
export const createTokenVerifier = (options: VerifyTokenOptions): TokenVerifier => {
  const { type = 'at+jwt', clockTolerance = 30, maxLength = MAX_TOKEN_LENGTH, now = Date.now } = options;
  const [issuer = ''] = requireTexts('issuer', options.issuer);
  const audience = [...requireTexts('audience', options.audience)];
  const types = requireTexts('type', type).map(mediaType);
  if ('jwksUrl' in options && options.jwksUrl !== undefined) requireTexts('jwksUrl', options.jwksUrl);
  requireNumber('clockTolerance', clockTolerance);
  requireNumber('maxLength', maxLength);
  requireNumber('now', now());
  const keys = guarded(options.keys ?? remoteKeys({ ...options, issuer }));
  return async (source) => {
    const token = tokenOf(source, maxLength);
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256'],
      clockTolerance,
      // Without a time no token would ever expire.
      currentDate: new Date(requireNumber('now', now())),
      requiredClaims: ['exp', 'sub'],
    }).catch((error: unknown) => {
      throw refusalOf(error);
    });
    if (!types.includes(mediaType(protectedHeader.typ ?? ''))) throw new TokenError('claim', { claim: 'typ' });
    const claims = safeParse(Claims, payload);
    if (!claims.success) throw new TokenError('claim', { claim: claims.error.issues[0]?.path.join('.') });
    const identity = identityOf(claims.data);
    return { ...identity, ...checksOf(identity.permissions, payload, now), claims: payload };
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
