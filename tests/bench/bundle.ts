import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const gzippedKb = (content: Uint8Array | string): number => gzipSync(content, { level: 9 }).length / 1024;

export interface Bundle {
  /** Entry and its static imports, in gzipped KB. */
  initial: number;
  /** Every chunk, those loaded later included, in gzipped KB. */
  all: number;
  /** The entry, and everything loaded later except sources that match, in gzipped KB. */
  allBut(pattern: RegExp): number;
  /** Sources that are loaded later. */
  lazy: readonly string[];
  /** What lazily loaded modules add to the entry and to others that were loaded before them, in gzipped KB. */
  added(sources: readonly string[], before?: readonly string[]): number;
  /** Bytes in `initial` that come from sources under a folder, before compression. */
  bytesFrom(folder: string): number;
}

/**
 * Bundles a few lines of code as a host would write them.
 *
 * @param from the packages' sources, or what is published of them
 */
export const bundle = async (
  code: string,
  external: readonly string[] = [],
  from: 'source' | 'published' = 'source',
): Promise<Bundle> => {
  const result = await build({
    stdin: { contents: code, resolveDir: root, sourcefile: 'entry.tsx', loader: 'tsx' },
    absWorkingDir: root,
    outdir: 'out',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    jsx: 'automatic',
    // As in the build of the packages and in Vite: a non-ASCII letter is one character instead of an escape of six.
    charset: 'utf8',
    conditions: from === 'source' ? ['source'] : [],
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', ...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'dataurl' },
    logLevel: 'error',
  });

  const { outputs } = result.metafile;
  const files = new Map(result.outputFiles.map((file) => [file.path.slice(root.length), file.contents]));
  const outputOf = (source: string): string => {
    const found = Object.entries(outputs).find(([, output]) => output.entryPoint === source)?.[0];
    if (found) return found;
    throw new Error(`${source} is not loaded lazily by this entry.`);
  };

  /** A chunk and everything that the browser loads with it. */
  const closure = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const imported of outputs[path]?.imports ?? []) {
      if (imported.kind === 'import-statement' && !imported.external) closure(imported.path, seen);
    }
    return seen;
  };
  /**
   * Size of files that are loaded together. esbuild makes a file for every set of importers, 80 for the frame of the
   * administration; Rollup and webpack make one, which this counts.
   */
  const together = (paths: Iterable<string>): number =>
    gzippedKb(Buffer.concat([...paths].map((path) => files.get(path) ?? new Uint8Array())));

  const initial = closure(outputOf('entry.tsx'));
  return {
    initial: together(initial),
    all: [...files.values()].reduce((total, content) => total + gzippedKb(content), 0),
    allBut: (pattern) => {
      const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint && !pattern.test(entryPoint));
      return together(entries.reduce((seen, [path]) => closure(path, seen), new Set<string>()));
    },
    lazy: Object.values(outputs).flatMap(({ entryPoint }) =>
      entryPoint === undefined || entryPoint === 'entry.tsx' ? [] : [entryPoint],
    ),
    added: (sources, before = []) => {
      const closureOf = (paths: readonly string[], seen: Set<string>) =>
        paths.reduce((all, path) => closure(outputOf(path), all), seen);
      const there = closureOf(before, new Set(initial));
      return together([...closureOf(sources, new Set())].filter((path) => !there.has(path)));
    },
    bytesFrom: (folder) =>
      [...initial]
        .flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}))
        .filter(([source]) => source.startsWith(folder))
        .reduce((total, [, { bytesInOutput }]) => total + bytesInOutput, 0),
  };
};
