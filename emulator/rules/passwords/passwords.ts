import { canonicalPassword } from '@gatehouse/sdk/text';
import { encode } from 'jose/base64url';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Returns a precomputed hash, for users of a seed. */
  ready?(password: string): string | undefined;
}

const derive = async (password: string, salt: string, rounds: number): Promise<string> => {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(password), 'PBKDF2', false, ['deriveBits']);
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds };
  return encode(new Uint8Array(await crypto.subtle.deriveBits(params, key, 256)));
};

/**
 * Hashes passwords with Web Crypto. The provider in memory only stores the seed's published passwords, so few rounds
 * are enough; behind a socket argon2 replaces it (`demo/serve.ts`).
 */
export const webPasswords = (rounds = 1000): Passwords => ({
  hash: async (password) => {
    const salt = encode(crypto.getRandomValues(new Uint8Array(16)));
    return `pbkdf2$${rounds}$${salt}$${await derive(password, salt, rounds)}`;
  },
  verify: async (hash, password) => {
    const [, used, salt = '', expected] = hash.split('$');
    return (await derive(password, salt, Number(used))) === expected;
  },
});

/**
 * Hashes and verifies passwords in their canonical form: the same letters are one password, whichever way a keyboard
 * composes them. Hashes that were stored before still match the password as it was typed.
 */
export const withCanonicalText = ({ hash, verify, ...rest }: Passwords): Passwords => ({
  hash: (password) => hash(canonicalPassword(password)),
  verify: async (stored, password) => {
    const text = canonicalPassword(password);
    return (await verify(stored, text)) || (text !== password && (await verify(stored, password)));
  },
  ...rest,
});

/** Caches the hash of each password in this process: for tests, whose providers start with the same users each time. */
export const rememberHashes = ({ hash, ...rest }: Passwords): Passwords => {
  const hashCache = new Map<string, Promise<string>>();
  return {
    hash: (password) => {
      const hashed = hashCache.get(password) ?? hash(password);
      hashCache.set(password, hashed);
      return hashed;
    },
    ...rest,
  };
};
