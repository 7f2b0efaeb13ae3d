import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
import preserveDirectives from 'rollup-preserve-directives';
import { builtPages } from './build/built-pages.mjs';
import { modulesBySubject } from './build/modules.mjs';
import { publishable } from './build/publishable.mjs';
import { styles } from './build/styles.mjs';
import { types } from './build/types.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const at = (path) => root + path;

// The files of one entry point. An entry point with a `*` has as many as there are names that fit.
const sourcesOf = async (folder, entryPoint) => {
  if (!entryPoint.includes('*')) return [at(`${folder}/${entryPoint}`)];
  const [before, after] = entryPoint.split('*');
  const names = await readdir(at(`${folder}/${before}`));
  return names
    .map((name) => at(`${folder}/${before}${after.startsWith('/') ? name + after : name}`))
    .filter((file) => file.endsWith(after) && existsSync(file));
};

/** Files of a package that browsers load: entry points and lazy parts by the path of their source. */
const bySubject = (name) => ({
  entryFileNames: ({ facadeModuleId }) => relative(at(name), facadeModuleId).replace(/\.tsx?$/, '.js'),
  chunkFileNames: ({ facadeModuleId }) =>
    facadeModuleId ? relative(at(name), facadeModuleId).replace(/\.tsx?$/, '.js') : 'modules/[name].js',
  manualChunks: modulesBySubject(),
  onlyExplicitManualChunks: true,
  // An import of what another module imports anyway would run client code on servers.
  hoistTransitiveImports: false,
});

/** A package that Node loads, or that is small, file by file. */
const byFile = (name) => ({ preserveModules: true, preserveModulesRoot: at(name) });

/** One package as ES modules: what a host does not import never reaches its bundle. */
const bundle = async (name, files, plugins = []) => {
  const manifest = JSON.parse(await readFile(at(`${name}/package.json`), 'utf8'));
  const { exports, dependencies, peerDependencies } = manifest;
  const outside = Object.keys({ ...dependencies, ...peerDependencies });
  const sources = Object.values(exports).flatMap((entryPoint) =>
    /\.tsx?$/.test(entryPoint.source ?? '') ? [entryPoint.source] : [],
  );
  const entryPoints = (await Promise.all(sources.map((entryPoint) => sourcesOf(name, entryPoint)))).flat();
  // What was built of a source that is gone would be published with the rest.
  await rm(at(`${name}/dist`), { recursive: true, force: true });
  return {
    input: entryPoints,
    external: (id) => outside.some((other) => id === other || id.startsWith(`${other}/`)),
    plugins: [
      nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false, charset: 'utf8' }),
      preserveDirectives(),
      types({ root, name, entryPoints }),
      publishable({ root, name, manifest }),
      ...plugins,
    ],
    // A file of types only leaves nothing behind.
    onwarn: (warning, warn) => warning.code !== 'EMPTY_BUNDLE' && warn(warning),
    output: {
      dir: at(`${name}/dist`),
      format: 'es',
      sourcemap: 'hidden',
      ...files(name),
    },
  };
};

export default async () => [
  await bundle('sdk', bySubject),
  await bundle('ui', bySubject, [styles(at('ui/styles.css')), builtPages(at('demo/dist/hosted/cdn'), 'cdn')]),
  await bundle('ui/frontegg/packages/react', byFile),
  await bundle('ui/frontegg/packages/rest-api', byFile),
  await bundle('ui/frontegg/packages/nextjs', byFile),
  await bundle('emulator', byFile, [builtPages(at('demo/dist/hosted'), 'pages')]),
];
