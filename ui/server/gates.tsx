import { currentSession } from '@gatehouse/sdk/current-session';
import type { ReactNode } from 'react';
import type { RequireSessionProps } from '../react/require-session';
import type { SessionGateProps, ShowProps } from '../react/show';

/*
 * The gates of server components. What they hide is not rendered, so it is in no response. They have the props of those of
 * the client; `loading` and `failed` have no use here, since the session is known, or the page fails.
 */

/** Renders its children if the user passes a gate, decided on the server. */
export async function Show({ when, fallback = null, signedOut, children }: ShowProps): Promise<ReactNode> {
  const session = await currentSession().read();
  const result =
    session.status === 'signed-in'
      ? await session.gate(when)
      : { allowed: false as const, justification: 'SIGNED_OUT' as const };
  if (result.allowed) return children;
  if (session.status === 'signed-out' && signedOut !== undefined) return signedOut;
  return typeof fallback === 'function' ? fallback(result) : fallback;
}

/** Renders its children for a signed-in user, decided on the server. */
export async function SignedIn({ children }: SessionGateProps): Promise<ReactNode> {
  return (await currentSession().read()).status === 'signed-in' ? children : null;
}

/** Renders its children while signed out, decided on the server. */
export async function SignedOut({ children }: SessionGateProps): Promise<ReactNode> {
  return (await currentSession().read()).status === 'signed-out' ? children : null;
}

/** Renders its children for a signed-in user; others are sent to the sign-in, and return to this page. */
export async function RequireSession({ children }: RequireSessionProps): Promise<ReactNode> {
  const { read, signIn } = currentSession();
  if ((await read()).status === 'signed-out') return signIn();
  return children;
}
