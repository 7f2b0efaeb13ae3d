import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Names under which a host imports the parts of a package. An entry point with a `*` has one for each source that fits. */
export const entryPointsOf = (name: string): string[] => {
  const { exports } = JSON.parse(readFileSync(`${root}${name}/package.json`, 'utf8')) as {
    exports: Record<string, { source?: string }>;
  };
  return Object.entries(exports).flatMap(([entryPoint, { source = '' }]) => {
    if (!/\.tsx?$/.test(source)) return [];
    const specifier = `@gatehouse/${name}${entryPoint.slice(1)}`;
    const [before = '', after] = source.slice(2).split('*');
    if (after === undefined) return [specifier];
    return readdirSync(`${root}${name}/${before}`)
      .filter((part) => existsSync(`${root}${name}/${before}${part}${after}`))
      .map((part) => specifier.replace('*', part));
  });
};

/** Entry points of the SDK's capabilities. */
export const capabilityEntryPoints = entryPointsOf('sdk').filter((entryPoint) =>
  existsSync(`${root}sdk/capabilities/${entryPoint.slice('@gatehouse/sdk/'.length)}/queries.ts`),
);

/**
 * A module that uses everything in some entry points as a host does: a capability as a whole (`identity.of(users)`), the rest
 * by name. What `export *` would keep of the other entry points is a table of their names, which no host's bundle has.
 */
export const useAll = async (entryPoints: readonly string[]): Promise<string> => {
  const lines = await Promise.all(
    entryPoints.map(async (entryPoint, index) => {
      if (capabilityEntryPoints.includes(entryPoint))
        return `import * as entry${index} from '${entryPoint}'; all.push(entry${index});`;
      const names = Object.keys((await import(entryPoint)) as object);
      const locals = names.map((name, at) => [name, `entry${index}_${at}`] as const);
      const imported = locals.map(([name, local]) => `${name} as ${local}`);
      return `import { ${imported} } from '${entryPoint}'; all.push(${locals.map(([, local]) => local)});`;
    }),
  );
  return `export const all = [];\n${lines.join('\n')}`;
};

/** A module that re-exports everything of some entry points. */
export const exportAll = (entryPoints: readonly string[]): string =>
  entryPoints.map((entryPoint, index) => `export * as entry${index} from '${entryPoint}';`).join('\n');
