import { checkGate as check } from './gate';

// A file of its own: bundlers that split by file would otherwise move the engine's gates to the first chunk.

/** Decides what a user is shown, for hosts that have the user but no identity. It only hides: the server must decide by itself. */
export const checkGate: typeof check = check;
export type { GateCondition, GateJustification, GateResult } from './gate';
