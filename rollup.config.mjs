import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import esbuild from 'rollup-plugin-esbuild';
import preserveDirectives from 'rollup-preserve-directives';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const run = promisify(execFile);

/** Takes the cascade layers away, for hosts whose own unlayered rules (`button { … }`) would win over every layer. */
const withoutLayers = {
  postcssPlugin: 'without-layers',
  OnceExit: (root) =>
    root.walkAtRules('layer', (rule) => {
      if (rule.nodes) rule.replaceWith(rule.nodes);
      else rule.remove();
    }),
};

/** Tailwind's fallback for browsers without @property goes into our layer too, so that a host sees one name only. */
const ownLayer = {
  postcssPlugin: 'own-layer',
  OnceExit: (root) =>
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties') rule.params = 'gatehouse.properties';
    }),
};

/** Both stylesheets from one source. */
const styles = (input) => ({
  name: 'styles',
  async generateBundle() {
    const source = await readFile(input, 'utf8');
    const { css } = await postcss([tailwind({ optimize: { minify: true } }), ownLayer]).process(source, {
      from: input,
    });
    const { css: unlayered } = await postcss([withoutLayers]).process(css, { from: undefined });
    this.emitFile({ type: 'asset', fileName: 'styles.css', source: css });
    this.emitFile({ type: 'asset', fileName: 'unlayered.css', source: unlayered });
  },
});

let checked;
/** Types of both packages, once; what `tsc -b` finds up to date afterwards. */
const compileTypes = () => {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  checked ??= run(process.execPath, [tsc, '-b', at('tsconfig.build.json')], { maxBuffer: 1e8 }).catch((error) => {
    throw new Error(`The types do not compile.\n${error.stdout || error.message}`);
  });
  return checked;
};

/** Sources import without extensions, which Node's own resolution of types does not know: every relative path gets its file. */
const withExtensions = (text, folder) =>
  text.replace(/(\bfrom |\bimport |\bimport\()(['"])(\.[^'"]*)\2/g, (whole, before, quote, path) => {
    const file = [`${path}.js`, `${path}/index.js`].find((name) =>
      existsSync(join(folder, name.replace(/\.js$/, '.d.ts'))),
    );
    return file ? `${before}${quote}${file}${quote}` : whole;
  });

const types = (folder) => ({
  name: 'types',
  async generateBundle() {
    await compileTypes();
    const root = at(`.cache/types/${folder}`);
    const names = await readdir(root, { recursive: true });
    for (const fileName of names) {
      // A source that is gone may have left its types behind.
      const source = at(`${folder}/${fileName.replace(/\.d\.ts$/, '')}`);
      if (
        !fileName.endsWith('.d.ts') ||
        fileName.includes('.stories.') ||
        !(existsSync(`${source}.ts`) || existsSync(`${source}.tsx`))
      )
        continue;
      const text = await readFile(join(root, fileName), 'utf8');
      this.emitFile({ type: 'asset', fileName, source: withExtensions(text, dirname(join(root, fileName))) });
    }
  },
});

// The files behind one door. A door with a `*` has as many as there are names that fit.
const sourcesOf = async (folder, door) => {
  if (!door.includes('*')) return [at(`${folder}/${door}`)];
  const [before, after] = door.split('*');
  const names = await readdir(at(`${folder}/${before}`));
  return names
    .map((name) => at(`${folder}/${before}${after.startsWith('/') ? name + after : name}`))
    .filter((file) => file.endsWith(after) && existsSync(file));
};

/** One package as ES modules, file by file: what a host does not import never reaches its bundle. */
const bundle = async (folder, plugins = []) => {
  const { exports, dependencies, peerDependencies } = JSON.parse(await readFile(at(`${folder}/package.json`), 'utf8'));
  const outside = Object.keys({ ...dependencies, ...peerDependencies });
  const doors = Object.values(exports).flatMap((door) => (/\.tsx?$/.test(door.source ?? '') ? [door.source] : []));
  return {
    input: (await Promise.all(doors.map((door) => sourcesOf(folder, door)))).flat(),
    external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [
      nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false }),
      preserveDirectives(),
      types(folder),
      ...plugins,
    ],
    // A file of types only leaves nothing behind.
    onwarn: (warning, warn) => warning.code !== 'EMPTY_BUNDLE' && warn(warning),
    output: {
      dir: at(`${folder}/dist`),
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: at(folder),
      sourcemap: true,
    },
  };
};

export default async () => [
  await bundle('sdk'),
  await bundle('ui', [styles(at('ui/styles.css'))]),
  await bundle('emulator'),
];
