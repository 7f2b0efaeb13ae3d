'use client';
import type { GateCondition, GateResult } from '@gatehouse/sdk';
import type { ReactNode } from 'react';
import { useIdentity } from './identity';
import { useSession } from './session';

/** Returns whether a user passes a gate, and otherwise the reason. */
export function useGate(when: GateCondition): GateResult {
  useSession();
  return useIdentity().gate(when);
}

export interface ShowProps {
  /** All listed conditions must hold; of several keys one suffices. Super users pass. */
  when: GateCondition;
  /** Rendered for a signed-in user without access; a function receives the refusal. */
  fallback?: ReactNode | ((refusal: Extract<GateResult, { allowed: false }>) => ReactNode);
  /** Rendered while signed out. Default: the fallback. */
  signedOut?: ReactNode;
  /** Rendered until the session is known. Default: nothing. */
  loading?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children if the user passes a gate. It only hides: the server must authorize each call.
 *
 * @example
 * <Show when={{ permission: 'fe.secure.write.users' }} fallback={<p>Ask an administrator to invite members.</p>}>
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

/** Renders its children for a signed-in user. */
export function SignedIn({ children }: { children: ReactNode }) {
  return useSession().status === 'authenticated' ? children : null;
}

/** Renders its children while signed out; nothing until the session is known. */
export function SignedOut({ children }: { children: ReactNode }) {
  return useSession().status === 'unauthenticated' ? children : null;
}
