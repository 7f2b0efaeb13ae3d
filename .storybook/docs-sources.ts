import manifest from '../ui/package.json?raw';
import { publicComponents, type Sources } from './component-sources';

const raw = import.meta.glob<string>(
  ['../ui/**/*.{ts,tsx}', '!../ui/**/*.stories.tsx', '!../ui/dist/**', '!../ui/locales/**', '!../ui/node_modules/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** The sources of the UI package. */
export const sources: Sources = Object.fromEntries(
  Object.entries(raw).map(([path, source]) => [path.replace(/^\.\.\//, ''), source]),
);

/** Every component that hosts can import. */
export const components = publicComponents(sources, JSON.parse(manifest).exports);
