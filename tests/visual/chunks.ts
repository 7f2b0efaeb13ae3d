import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Imports of chunks, as bundlers write them. */
const CHUNK_IMPORT = /\bimport\((["'`])\.\/[^"'`]+\1\)/g;

/** Returns a script that reports each chunk it imports, so that the clock of its page waits for it. */
export const trackImports = (source: string): string =>
  source.replace(CHUNK_IMPORT, (call) => `window.review.track(${call})`);

/** Rewrites the scripts of a build. */
export const trackChunks = (built: string): void => {
  const assets = join(built, 'assets');
  for (const name of readdirSync(assets)) {
    if (!name.endsWith('.js')) continue;
    const file = join(assets, name);
    const source = readFileSync(file, 'utf8');
    const tracked = trackImports(source);
    if (tracked !== source) writeFileSync(file, tracked);
  }
};
