import { isLoopback } from '../runtime/setting-kinds';

/** Source of the card form: a frame of the local provider, or Stripe for a remote provider. */
const cardSources = (identityOrigin: string) => {
  const isReal = identityOrigin !== '' && !isLoopback(identityOrigin);
  const scripts = isReal ? ' https://js.stripe.com https://*.js.stripe.com' : '';
  return {
    scripts,
    calls: isReal ? ' https://api.stripe.com' : '',
    frames: isReal ? `${scripts.trim()} https://hooks.stripe.com` : identityOrigin || "'none'",
  };
};

/**
 * Returns the headers of every response; those of non-page responses omit the identity provider. Files set their own
 * content type and caching. Hono's `secureHeaders` would miss responses that are refused before Hono.
 */
export const responseHeaders = (identityOrigin = ''): Readonly<Record<string, string>> => {
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
