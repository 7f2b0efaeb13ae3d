import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Names under which a host imports the parts of a package. A door with a `*` has one for each source that fits. */
export const doorsOf = (name: string): string[] => {
  const { exports } = JSON.parse(readFileSync(`${root}${name}/package.json`, 'utf8')) as {
    exports: Record<string, { source?: string }>;
  };
  return Object.entries(exports).flatMap(([door, { source = '' }]) => {
    if (!/\.tsx?$/.test(source)) return [];
    const specifier = `@gatehouse/${name}${door.slice(1)}`;
    const [before = '', after] = source.slice(2).split('*');
    if (after === undefined) return [specifier];
    return readdirSync(`${root}${name}/${before}`)
      .filter((part) => existsSync(`${root}${name}/${before}${part}${after}`))
      .map((part) => specifier.replace('*', part));
  });
};

/** Doors of the SDK's capabilities. */
export const capabilityDoors = doorsOf('sdk').filter((door) =>
  existsSync(`${root}sdk/capabilities/${door.slice('@gatehouse/sdk/'.length)}/queries.ts`),
);

/** A module that gives everything behind some doors on. */
export const exportAll = (doors: readonly string[]): string =>
  doors.map((door, index) => `export * as door${index} from '${door}';`).join('\n');
