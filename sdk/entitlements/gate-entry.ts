import { checkGate as check } from './gate';

// A separate file: bundlers that split by file would otherwise move the engine's gates to the first chunk.

/**
 * Returns whether a user passes a gate, for hosts that have the user but no identity. It only hides content: the server
 * must authorize each call itself.
 */
export const checkGate: typeof check = check;
export type { GateCondition, GateJustification, GateResult } from './gate';
