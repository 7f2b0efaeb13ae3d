import { encode } from 'jose/base64url';

const encoder = new TextEncoder();

/** Returns an unguessable text of `bytes` random bytes. */
export const randomText = (bytes = 32): string => encode(crypto.getRandomValues(new Uint8Array(bytes)));

/** Returns `count` random digits, without modulo bias. */
export const randomDigits = (count: number): string => {
  let digits = '';
  while (digits.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      if (byte < 250 && digits.length < count) digits += String(byte % 10);
    }
  }
  return digits;
};

/** Returns SHA-256 in base64url: the stored form of tokens and codes, and the S256 challenge of a verifier. */
export const sha256 = async (text: string): Promise<string> =>
  encode(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
