import { type NextRequest, NextResponse } from 'next/server';

/** The policy of a page; Next puts the nonce on its own scripts. */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    'img-src data:',
    `connect-src 'self' ${process.env.NEXT_PUBLIC_IDENTITY_URL}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

export const proxy = (request: NextRequest) => {
  const policy = policyOf(btoa(crypto.randomUUID()));
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
};

export const config = { matcher: '/((?!_next/static).*)' };
