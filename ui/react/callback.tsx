'use client';
import type { ReactNode } from 'react';
import { type CallbackProps, HostedLoginEnd } from './hosted-login-end';

export type { CallbackProps };

/**
 * Completes a hosted login on the route `hostedLoginRedirectUrl`. Mounting it twice is safe.
 *
 * @example
 * <Route path="/oauth/callback" element={<Callback onSignedIn={(url) => navigate(url.pathname + url.search)} />} />
 */
export function Callback(props: CallbackProps): ReactNode {
  // In a module of its own: the account pages use it lazily, and what the package's root names itself would be in their first chunk.
  return <HostedLoginEnd {...props} />;
}
