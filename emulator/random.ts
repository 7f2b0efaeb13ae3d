const encoder = new TextEncoder();

/** Bytes that one call takes as arguments; a report has more than a call stack holds. */
const SLICE = 8192;

/** Base64url without padding. */
export const base64url = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

/** Unguessable text of `bytes` random bytes. */
export const randomText = (bytes = 32): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

/** `count` random digits, without the bias of a remainder. */
export const randomDigits = (count: number): string => {
  let digits = '';
  while (digits.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      if (byte < 250 && digits.length < count) digits += String(byte % 10);
    }
  }
  return digits;
};

/** SHA-256, base64url: how tokens and codes are kept, and the S256 challenge of a verifier. */
export const sha256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
