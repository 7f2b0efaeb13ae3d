import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Entry points as a host sees them: paths inside of `dist`, and no TypeScript source to compile. */
const publishedDoors = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([entryPoint, target]) => {
      if (typeof target === 'string') return [entryPoint, inDist(target)];
      const { source: _, ...conditions } = target;
      const paths = Object.entries(conditions).map(([condition, path]) => [condition, inDist(path)]);
      return [entryPoint, Object.fromEntries(paths)];
    }),
  );

const inDist = (path) => path.replace(/^\.\/dist\//, './');

/** The manifest of the tarball. What only the workspace needs stays here. */
export const publishedManifest = ({ devDependencies: _, scripts: _s, publishConfig, exports, bin, ...manifest }) => {
  const { directory: _d, ...config } = publishConfig;
  const commands = bin && Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, inDist(path)]));
  return { ...manifest, publishConfig: config, ...(bin && { bin: commands }), exports: publishedDoors(exports) };
};

/** Libraries that are built into a package, whose license it repeats. */
const builtIn = ['lucide-react'];

/** Rollup plugin: makes `dist` a folder that `npm publish` takes as it is. */
export const publishable = ({ root, name, manifest }) => ({
  name: 'publishable',
  async generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('package.json', `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
    emit('README.md', await readFile(join(root, name, 'README.md'), 'utf8'));
    // Entry points that are plain files, such as a JSON schema.
    for (const target of Object.values(manifest.exports)) {
      if (typeof target !== 'string' || target.startsWith('./dist/') || target === './package.json') continue;
      emit(target.slice(2), await readFile(join(root, name, target), 'utf8'));
    }
    // A package has one from its second version on.
    const changes = join(root, name, 'CHANGELOG.md');
    if (existsSync(changes)) emit('CHANGELOG.md', await readFile(changes, 'utf8'));
    emit('LICENSE', await readFile(join(root, 'LICENSE'), 'utf8'));
    for (const library of Object.keys(manifest.devDependencies ?? {}).filter((other) => builtIn.includes(other)))
      emit(`LICENSE-${library}`, await readFile(join(root, 'node_modules', library, 'LICENSE'), 'utf8'));
  },
});
