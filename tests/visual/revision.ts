import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trackChunks } from './chunks';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Builds and pictures; ignored by Git. */
export const cache = join(root, '.cache/visual');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the commit to compare with. Without a name it is the last one that differs from the working tree. */
export const findBase = (name: string | undefined): string => {
  const hasChanges = git('status', '--porcelain') !== '';
  try {
    return git('rev-parse', '--verify', `${name ?? (hasChanges ? 'HEAD' : 'HEAD~1')}^{commit}`);
  } catch {
    throw new Error(`There is no revision "${name}". Use a branch, a tag or a commit.`);
  }
};

const packages = ['sdk', 'ui', 'emulator', 'demo'];

/**
 * Gives a checkout the installed packages of this one, and its own workspaces. Where the lock files differ, it installs its own.
 */
const installInto = (folder: string): void => {
  const lock = 'package-lock.json';
  if (readFileSync(join(folder, lock), 'utf8') !== readFileSync(join(root, lock), 'utf8')) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
    return;
  }
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, '@gatehouse'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Caches belong to one checkout.
    if (name === '@gatehouse' || name === '.cache' || name === '.vite') continue;
    symlinkSync(join(root, 'node_modules', name), join(target, name));
  }
  for (const name of packages) {
    if (!existsSync(join(folder, name))) continue;
    symlinkSync(join(folder, name), join(target, '@gatehouse', name));
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'));
  }
};

const buildStories = async (folder: string, output: string): Promise<void> => {
  const command = join(folder, 'node_modules/.bin/storybook');
  const partial = `${output}.partial`;
  const args = ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', partial];
  const build = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const code = await new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`The stories in ${folder} could not be built.`);
  trackChunks(partial);
  renameSync(partial, output);
};

/** Folder of a base: another one for each content of its tree, and for each version of these scripts. */
const folderOfBase = (commit: string): string => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256').update(git('rev-parse', `${commit}^{tree}`));
  for (const name of readdirSync(here, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.ts')) hash.update(readFileSync(join(here, name)));
  return join(cache, hash.digest('hex').slice(0, 16));
};

/** Builds the stories of a commit once. Returns the folder of the build. */
export const buildBase = async (commit: string): Promise<string> => {
  const folder = folderOfBase(commit);
  const built = join(folder, 'stories');
  if (existsSync(join(built, 'index.json'))) return built;
  // One base is kept: each takes some hundred megabytes.
  if (existsSync(cache))
    for (const name of readdirSync(cache)) if (name !== 'working') rmSync(join(cache, name), { recursive: true });
  const source = join(folder, 'source');
  mkdirSync(source, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', source], { input: archive });
  installInto(source);
  await buildStories(source, built);
  rmSync(source, { recursive: true });
  return built;
};

/** Builds the stories of the working tree. Returns the folder of the build. */
export const buildWorkingTree = async (): Promise<string> => {
  const built = join(cache, 'working/stories');
  rmSync(join(cache, 'working'), { recursive: true, force: true });
  await buildStories(root, built);
  return built;
};

/** Writes a file and the folders above it. */
export const write = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
