import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const execute = promisify(execFile);
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders of the published packages by their names; each has a built `dist`. */
const folders = {
  sdk: 'sdk',
  ui: 'ui',
  emulator: 'emulator',
  'frontegg-react': 'ui/frontegg/packages/react',
  'frontegg-rest-api': 'ui/frontegg/packages/rest-api',
  'frontegg-nextjs': 'ui/frontegg/packages/nextjs',
} as const;

export type PackageName = keyof typeof folders;
export const packageNames = Object.keys(folders) as PackageName[];

/** The built package. */
export const builtFolder = (name: PackageName): string => join(root, folders[name], 'dist');

/** A packed package. */
export interface Tarball {
  path: string;
  /** Packed size in bytes. */
  size: number;
  /** Paths of the files inside. */
  files: readonly string[];
}

/** Packs the built package into a folder. */
export const pack = async (name: PackageName, folder: string): Promise<Tarball> => {
  const args = ['pack', builtFolder(name), '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await execute('npm', args, { cwd: root, maxBuffer: 2 ** 24 });
  const [report] = JSON.parse(stdout) as { filename: string; size: number; files: { path: string }[] }[];
  if (!report) throw new Error(`npm packed nothing of ${name}. Run "npm run build" first.`);
  return { path: join(folder, report.filename), size: report.size, files: report.files.map(({ path }) => path) };
};

interface Manifest {
  bin?: Record<string, string>;
  engines?: Record<string, string>;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  [field: string]: unknown;
}

export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * A folder with the packed packages as a host installs them, inside the repository, so that their dependencies are
 * found in its `node_modules`.
 */
export const createHost = async (): Promise<string> => {
  await mkdir(join(root, '.cache'), { recursive: true });
  const host = await mkdtemp(join(root, '.cache/host-'));
  for (const name of packageNames) {
    const { path } = await pack(name, host);
    const target = join(host, 'node_modules/@gatehouse', name);
    await mkdir(target, { recursive: true });
    await execute('tar', ['-xzf', path, '-C', target, '--strip-components=1']);
  }
  return host;
};

/**
 * Entry points of a library, with `*` replaced by the existing files. A command is excluded, since it runs when it is
 * imported.
 */
export const entryPoints = (name: PackageName, { exports, bin = {} }: Manifest, files: readonly string[]): string[] =>
  Object.entries(exports).flatMap(([entryPoint, target]) => {
    const path = typeof target === 'string' ? target : (target.default ?? '');
    if (!path.endsWith('.js') || Object.values(bin).includes(path)) return [];
    const specifier = `@gatehouse/${name}${entryPoint.slice(1)}`;
    const [before = '', after] = path.slice(2).split('*');
    if (after === undefined) return [specifier];
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => file.slice(before.length, file.length - after.length))
      .filter((part) => part !== '' && !part.includes('/'))
      .map((part) => specifier.replace('*', part));
  });
