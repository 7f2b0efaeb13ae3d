import { build, type Plugin, type Rolldown } from 'vite';

/** Modules that a page loads at once, by name: its entry, and what the entry imports lazily but always needs. */
export type Entries = Readonly<Record<string, string>>;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Modules of a chunk and of all that it imports at once. */
const modulesOf = (chunks: Chunks, fileName: string, seen = new Set<string>()): string[] => {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return [];
  seen.add(fileName);
  return [...chunk.moduleIds, ...chunk.imports.flatMap((next) => modulesOf(chunks, next, seen))];
};

/** Styles decide nothing about chunks, and take the longest. */
const withoutStyles: Plugin = {
  name: 'gatehouse:without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
};

/** Builds as the bundler does by itself, and returns by module the names of the entries that cannot start without it. */
const readEntries = async (root: string, entries: Entries, conditions: string[]): Promise<Map<string, string>> => {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [withoutStyles],
    resolve: { conditions },
    build: { write: false, minify: false, target: 'es2022', rolldownOptions: { input: { ...entries } } },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks: Chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const names = new Map<string, string>();
  for (const [name, entry] of Object.entries(entries)) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === entry);
    if (!chunk) throw new Error(`The bundler made no chunk of ${entry}.`);
    for (const id of modulesOf(chunks, chunk.fileName)) {
      const before = names.get(id);
      names.set(id, before ? `${before}-${name}` : name);
    }
  }
  return names;
};

/**
 * Puts what a page loads before it shows anything into one chunk for each set of entries that share it. By itself the
 * bundler makes a chunk of every module that some later part shares too, which was 67 requests for the first page.
 */
export const firstChunks = (root: string, entries: Entries, conditions: string[]): Plugin => ({
  name: 'gatehouse:first-chunks',
  apply: 'build',
  config: async () => {
    const names = await readEntries(root, entries, conditions);
    const own = new Set(Object.values(entries));
    // An entry keeps its chunk, which is how it is found among the others. The modules that one imports are all named.
    const group = { name: (id: string) => (own.has(id) ? null : names.get(id)), includeDependenciesRecursively: false };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});
