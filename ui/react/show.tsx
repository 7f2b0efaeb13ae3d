'use client';
import type { GateCondition, GateResult } from '@gatehouse/sdk';
import type { ReactNode } from 'react';
import { useIdentity } from './identity';
import { loadAgain } from './load-again';
import { useSession } from './session';
import { SignInFailed, type SignInFailure, SignInPending } from './sign-in-state';
import { type PlaceKind, useStatePlace } from './state-place';

/** Returns whether a user passes a gate, and otherwise the reason. */
export function useGate(when: GateCondition): GateResult {
  useSession();
  return useIdentity().gate(when);
}

interface StateProps {
  /**
   * Rendered until the session is known; null leaves it to another gate. Default: a skeleton, once per page.
   */
  loading?: ReactNode;
  /**
   * Rendered instead if the session could not be loaded; `startAgain` retries. Default: a message with a retry, once per
   * page.
   */
  failed?: (failure: SignInFailure) => ReactNode;
}

/** Returns the error of a session that could not be loaded, with a retry. */
const useLoadFailure = (): SignInFailure | undefined => {
  const identity = useIdentity();
  const state = useSession();
  if (state.status !== 'loading' || !state.error) return undefined;
  return { error: state.error, startAgain: () => void loadAgain(identity) };
};

/** Returns what a gate renders until the session is known. */
const useUnknown = (kind: PlaceKind, { loading, failed }: StateProps): ReactNode => {
  const failure = useLoadFailure();
  const custom = failure ? failed && (failed(failure) ?? null) : loading;
  // What a `Show` renders is for a part of a page, often a button: the page still needs its own.
  const customKind = custom === null || kind === 'show' ? undefined : 'custom';
  const shows = useStatePlace(custom === undefined ? kind : customKind);
  if (custom !== undefined) return custom;
  if (!shows) return null;
  return failure ? <SignInFailed {...failure} /> : <SignInPending />;
};

export interface ShowProps extends StateProps {
  /** All listed conditions must hold; of several keys one suffices. Super users pass. */
  when: GateCondition;
  /** Rendered for a signed-in user without access; a function receives the refusal. */
  fallback?: ReactNode | ((refusal: Extract<GateResult, { allowed: false }>) => ReactNode);
  /** Rendered while signed out. Default: the fallback. */
  signedOut?: ReactNode;
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
export function Show({ when, fallback = null, signedOut, children, ...state }: ShowProps) {
  const { status } = useSession();
  const unknown = useUnknown('show', state);
  const result = useIdentity().gate(when);
  if (result.allowed) return children;
  if (status === 'loading') return unknown;
  if (status === 'unauthenticated' && signedOut !== undefined) return signedOut;
  return typeof fallback === 'function' ? fallback(result) : fallback;
}

export interface SessionGateProps extends StateProps {
  children: ReactNode;
}

/** Renders its children for a signed-in user. */
export function SignedIn({ children, ...state }: SessionGateProps) {
  const { status } = useSession();
  const unknown = useUnknown('signedIn', state);
  if (status === 'authenticated') return children;
  return status === 'loading' ? unknown : null;
}

/** Renders its children while signed out. */
export function SignedOut({ children, ...state }: SessionGateProps) {
  const { status } = useSession();
  const unknown = useUnknown('signedOut', state);
  if (status === 'unauthenticated') return children;
  return status === 'loading' ? unknown : null;
}
