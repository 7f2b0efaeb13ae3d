import { createEngine } from './engine';
import { takeEngine } from './load-engine';

/**
 * Hands the session its engine. Flows whose first screen needs a call do so: a bundler then puts the engine beside them,
 * and the call waits for no further download. Elsewhere the engine is a chunk of its own, asked for on first use.
 */
export const bringEngine = (): void => takeEngine(createEngine);
