import type { JWK } from 'jose';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Bytes of a signature by algorithm, for the supported algorithms. */
const signatureOf = ({ kty, crv, n, alg }: JWK): { alg: string; bytes: number } | undefined => {
  if (kty === 'RSA' && n && (alg ?? 'RS256') === 'RS256') {
    return { alg: 'RS256', bytes: Buffer.from(n, 'base64url').length };
  }
  return kty === 'EC' && crv === 'P-256' ? { alg: 'ES256', bytes: 64 } : undefined;
};

/**
 * Returns a token that names one of the keys and carries a wrong signature, which takes as long to check as any wrong
 * signature. Undefined when there is no key.
 */
export const wrongSignatureFor = (keys: readonly JWK[]): string | undefined => {
  for (const key of keys) {
    const signature = signatureOf(key);
    if (!signature || key.use === 'enc') continue;
    const header = encode({ alg: signature.alg, ...(key.kid !== undefined && { kid: key.kid }) });
    // Smaller than every modulus, or it would be refused before the computation.
    return `${header}.${encode({})}.${Buffer.alloc(signature.bytes, 0x55).toString('base64url')}`;
  }
  return undefined;
};
