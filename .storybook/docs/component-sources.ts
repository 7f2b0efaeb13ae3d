/** Source files by their path from the project root. */
export type Sources = Readonly<Record<string, string>>;

/** A component, or a function that mounts one, exported by an entry point of the UI package. */
export interface PublicComponent {
  name: string;
  /** Name in the defining file. */
  local: string;
  /** Defining file. */
  file: string;
  /** Import path for hosts. */
  entryPoint: string;
}

const isComponent = (name: string) => /^[A-Z]|^mount[A-Z]/.test(name);

const find = (sources: Sources, path: string): string | undefined =>
  [path, `${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((file) => Object.hasOwn(sources, file));

/** Resolves a relative import. */
const resolve = (sources: Sources, from: string, to: string): string | undefined => {
  const path = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  return find(sources, path.join('/'));
};

/** A lazily loaded component is defined in the file that its loader imports. */
const behindLazy = (sources: Sources, file: string, local: string): string => {
  const start = sources[file]?.indexOf(`export const ${local} = lazyPart`) ?? -1;
  const fetched = start < 0 ? undefined : sources[file]?.slice(start).match(/import\('([^']+)'\)/)?.[1];
  return (fetched && resolve(sources, file, fetched)) || file;
};

const exportsOf = (sources: Sources, file: string, entryPoint: string): PublicComponent[] => {
  const source = sources[file] ?? '';
  const own = [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => ({
    name,
    local: name,
    file,
    entryPoint,
  }));
  const passed = [...source.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(([, names = '', from = '']) => {
    const origin = resolve(sources, file, from);
    if (!origin) throw new Error(`${file} exports from ${from}, which is not there.`);
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((entry) => {
        const [local = '', name = local] = entry.split(' as ');
        return { name, local, file: behindLazy(sources, origin, local), entryPoint };
      });
  });
  return [...own, ...passed].filter(({ name }) => isComponent(name));
};

/** The `exports` of a package.json. */
type EntryPoints = Readonly<Record<string, string | { source?: string }>>;

/** Returns every component exported by an entry point. */
export const publicComponents = (sources: Sources, entryPoints: EntryPoints): PublicComponent[] =>
  Object.entries(entryPoints).flatMap(([name, entryPoint]) => {
    const source = (typeof entryPoint === 'object' && entryPoint.source) || '';
    if (!/\.tsx?$/.test(source) || source.includes('*')) return [];
    return exportsOf(sources, `ui/${source.slice(2)}`, `@gatehouse/ui${name.slice(1)}`);
  });

/** Returns the other components that the same file exports to hosts: its parts. */
export const partsOf = (all: readonly PublicComponent[], { name, file }: PublicComponent): PublicComponent[] =>
  all.filter((other) => other.file === file && other.name !== name);

/**
 * Returns whether the notes of one component cover another: a part in the same file whose name starts with its name.
 */
export const isPartOf = (part: PublicComponent, whole: PublicComponent): boolean =>
  part.file === whole.file && part.name !== whole.name && part.name.startsWith(whole.name);

/** Returns the files that render a component: its own, and those it imports from the same folder or from the kit. */
export const filesOf = (sources: Sources, file: string): string[] => {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const found = new Set([file]);
  for (const property of found)
    for (const [, to = ''] of (sources[property] ?? '').matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const next = resolve(sources, property, to);
      if (next?.startsWith(folder) && !next.slice(folder.length).includes('/')) found.add(next);
    }
  return [...found];
};

/** Returns the values of `data-slot` in a source. */
export const slotsIn = (source: string): string[] => [
  ...new Set([...source.matchAll(/['"]?data-slot['"]?(?:=|: )["']([\w-]+)["']/g)].map(([, slot = '']) => slot)),
];
