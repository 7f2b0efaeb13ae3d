import { build, type Plugin, type Rolldown } from 'vite';

/** Modules that a page loads at once: its entry, and lazy imports that the entry always needs. */
export type Entries = Readonly<Record<string, string>>;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Returns the modules of a chunk and of all its static imports. */
const modulesOf = (chunks: Chunks, fileName: string, seen = new Set<string>()): string[] => {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return [];
  seen.add(fileName);
  return [...chunk.moduleIds, ...chunk.imports.flatMap((next) => modulesOf(chunks, next, seen))];
};

/** Styles do not affect the chunks, and take the longest. */
const withoutStyles: Plugin = {
  name: 'gatehouse:without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
};

/**
 * Builds with the bundler's default chunks, and returns by module the names of the entries that cannot start without
 * it.
 */
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
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks: Chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
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
 * Puts the modules that a page loads before its first render into one chunk for each set of entries that share them. By
 * default the bundler creates a chunk for every module that a later part shares too, which was 67 requests for the
 * first page.
 */
export const firstChunks = (root: string, entries: Entries, conditions: string[]): Plugin => ({
  name: 'gatehouse:first-chunks',
  apply: 'build',
  config: async () => {
    const names = await readEntries(root, entries, conditions);
    const own = new Set(Object.values(entries));
    // An entry keeps its chunk, which identifies it. All its imported modules are named.
    const group = { name: (id: string) => (own.has(id) ? null : names.get(id)), includeDependenciesRecursively: false };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});
