import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that is deleted by `remove`, or with this process. */
export const makeTemporaryFolder = (name: string): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  // A program that is exiting may still write.
  const clear = () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  process.once('exit', clear);
  return {
    path,
    remove: () => {
      process.off('exit', clear);
      clear();
    },
  };
};
