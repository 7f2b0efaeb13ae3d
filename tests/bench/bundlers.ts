import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as esbuild, transform } from 'esbuild';
import { rollup } from 'rollup';
import { build as vite } from 'vite';
import webpack from 'webpack';
import { gzippedKb } from './bundle';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files of the first screen: the entry and its static imports. */
type FirstFiles = (folder: string) => Promise<readonly string[]>;

interface Chunk {
  fileName: string;
  code: string;
  imports: readonly string[];
}

/** Static imports of an entry, transitively. */
const closure = (chunks: readonly Chunk[], fileName: string, seen = new Map<string, string>()): Map<string, string> => {
  const chunk = chunks.find((entry) => entry.fileName === fileName);
  if (!chunk || seen.has(fileName)) return seen;
  seen.set(fileName, chunk.code);
  for (const imported of chunk.imports) closure(chunks, imported, seen);
  return seen;
};

const minified = async (codes: Iterable<string>): Promise<string[]> =>
  Promise.all([...codes].map(async (code) => (await transform(code, { minify: true, format: 'esm' })).code));

const withEsbuild: FirstFiles = async (folder) => {
  const { outputFiles, metafile } = await esbuild({
    entryPoints: [join(folder, 'main.js')],
    absWorkingDir: folder,
    outdir: 'out',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
  });
  const chunks = outputFiles.map(({ path, text }) => {
    const fileName = path.slice(folder.length + 1);
    const imports = metafile.outputs[fileName]?.imports ?? [];
    return {
      fileName,
      code: text,
      imports: imports.filter((entry) => entry.kind === 'import-statement').map((entry) => entry.path),
    };
  });
  return [...closure(chunks, 'out/main.js').values()];
};

const withRollup: FirstFiles = async (folder) => {
  const bundle = await rollup({
    input: join(folder, 'main.js'),
    plugins: [nodeResolve({ browser: true })],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es' });
  const chunks = output.filter((entry) => entry.type === 'chunk');
  return minified(closure(chunks, 'main.js').values());
};

const withVite: FirstFiles = async (folder) => {
  const result = await vite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: join(folder, 'main.js'), preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('Vite returned no bundle.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  return [...closure(chunks, entry?.fileName ?? '').values()];
};

const withWebpack: FirstFiles = (folder) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'out'), library: { type: 'module' }, module: true },
      experiments: { outputModule: true },
    });
    const sources = new Map<string, string>();
    compiler.hooks.assetEmitted.tap('size', (name, { content }) => void sources.set(name, content.toString()));
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
      const files = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
      resolve(files.map((name) => sources.get(name) ?? ''));
    });
  });

const bundlers: Readonly<Record<string, FirstFiles>> = {
  esbuild: withEsbuild,
  Rollup: withRollup,
  Vite: withVite,
  webpack: withWebpack,
};

/** Size of a host's first chunks with each bundler, from the built packages, in gzipped KB. */
export const firstChunks = async (files: Readonly<Record<string, string>>): Promise<Record<string, number>> => {
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the repository, so that the packages are found.
  const folder = await mkdtemp(join(root, '.cache/bundlers-'));
  try {
    for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
    const sizes: Record<string, number> = {};
    for (const [name, bundle] of Object.entries(bundlers)) {
      const codes = await bundle(folder);
      if (codes.length === 0) throw new Error(`${name} returned no first chunk.`);
      sizes[name] = codes.reduce((sum, code) => sum + gzippedKb(code), 0);
    }
    return sizes;
  } finally {
    await rm(folder, { recursive: true });
  }
};
