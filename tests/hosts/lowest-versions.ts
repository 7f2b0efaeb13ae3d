import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, root } from '../packages/tarball';

/** The host's, if it is one of them. */
const frameworks = new Set(['fastify', 'hono', 'next']);

/** The lowest version of every dependency of SDK and UI with a range. */
export const lowestVersions = async (): Promise<Record<string, string>> => {
  const lowest: Record<string, string> = {};
  for (const name of ['sdk', 'ui']) {
    const { dependencies, peerDependencies } = await readManifest(join(root, name, 'dist'));
    for (const [dependency, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
      if (dependency.startsWith('@gatehouse/') || frameworks.has(dependency)) continue;
      const version = /\d+\.\d+\.\d+/.exec(range)?.[0];
      if (!version) throw new Error(`The range ${range} of ${dependency} does not begin at a version.`);
      if ((lowest[dependency] ?? version) !== version)
        throw new Error(`Two packages ask for ${dependency} differently.`);
      lowest[dependency] = version;
    }
  }
  return lowest;
};

/** @throws when an installed version is another one. */
export const requireInstalled = async (folder: string, versions: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, version] of Object.entries(versions)) {
    const file = join(folder, 'node_modules', name, 'package.json');
    const installed = (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
    if (installed !== version) throw new Error(`${name} is installed as ${installed}, not as ${version}.`);
  }
};
