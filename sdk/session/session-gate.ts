import { checkGate, type GateCondition, type GateResult } from '../entitlements/gate';
import type { SessionState } from './state';
import { userAttributes } from './user-attributes';

/** Checks a gate for the signed-in user. */
export type SessionGate = (when: GateCondition, attributes?: Record<string, unknown>) => GateResult;

/** Creates the gate of one session. */
export const createSessionGate =
  (read: () => SessionState): SessionGate =>
  (when, attributes) => {
    const state = read();
    return state.status === 'authenticated'
      ? checkGate(state.user, state.entitlements, when, attributes, userAttributes(state))
      : checkGate(undefined, undefined, when);
  };
