import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const filesIn = async (folder) => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
};

/** Rollup plugin: pages that were built before as files of the package, which imports nothing of what they are made of. */
export const builtPages = (folder, target) => ({
  name: 'built-pages',
  async generateBundle() {
    const files = await filesIn(folder);
    if (files.length === 0) this.warn(`"${target}" is not built. Run "npm run build" for a package with it.`);
    for (const file of files) {
      const fileName = `${target}/${relative(folder, file).split(sep).join('/')}`;
      this.emitFile({ type: 'asset', fileName, source: await readFile(file) });
    }
  },
});
