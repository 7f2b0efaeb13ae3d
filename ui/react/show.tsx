'use client';
import type { GateCondition, GateResult } from '@gatehouse/sdk';
import type { ReactNode } from 'react';
import { useIdentity } from './identity';
import { useSession } from './session';

/** Whether a part of the screen is for this person, and if not, why. */
export function useGate(when: GateCondition): GateResult {
  useSession();
  return useIdentity().gate(when);
}

export interface ShowProps {
  /** All named conditions must hold; of several keys one is enough. Super users pass. */
  when: GateCondition;
  /** Shown to a signed-in user who is refused; a function gets the justification. */
  fallback?: ReactNode | ((refusal: Extract<GateResult, { allowed: false }>) => ReactNode);
  /** Shown while nobody is signed in. Default: the fallback. */
  signedOut?: ReactNode;
  /** Shown until the session is known. Default: nothing. */
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Gate around a part of the screen. It only hides: the server decides by itself what is allowed.
 *
 * @example
 * <Show when={{ permission: 'fe.secure.write.users' }} fallback={<p>Ask an administrator to invite people.</p>}>
 *   <InviteButton />
 * </Show>
 */
export function Show({ when, fallback = null, signedOut, loading = null, children }: ShowProps) {
  const { status } = useSession();
  const result = useIdentity().gate(when);
  if (result.allowed) return children;
  if (status === 'loading') return loading;
  if (status === 'unauthenticated' && signedOut !== undefined) return signedOut;
  return typeof fallback === 'function' ? fallback(result) : fallback;
}

/** Shows its content to a signed-in user. */
export function SignedIn({ children }: { children: ReactNode }) {
  return useSession().status === 'authenticated' ? children : null;
}

/** Shows its content while nobody is signed in; nothing until the session is known. */
export function SignedOut({ children }: { children: ReactNode }) {
  return useSession().status === 'unauthenticated' ? children : null;
}
