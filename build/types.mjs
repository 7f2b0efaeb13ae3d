import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { promisify } from 'node:util';
import { declarationMap } from './declaration-map.mjs';

const run = promisify(execFile);

let checked;
/** Compiles the types of all packages, once. */
const compileTypes = (root) => {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  checked ??= run(process.execPath, [tsc, '-b', join(root, 'tsconfig.build.json')], { maxBuffer: 1e8 }).catch(
    (error) => {
      throw new Error(`The types do not compile.\n${error.stdout || error.message}`);
    },
  );
  return checked;
};

const relativeImport = /(\bfrom |\bimport |\bimport\()(['"])(\.[^'"]*)\2/g;

/**
 * Sources import without extensions, which Node's own resolution of types does not know.
 * Gives every relative path its file, and the list of those files.
 */
const resolveImports = (text, folder) => {
  const imported = [];
  const resolved = text.replace(relativeImport, (whole, before, quote, path) => {
    const found = [path, `${path}/index`].find((name) => existsSync(join(folder, `${name}.d.ts`)));
    if (!found) return whole;
    imported.push(join(folder, `${found}.d.ts`));
    return `${before}${quote}${found}.js${quote}`;
  });
  return { resolved, imported };
};

const inlineImport = /\bimport\(("[^"]+")\)\./g;

/**
 * The compiler writes the whole path of a module at every type that it takes from there, a quarter of all declarations.
 * Gives each module a name instead. The imports come last, so that every line stays where its map says.
 */
const nameModules = (text) => {
  const names = new Map();
  const named = text.replace(inlineImport, (_, module) => {
    if (!names.has(module)) names.set(module, `$${names.size}`);
    return `${names.get(module)}.`;
  });
  const imports = [...names].map(([module, name]) => `import type * as ${name} from ${module};`);
  return [named.trimEnd(), ...imports, ''].join('\n');
};

/** Types of Playwright name elements of pages: a host without the DOM library gets it with them, and only then. */
const needsDom = /\bfrom ['"]@playwright\/test['"]/;
const DOM = '/// <reference lib="dom" />\n';

const mapComment = /\n\/\/# sourceMappingURL=.*\s*$/;

/**
 * Rollup plugin: the declarations that the entry points reach, each with a map to its JavaScript.
 * A host never sees the others, and they would be half of the download.
 */
export const types = ({ root, name, entryPoints }) => ({
  name: 'types',
  async generateBundle(_options, bundle) {
    await compileTypes(root);
    const compiled = join(root, '.cache/types', name);
    const folder = join(root, name);

    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName: posix.normalize(fileName), source });
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    /** The JavaScript that a source became part of. */
    const codeOf = (fileName) => {
      const source = join(folder, fileName.replace(/\.d\.ts$/, ''));
      return chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replace(/\.tsx?$/, '') === source));
    };
    const emitMap = async (fileName, declaration, code, shift) => {
      const toSource = JSON.parse(await readFile(`${declaration}.map`, 'utf8'));
      const to = posix.relative(posix.dirname(fileName), code.fileName);
      const source = fileName.replace(/\.d\.ts$/, '');
      const map = declarationMap(posix.basename(fileName), toSource, { fileName: to, map: code.map, source });
      emit(`${fileName}.map`, JSON.stringify({ ...map, mappings: shift + map.mappings }));
    };

    const waiting = entryPoints.map((entryPoint) =>
      join(compiled, relative(folder, entryPoint).replace(/\.tsx?$/, '.d.ts')),
    );
    const seen = new Set(waiting);
    for (let declaration = waiting.pop(); declaration; declaration = waiting.pop()) {
      const { resolved, imported } = resolveImports(await readFile(declaration, 'utf8'), dirname(declaration));
      const fileName = relative(compiled, declaration);
      const code = codeOf(fileName);
      const first = needsDom.test(resolved) ? DOM : '';
      const text = first + nameModules(resolved.replace(mapComment, ''));
      // A module of types only leaves no code behind, and nothing to lead to.
      emit(fileName, code ? `${text}//# sourceMappingURL=${posix.basename(fileName)}.map\n` : text);
      // Every line before the declarations is an empty one of the map.
      if (code) await emitMap(fileName, declaration, code, ';'.repeat(first.split('\n').length - 1));
      for (const next of imported) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    // The JavaScript is readable as it is; its maps were only needed for those of the declarations.
    for (const { sourcemapFileName } of Object.values(bundle)) {
      if (sourcemapFileName) delete bundle[sourcemapFileName];
    }
  },
});
