import { isLoopback } from '../runtime/setting-kinds';

/** Where the card form comes from: a frame of the local provider, or Stripe where the vendor's provider is not on this machine. */
const cardSources = (identityOrigin: string) => {
  const isReal = identityOrigin !== '' && !isLoopback(identityOrigin);
  const scripts = isReal ? ' https://js.stripe.com https://*.js.stripe.com' : '';
  return {
    scripts,
    calls: isReal ? ' https://api.stripe.com' : '',
    frames: isReal ? `${scripts.trim()} https://hooks.stripe.com` : identityOrigin || "'none'",
  };
};

/** Headers of every answer; without an identity provider for those that no page is waiting for. Files say themselves what they are and how long they keep. Hono's `secureHeaders` would miss what is refused before Hono. */
export const answerHeaders = (identityOrigin = ''): Readonly<Record<string, string>> => {
  const { scripts, calls, frames } = cardSources(identityOrigin);
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${scripts}`,
      "style-src 'self'",
      `img-src 'self' data: https: ${identityOrigin}`.trimEnd(),
      `connect-src 'self' ${identityOrigin}`.trimEnd() + calls,
      `frame-src ${frames}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
};
