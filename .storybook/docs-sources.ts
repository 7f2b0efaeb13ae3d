import manifest from '../ui/package.json?raw';
import { type PublicComponent, publicComponents, type Sources } from './docs/component-sources';

const raw = import.meta.glob<string>(
  ['../ui/**/*.{ts,tsx}', '!../ui/**/*.stories.tsx', '!../ui/dist/**', '!../ui/locales/**', '!../ui/node_modules/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Sources of the UI package. */
export const sources: Sources = Object.fromEntries(
  Object.entries(raw).map(([path, source]) => [path.replace(/^\.\.\//, ''), source]),
);

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../ui/**/*.tsx',
  '!../ui/**/*.stories.tsx',
  '!../ui/{dist,node_modules}/**',
]);

/**
 * Loads a component from the file that defines it: an entry point may only export its loader, which has no props to
 * describe.
 */
export const download = async ({ file, local }: PublicComponent): Promise<unknown> =>
  (await modules[`../${file}`]?.())?.[local];

/** Every component that hosts can import. */
export const components = publicComponents(sources, JSON.parse(manifest).exports);
