import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { pack } from '../packages/tarball';
import { type Bundle, bundle, gzippedKb } from './bundle';
import { firstChunks } from './bundlers';
import { capabilityEntryPoints, entryPointsOf, exportAll, useAll } from './entry-points';
import { identity, lazyCapabilities, type Measure } from './size-rows';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A size in KB, with its parts. */
export interface Measured {
  size: number;
  detail?: string;
}

const bundles = new Map<string, Promise<Bundle>>();
const bundleOnce = (
  code: string,
  external: readonly string[] = [],
  from: 'source' | 'published' = 'source',
): Promise<Bundle> => {
  const key = from + code + external.join();
  const known = bundles.get(key) ?? bundle(code, external, from);
  bundles.set(key, known);
  return known;
};

const largest = (sizes: Readonly<Record<string, number>>): Measured => {
  const [first] = Object.entries(sizes).sort(([, a], [, b]) => b - a);
  if (!first) throw new Error('There is nothing to measure.');
  return { size: first[1], detail: first[0] };
};

const average = (sizes: readonly number[]): Measured => ({
  size: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
  detail: `of ${sizes.length}`,
});

type Of<Kind extends Measure['kind']> = Extract<Measure, { kind: Kind }>;

const host = (capabilities: readonly string[]) => ({
  'main.js': `${identity} export const load = () => import('./page.js');`,
  'page.js': `import { identity } from './main.js';
    ${capabilities.map((name, index) => `import * as c${index} from '@gatehouse/sdk/${name}';`).join('\n')}
    export const page = [${capabilities.map((_, index) => `identity.of(c${index})`).join()}];`,
});

const declarations = async (): Promise<Record<string, number>> => {
  const folder = join(root, 'sdk/dist');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size / 1024));
  return Object.fromEntries(files.map((file, index) => [file, sizes[index] ?? 0]));
};

const measures: { readonly [Kind in Measure['kind']]: (measure: Of<Kind>) => Promise<Measured> } = {
  bundle: async ({ code, from, counts, external, also = [], without }) => {
    const result = await bundleOnce(code, external, from);
    if (without) return { size: result.allBut(without) };
    return { size: result[counts] + (also.length > 0 ? result.added(also) : 0) };
  },

  everything: async ({ package: name, without, external }) => {
    const entryPoints = entryPointsOf(name).filter((entryPoint) => !without.includes(entryPoint));
    return { size: (await bundleOnce(await useAll(entryPoints), external)).all };
  },

  difference: async ({ code, than }) => ({ size: (await bundleOnce(code)).all - (await bundleOnce(than)).all }),

  beside: async ({ code, modules, beside }) => {
    const { initial, added } = await bundleOnce(code);
    const size = added(modules, beside);
    return { size, detail: `with the frame ${(initial + added(beside) + size).toFixed(1)}` };
  },

  added: async ({ code, from, modules, counts, beside, whole = false, with: also = () => [] }) => {
    const { initial, lazy, added } = await bundleOnce(code, [], from);
    const below = whole ? initial : 0;
    const sizes = lazy
      .filter((source) => modules.test(source))
      .map((source): [string, number] => [source, below + added([source, ...also(source)], beside)]);
    const named = [...sizes]
      .sort(([, a], [, b]) => b - a)
      .map(([source, size]) => `${basename(dirname(source))} ${size.toFixed(1)}`);
    // Of complete screens, the later ones count as well.
    if (whole) return { ...largest(Object.fromEntries(sizes)), detail: named.join(', ') };
    if (counts === 'largest') return largest(Object.fromEntries(sizes));
    return { ...average(sizes.map(([, size]) => size)), detail: named.join(', ') };
  },

  capabilities: async () => {
    const all = await bundleOnce(exportAll(['@gatehouse/sdk', ...capabilityEntryPoints]));
    const oneCapability = await bundleOnce(exportAll(['@gatehouse/sdk', ...capabilityEntryPoints.slice(0, 1)]));
    const further = capabilityEntryPoints.length - 1;
    return { size: (all.all - oneCapability.all) / further, detail: `of ${further}` };
  },

  lazyCapabilities: async () => {
    const without = await firstChunks(host([]));
    const used = await firstChunks(host(lazyCapabilities));
    const sizes = Object.keys(used).map((name): [string, number] => [name, (used[name] ?? 0) - (without[name] ?? 0)]);
    return {
      ...largest(Object.fromEntries(sizes)),
      detail: sizes.map(([name, size]) => `${name} ${size.toFixed(2)}`).join(', '),
    };
  },

  from: async ({ code, folders }) => {
    const { bytesFrom } = await bundleOnce(code);
    return { size: folders.reduce((sum, folder) => sum + bytesFrom(folder), 0) / 1024 };
  },

  styles: async ({ file }) => {
    const from = root + file;
    const { css } = await postcss([tailwind({ optimize: true })]).process(await readFile(from), { from });
    return { size: gzippedKb(css) };
  },

  declarations: async ({ counts }) => {
    const sizes = await declarations();
    return counts === 'largest' ? largest(sizes) : { size: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
  },

  tarballs: async ({ packages }) => {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-size-'));
    try {
      const sizes = await Promise.all(packages.map(async (name) => (await pack(name, folder)).size / 1024));
      const detail = packages.map((name, index) => `${name} ${sizes[index]?.toFixed()}`).join(', ');
      return { size: sizes.reduce((sum, size) => sum + size, 0), detail };
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

/** Measures one row. */
export const measure = <Kind extends Measure['kind']>(name: Of<Kind>): Promise<Measured> => {
  // The record has the function for each kind; TypeScript does not follow the kind through it.
  const run = measures[name.kind as Kind] as (measure: Of<Kind>) => Promise<Measured>;
  return run(name);
};
