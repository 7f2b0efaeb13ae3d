import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { array, looseObject, object, optional, string } from 'zod/mini';
import { type Clock, within } from '../runtime/clock';
import { problems } from '../runtime/problem';
import { wrongSignatureFor } from './constant-time-refusal';

const COOLDOWN = 30_000;
const FIRST_RETRY = 1000;
const FRESH = 600_000;
const TIMEOUT = 5000;

/** Marker of the local identity provider's keys: its operator can read them in a file. */
const LOCAL_KEY = /^local-dev-/;

const KeySet = object({ keys: array(looseObject({ kty: string(), kid: optional(string()) })) });

interface KeysOptions {
  url: string;
  fetch: typeof fetch;
  clock: Clock;
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
export const createKeys = ({ url, fetch, clock, warn, production }: KeysOptions): Keys => {
  let known: JWTVerifyGetKey | undefined;
  let wrongSignature: string | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  const request = async () => {
    triedAt = clock.now();
    try {
      const late = () => new Error('timeout');
      const body = await within(clock, TIMEOUT, late, async (signal) => {
        const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } });
        if (response.status !== 200) throw new Error(`status ${response.status}`);
        return response.json();
      });
      const published = KeySet.parse(body).keys;
      const set: JSONWebKeySet = { keys: published.filter(({ kid }) => !(production && LOCAL_KEY.test(kid ?? ''))) };
      known = createLocalJWKSet(set);
      wrongSignature = wrongSignatureFor(set.keys);
      loadedAt = clock.now();
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
    if (loading && clock.now() - refreshedAt < COOLDOWN) return loading.then(() => true);
    if (clock.now() - refreshedAt < COOLDOWN) return false;
    refreshedAt = clock.now();
    await load();
    return true;
  };

  const current = async (): Promise<JWTVerifyGetKey> => {
    if (!known && (loading || clock.now() - triedAt >= FIRST_RETRY)) await load();
    if (!known) throw problems.keysUnavailable();
    if (clock.now() - loadedAt > FRESH) void refresh();
    return known;
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
    async ready() {
      return current().then(
        () => true,
        () => false,
      );
    },
    wrongSignature: () => wrongSignature,
  };
};
