/** Reads the published packages with TypeDoc: their entry points by the name that hosts import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, type ProjectReflection, ReflectionKind, TSConfigReader } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Contracts are in docs/operations.md, call by call; texts of a language are all of one type. */
const isElsewhere = (entryPoint: string) => /^\.\/(?:contracts|locales\/\*)/.test(entryPoint);

/** Returns the entry points of a package: source, and name for hosts. */
const entryPointsOf = (folder: string): [source: string, name: string][] => {
  const { name, exports }: { name: string; exports: Record<string, string | { source?: string }> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports).flatMap(([path, target]): [string, string][] => {
    const source = typeof target === 'object' ? target.source : undefined;
    if (!source || !/\.tsx?$/.test(source) || isElsewhere(path)) return [];
    const [before = '', after] = source.split('*');
    if (after === undefined) return [[join(root, folder, source), name + path.slice(1)]];
    return readdirSync(join(root, folder, before))
      .map((part): [string, string] => [
        join(root, folder, before + part + after),
        name + path.slice(1).replace('*', part),
      ])
      .filter(([file]) => existsSync(file));
  });
};

const options: Partial<PluginOptions> = {
  outputFileStrategy: 'modules',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
};

export interface Api {
  project: ProjectReflection;
  /** Writes a page for each entry point. */
  write: (folder: string) => Promise<void>;
}

/** Reads the packages once, for the reference and for the pages of components. */
export const readApi = async (cache: string): Promise<Api> => {
  const entryPoints = new Map(['sdk', 'ui', 'emulator'].flatMap(entryPointsOf));
  await mkdir(cache, { recursive: true });
  const tsconfig = join(cache, 'api.tsconfig.json');
  const compilerOptions = { composite: false, noEmit: true, types: ['node', 'vite/client'] };
  const files = [...entryPoints.keys()];
  await writeFile(tsconfig, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }));
  const settings = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: files,
    tsconfig,
    basePath: root,
    // The types are checked by `npm run check`.
    skipErrorChecking: true,
    disableGit: true,
    disableSources: true,
    excludeExternals: true,
    readme: 'none',
    validation: false,
    logLevel: 'Error' as const,
    ...options,
  };
  const app = await Application.bootstrapWithPlugins(settings, [new TSConfigReader()]);
  const project = await app.convert();
  if (!project) throw new Error('The packages could not be read.');
  // TypeDoc names a module by its file.
  const names = new Map(
    [...entryPoints].map(([file, name]) => [relative(root, file).replace(/(?:\/index)?\.tsx?$/, ''), name]),
  );
  for (const module of project.getChildrenByKind(ReflectionKind.Module))
    module.name = names.get(module.name) ?? module.name;
  return { project, write: (folder) => app.outputs.writeOutput({ name: 'markdown', path: folder }, project) };
};
