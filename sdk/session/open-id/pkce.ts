import { toBase64Url } from '../../core/base64url';
import { sessionError } from '../errors';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const secure = (crypto: Crypto | undefined): Crypto => {
  if (!crypto?.subtle) throw sessionError('insecure-context');
  return crypto;
};

/**
 * Returns random text of unreserved characters, 6 bits each. 64 characters divide a byte evenly, so all are equally
 * likely.
 */
export const randomText = (crypto: Crypto | undefined, length = 16): string =>
  Array.from(secure(crypto).getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte & 63]).join('');

/** Returns the `S256` challenge of a verifier: SHA-256, base64url without padding. Source: RFC 7636. */
export const codeChallenge = async (crypto: Crypto | undefined, verifier: string): Promise<string> => {
  const digest = await secure(crypto).subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
};
