import { createLocalJWKSet, errors, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from 'jose';
import { array, looseObject, object, optional, string } from 'zod/mini';
import { problems } from '../runtime/problem';
import { type FetchJsonOptions, fetchJson } from './fetch-json';

const COOLDOWN = 30_000;
const FIRST_RETRY = 1000;
const FRESH = 600_000;

/** Marker of the local identity provider's keys: its operator can read them in a file. */
const LOCAL_KEY = /^local-dev-/;

const KeySet = object({ keys: array(looseObject({ kty: string(), kid: optional(string()) })) });

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Bytes of a signature by algorithm, for the supported algorithms. */
const signatureOf = ({ kty, crv, n, alg }: JWK): { alg: string; bytes: number } | undefined => {
  if (kty === 'RSA' && n && (alg ?? 'RS256') === 'RS256') {
    return { alg: 'RS256', bytes: Buffer.from(n, 'base64url').length };
  }
  return kty === 'EC' && crv === 'P-256' ? { alg: 'ES256', bytes: 64 } : undefined;
};

/**
 * Returns a token that names one of the keys and carries a wrong signature, which takes as long to check as any wrong
 * signature. Undefined when there is no key.
 */
const wrongSignatureFor = (keys: readonly JWK[]): string | undefined => {
  for (const key of keys) {
    const signature = signatureOf(key);
    if (!signature || key.use === 'enc') continue;
    const header = encode({ alg: signature.alg, ...(key.kid !== undefined && { kid: key.kid }) });
    // Smaller than every modulus, or it would be refused before the computation.
    return `${header}.${encode({})}.${Buffer.alloc(signature.bytes, 0x55).toString('base64url')}`;
  }
  return undefined;
};

interface KeysOptions extends FetchJsonOptions {
  url: string;
  warn: (message: string) => void;
  /** Ignores keys for development. */
  production: boolean;
}

export interface Keys {
  /** Finds the key of a token's header, for jose. */
  find: JWTVerifyGetKey;
  /** Loads the keys if none are known yet; false when they are unavailable. */
  ready(): Promise<boolean>;
  /** Returns a token with a wrong signature by a known key; loads nothing. See {@link wrongSignatureFor}. */
  wrongSignature(): string | undefined;
}

/**
 * Returns the provider's public keys. Known keys keep working while the provider is unavailable, and tokens with forged
 * key ids cause at most one fetch per 30 seconds. jose's own remote set counts only successful fetches, so during an
 * outage every such token would cause a request.
 */
export const createKeys = ({ url, warn, production, ...options }: KeysOptions): Keys => {
  const { now } = options.clock;
  let keySet: JWTVerifyGetKey | undefined;
  let wrongSignature: string | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  const request = async () => {
    triedAt = now();
    try {
      const { keys: published } = await fetchJson(options, url, KeySet);
      const set: JSONWebKeySet = { keys: published.filter(({ kid }) => !(production && LOCAL_KEY.test(kid ?? ''))) };
      keySet = createLocalJWKSet(set);
      wrongSignature = wrongSignatureFor(set.keys);
      loadedAt = now();
    } catch (error) {
      warn(`keys of the identity provider could not be loaded: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  };

  const load = (): Promise<void> => {
    loading ??= request().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  /** A fetch because of an unknown key id or the age of the keys; not more often than the cooldown. */
  const refresh = async (): Promise<boolean> => {
    if (now() - refreshedAt >= COOLDOWN) refreshedAt = now();
    else if (!loading) return false;
    await load();
    return true;
  };

  const current = async (): Promise<JWTVerifyGetKey> => {
    if (!keySet && (loading || now() - triedAt >= FIRST_RETRY)) await load();
    if (!keySet) throw problems.keysUnavailable();
    if (now() - loadedAt > FRESH) void refresh();
    return keySet;
  };

  return {
    async find(header, token) {
      try {
        return await (await current())(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || !(await refresh())) throw error;
        return (await current())(header, token);
      }
    },
    ready: () =>
      current().then(
        () => true,
        () => false,
      ),
    wrongSignature: () => wrongSignature,
  };
};
