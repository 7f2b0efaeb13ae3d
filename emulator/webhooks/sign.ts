import { SignJWT } from 'jose';
import { sha256 } from '../random';

interface Signed {
  secret: string;
  body: string;
  messageId: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * Returns the value of `x-webhook-secret`: a JWT signed with the secret of the webhook (HS256), valid for five minutes.
 * Its claim `body` is the SHA-256 of the request body, its `jti` is the same for all attempts of one event.
 */
export const signature = async ({ secret, body, messageId, at }: Signed): Promise<string> => {
  const issuedAt = Math.floor(at / 1000);
  return new SignJWT({ body: await sha256(body) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setJti(messageId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(new Date(at + 5 * 60_000))
    .sign(new TextEncoder().encode(secret));
};
