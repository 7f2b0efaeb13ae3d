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
  /** Shown instead; a function learns the justification. Nothing is shown while the session is loading. */
  fallback?: ReactNode | ((refusal: Extract<GateResult, { allowed: false }>) => ReactNode);
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
export function Show({ when, fallback = null, children }: ShowProps) {
  const { status } = useSession();
  const result = useIdentity().gate(when);
  if (result.allowed) return children;
  if (status === 'loading') return null;
  return typeof fallback === 'function' ? fallback(result) : fallback;
}
