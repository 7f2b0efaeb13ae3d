import { base64url } from './random';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** A hash that was made before, for users of a seed. */
  ready?(password: string): string | undefined;
}

const derive = async (password: string, salt: string, rounds: number): Promise<string> => {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode(password), 'PBKDF2', false, ['deriveBits']);
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds };
  return base64url(new Uint8Array(await crypto.subtle.deriveBits(params, key, 256)));
};

/**
 * Hashing with what every browser has. The provider in memory keeps nothing but the seed's printed passwords, so few
 * rounds do; behind a socket argon2 takes its place (`demo/serve.ts`).
 */
export const webPasswords = (rounds = 1000): Passwords => ({
  hash: async (password) => {
    const salt = base64url(crypto.getRandomValues(new Uint8Array(16)));
    return `pbkdf2$${rounds}$${salt}$${await derive(password, salt, rounds)}`;
  },
  verify: async (hash, password) => {
    const [, used, salt = '', expected] = hash.split('$');
    return (await derive(password, salt, Number(used))) === expected;
  },
});

/** Hashes each password once in this process: for tests, whose providers start with the same users again and again. */
export const rememberHashes = ({ hash, ...rest }: Passwords): Passwords => {
  const known = new Map<string, Promise<string>>();
  return {
    hash: (password) => {
      const hashed = known.get(password) ?? hash(password);
      known.set(password, hashed);
      return hashed;
    },
    ...rest,
  };
};
