import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sources behind the entry points of a package, with `*` filled in by the files that are there. */
const sourcesOf = (name: string): string[] => {
  const folder = join(root, name);
  const { exports }: { exports: Record<string, string | { source?: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const patterns = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : (target.source ?? []),
  );
  const files = patterns.flatMap((pattern) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return [pattern];
    const names = readdirSync(join(folder, before));
    return names.map((found) => before + (after.startsWith('/') ? found + after : found));
  });
  return files.map((file) => join(folder, file)).filter((file) => /\.tsx?$/.test(file) && existsSync(file));
};

/** Modules built, and errors, of an output format that has no top-level await, as `require()` has none. */
const asCommonJs = async (options: BuildOptions): Promise<{ built: number; errors: string[] }> => {
  const common = { bundle: true, write: false, format: 'cjs', packages: 'external', logLevel: 'silent' } as const;
  try {
    const { metafile } = await build({ ...options, ...common, outdir: 'out', metafile: true });
    return { built: Object.keys(metafile.outputs).length, errors: [] };
  } catch (error) {
    return { built: 0, errors: [String(error)] };
  }
};

describe('require() of a package in Node 20.19', () => {
  it.each([
    ['sdk', 60],
    ['ui', 7],
    ['emulator', 5],
  ])('finds no top-level await in %s', async (name, entries) => {
    const { built, errors } = await asCommonJs({ entryPoints: sourcesOf(name) });
    expect(errors).toEqual([]);
    expect(built).toBeGreaterThanOrEqual(entries);
  });

  it('would fail with one', async () => {
    const { errors } = await asCommonJs({ stdin: { contents: 'export const late = await fetch("/");' } });
    expect(errors.join()).toContain('Top-level await');
  });
});
