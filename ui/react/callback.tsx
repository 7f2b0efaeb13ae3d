'use client';
import type { ReactNode } from 'react';
import { type CallbackProps, HostedLoginEnd } from './hosted-login-end';

export type { CallbackProps };

/**
 * Completes a hosted login on the route `hostedLoginRedirectUrl`. Mounting it twice is safe.
 *
 * @example
 * <Route path="/oauth/callback" element={<Callback onSignedIn={(url, options) => navigate(url.pathname + url.search, options)} />} />
 */
export function Callback(props: CallbackProps): ReactNode {
  // A separate module: the account pages load it lazily, and direct exports of the package's root would be in their
  // first chunk.
  return <HostedLoginEnd {...props} />;
}
