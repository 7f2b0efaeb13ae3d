/** Headers of every answer; without an identity provider for those that no page is waiting for. Files say themselves what they are and how long they keep. */
export const answerHeaders = (identityOrigin = ''): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: https: ${identityOrigin}`.trimEnd(),
    `connect-src 'self' ${identityOrigin}`.trimEnd(),
    // The card form of the local provider is a frame of its own.
    `frame-src ${identityOrigin || "'none'"}`,
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
});
