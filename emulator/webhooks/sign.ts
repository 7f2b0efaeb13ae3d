import { SignJWT } from 'jose';
import { sha256 } from '../random';

interface Signed {
  secret: string;
  body: string;
  messageId: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Prefix of a secret whose rest is the key in Base64, as Standard Webhooks writes it. */
const ENCODED = 'whsec_';

const keyBytes = (secret: string): Uint8Array<ArrayBuffer> => {
  // Five letters of Base64, for one, stand for no number of bytes.
  const isKey = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?|[A-Za-z0-9+/]{4})$/.test(
    secret,
  );
  if (!isKey) return new TextEncoder().encode(secret);
  return Uint8Array.from(atob(secret.slice(ENCODED.length)), (letter) => letter.charCodeAt(0));
};

/**
 * Returns the value of `x-webhook-secret`: a JWT signed with the secret of the webhook (HS256), valid for five minutes.
 * Its claim `body` is the SHA-256 of the request body, its `jti` is the same for all attempts of one event.
 */
const vendorSignature = async ({ secret, body, messageId, at }: Signed): Promise<string> =>
  new SignJWT({ body: await sha256(body) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(messageId)
    .setIssuedAt(Math.floor(at / 1000))
    .setExpirationTime(new Date(at + 5 * 60_000))
    .sign(new TextEncoder().encode(secret));

/** Returns the headers of Standard Webhooks. */
const standardHeaders = async ({ secret, body, messageId, at }: Signed) => {
  const timestamp = String(Math.floor(at / 1000));
  const key = await crypto.subtle.importKey('raw', keyBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signed = new TextEncoder().encode(`${messageId}.${timestamp}.${body}`);
  const signature = String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)));
  return { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${btoa(signature)}` };
};

/** Returns both signatures of a delivery: the vendor's, and that of Standard Webhooks. */
export const signedHeaders = async (signed: Signed): Promise<Readonly<Record<string, string>>> => ({
  'x-webhook-secret': await vendorSignature(signed),
  ...(await standardHeaders(signed)),
});
