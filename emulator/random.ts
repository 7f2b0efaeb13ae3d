const encoder = new TextEncoder();

/** Bytes per call: the arguments of a whole report would overflow the call stack. */
const SLICE = 8192;

/** Encodes bytes as base64url without padding. */
export const base64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

/** Returns an unguessable text of `bytes` random bytes. */
export const randomText = (bytes = 32): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

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
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
