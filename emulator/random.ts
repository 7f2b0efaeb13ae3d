const encoder = new TextEncoder();

/** Base64url without padding. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

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
