import { importModule } from '../core/import-module';
import type { createEngine } from './engine';

let bundled: typeof createEngine | undefined;

/** Takes the engine from code that contains it, so that no session downloads it. */
export const takeEngine = (create: typeof createEngine): void => {
  bundled = create;
};

/** Returns the engine of the session: the one that was taken, else a chunk of its own. */
export const loadEngine = async (): Promise<typeof createEngine> =>
  bundled ?? (await importModule(() => import('./engine'))).createEngine;
