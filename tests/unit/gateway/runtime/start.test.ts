import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const project = fileURLToPath(new URL('../../../../', import.meta.url));

/** Creates the page of a mode as Vite does, but at once. */
const VITE = `import { mkdirSync, writeFileSync } from 'node:fs';
const mode = process.argv[process.argv.indexOf('--mode') + 1];
const folder = process.env.PAGES_FOLDER + '/' + mode;
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/index.html', process.env.NODE_ENV);
console.log('made ' + mode);`;

let root = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const bundle = () => join(root, 'demo/dist/serve.js');

/** A small source tree, with a server that prints one word and exits. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse-tree-'));
  for (const path of ['package-lock.json', 'tailwind.config.ts', 'demo/portal/page.ts']) write(path, '');
  write('node_modules/vite/bin/vite.js', VITE);
  write('package.json', '{"type":"module"}');
  write('demo/serve.ts', "console.log('one');");
  copyFileSync(join(project, 'demo/start.mjs'), join(root, 'demo/start.mjs'));
  symlinkSync(join(project, 'node_modules/esbuild'), join(root, 'node_modules/esbuild'));
});
afterEach(() => rmSync(root, { recursive: true }));

const startWith = (env: Record<string, string>, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['demo/start.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  return { status, stdout, stderr };
};
const start = (...args: string[]) => startWith({ NODE_ENV: 'production' }, ...args);

test('a start rebuilds only what has changed, and writes nothing else to standard output', () => {
  const first = start();
  expect(first).toMatchObject({ status: 0, stdout: 'one\n' });
  expect(first.stderr.split('\n').sort()).toEqual([
    '',
    'Building hosted …',
    'Building portal …',
    'made hosted',
    'made portal',
  ]);
  const { mtimeMs, ino } = statSync(bundle());
  expect(start()).toEqual({ status: 0, stdout: 'one\n', stderr: '' });
  expect(statSync(bundle())).toMatchObject({ mtimeMs, ino });
  write('demo/serve.ts', "console.log('two');");
  expect(start()).toEqual({ status: 0, stdout: 'two\n', stderr: '' });
  write('demo/portal/page.ts', 'export {};');
  expect(start().stderr).toContain('made portal');
});

test('--build does not start the server', () => {
  const built = start('--build');
  expect(built).toMatchObject({ status: 0, stdout: '' });
  expect(built.stderr).toMatch(/\nEverything is built in .*dist\. Nothing was started\.\n$/);
  expect(start()).toEqual({ status: 0, stdout: 'one\n', stderr: '' });
});

test("the pages contain React's production build in every environment; the development build is beside it", () => {
  const reactOf = (pages: string) => readFileSync(join(root, pages, 'index.html'), 'utf8');
  startWith({ NODE_ENV: 'development' }, '--build');
  expect(reactOf('demo/dist/portal')).toBe('production');
  startWith({ REACT_BUILD: 'development' }, '--build');
  expect(reactOf('demo/dist/development/portal')).toBe('development');
  expect(reactOf('demo/dist/portal')).toBe('production');
  expect(start()).toEqual({ status: 0, stdout: 'one\n', stderr: '' });
});

test('a tree that was built in another folder is rebuilt, since the server contains its path', () => {
  start('--build');
  const moved = `${root}-moved`;
  renameSync(root, moved);
  root = moved;
  const { ino } = statSync(bundle());
  start('--build');
  expect(statSync(bundle()).ino).not.toBe(ino);
});

test('a folder that cannot be written stops the start with one sentence', () => {
  // Not even root can create a folder there.
  write('demo/dist', '');
  expect(start()).toEqual({
    status: 1,
    stdout: '',
    stderr: `The folder ${join(root, 'demo/dist')} holds no build of this version that this account may read, and the account cannot write one there. Run "npm start -- --build" as the owner of these files.\n`,
  });
});

test('without the build dependencies, the start names the command that installs them, in production too', () => {
  rmSync(join(root, 'node_modules/vite'), { recursive: true });
  expect(start()).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The dependencies are not installed. Run "npm ci --include=dev" first.\n',
  });
});
