'use client';
import type { GateCondition, GateResult } from '@gatehouse/sdk';
import type { ReactNode } from 'react';
import { useIdentity } from './identity';
import { useSession } from './session';
import { SignInFailed, type SignInFailure, SignInPending } from './sign-in-state';

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
  /** Rendered if the session could not be loaded; `startAgain` retries. Default: what `loading` renders. */
  failed?: (failure: SignInFailure) => ReactNode;
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
export function Show({ when, fallback = null, signedOut, loading = null, failed, children }: ShowProps) {
  const failure = useLoadFailure();
  const { status } = useSession();
  const result = useIdentity().gate(when);
  if (result.allowed) return children;
  if (failure && failed) return failed(failure);
  if (status === 'loading') return loading;
  if (status === 'unauthenticated' && signedOut !== undefined) return signedOut;
  return typeof fallback === 'function' ? fallback(result) : fallback;
}

export interface SessionGateProps {
  /** Rendered until the session is known. */
  loading?: ReactNode;
  /** Rendered instead if the session could not be loaded; `startAgain` retries. */
  failed?: (failure: SignInFailure) => ReactNode;
  children: ReactNode;
}

/** Returns the error of a session that could not be loaded, with a retry. */
const useLoadFailure = (): SignInFailure | undefined => {
  const { session } = useIdentity();
  const state = useSession();
  if (state.status !== 'loading' || !state.error) return undefined;
  return { error: state.error, startAgain: () => void session.load() };
};

/** Renders its children for a signed-in user. `loading` and `failed` default to nothing: `SignedOut` renders these. */
export function SignedIn({ loading = null, failed, children }: SessionGateProps) {
  const { status } = useSession();
  const failure = useLoadFailure();
  if (status === 'authenticated') return children;
  if (failure) return failed?.(failure) ?? null;
  return status === 'loading' ? loading : null;
}

/**
 * Renders its children while signed out. Until the session is known it renders a skeleton by default, and a message with
 * a retry if the session could not be loaded.
 */
export function SignedOut({ loading = <SignInPending />, failed, children }: SessionGateProps) {
  const { status } = useSession();
  const failure = useLoadFailure();
  if (status === 'unauthenticated') return children;
  if (failure) return failed ? failed(failure) : <SignInFailed {...failure} />;
  return status === 'loading' ? loading : null;
}
