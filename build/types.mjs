import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { promisify } from 'node:util';

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

/**
 * Rollup plugin: the declarations that the doors reach, with their maps and the sources that those point to.
 * A host never sees the others, and they would be half of the download.
 */
export const types = ({ root, name, doors }) => ({
  name: 'types',
  async generateBundle() {
    await compileTypes(root);
    const compiled = join(root, '.cache/types', name);
    const folder = join(root, name);

    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName: posix.normalize(fileName), source });
    const emitSource = async (file) => {
      const path = [`${file}.ts`, `${file}.tsx`].find((source) => existsSync(join(folder, source)));
      emit(`src/${path}`, await readFile(join(folder, path), 'utf8'));
      return path;
    };

    const waiting = doors.map((door) => join(compiled, relative(folder, door).replace(/\.tsx?$/, '.d.ts')));
    const seen = new Set(waiting);
    for (let declaration = waiting.pop(); declaration; declaration = waiting.pop()) {
      const { resolved, imported } = resolveImports(await readFile(declaration, 'utf8'), dirname(declaration));
      const fileName = relative(compiled, declaration);
      emit(fileName, resolved);
      const source = await emitSource(fileName.replace(/\.d\.ts$/, ''));
      const map = JSON.parse(await readFile(`${declaration}.map`, 'utf8'));
      emit(`${fileName}.map`, JSON.stringify({ ...map, sources: [relative(dirname(fileName), `src/${source}`)] }));
      for (const next of imported) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
  },
});
