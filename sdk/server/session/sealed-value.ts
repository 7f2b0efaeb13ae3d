import { base64url, EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** What a value is for. One of another purpose is not accepted. */
type Purpose = 'session' | 'login';

/** Encrypts and authenticates values, so that a browser or a store can keep them. */
export interface Sealer {
  /** @param expiresAt milliseconds since 1970 */
  seal(purpose: Purpose, value: JWTPayload, expiresAt: number): Promise<string>;
  /** Returns the value, or undefined if it was changed, has expired, or is of another secret or purpose. */
  open(purpose: Purpose, sealed: string): Promise<JWTPayload | undefined>;
}

interface Key {
  id: string;
  bytes: Uint8Array;
}

const encode = (text: string) => new TextEncoder().encode(text);

const keyOf = async (secret: string): Promise<Key> => {
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveBits']);
  const derive = async (info: string, bits: number) =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(info) },
        material,
        bits,
      ),
    );
  return {
    id: base64url.encode(await derive('gatehouse session key id', 64)),
    bytes: await derive('gatehouse session key', 256),
  };
};

/** @param secrets the first one encrypts, all of them decrypt */
export const createSealer = (secrets: readonly string[]): Sealer => {
  const keys = Promise.all(secrets.map(keyOf));
  return {
    seal: async (purpose, value, expiresAt) => {
      const [key] = await keys;
      if (!key) throw new TypeError('A secret is required.');
      return new EncryptJWT(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
        .setAudience(purpose)
        .setExpirationTime(Math.ceil(expiresAt / 1000))
        .encrypt(key.bytes);
    },
    open: async (purpose, sealed) => {
      try {
        const available = await keys;
        const { payload } = await jwtDecrypt(
          sealed,
          ({ kid }) => {
            const key = available.find(({ id }) => id === kid);
            if (!key) throw new TypeError('unknown key');
            return key.bytes;
          },
          {
            audience: purpose,
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
            requiredClaims: ['exp'],
          },
        );
        return payload;
      } catch {
        return undefined;
      }
    },
  };
};
