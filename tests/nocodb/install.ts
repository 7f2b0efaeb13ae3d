import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '0.265.1';

const folder = fileURLToPath(new URL('../../.nocodb', import.meta.url));
/** Written last, so that an interrupted installation starts again. */
const done = join(folder, 'installed');

const manifest = {
  private: true,
  description: 'The real research database, for npm run test:nocodb. Remove this folder at any time.',
  dependencies: { nocodb: VERSION },
  // The version that NocoDB pins is outside of the registry.
  overrides: { xlsx: '0.18.5' },
};

const npm = (...args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm ${args[0]} ended with ${code}.`))));
  });

const isInstalled = () => existsSync(done) && readFileSync(done, 'utf8') === VERSION;

/** Installs NocoDB once, into a folder that git ignores. Rejects when npm fails. */
export const installNocoDb = async (): Promise<void> => {
  if (isInstalled()) return;
  const since = performance.now();
  console.log(`Installing NocoDB ${VERSION} into .nocodb, once: about 550 MB, two to five minutes.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // The scripts of 900 packages do not run; the only required one compiles SQLite.
  await npm('install', '--ignore-scripts', '--no-audit', '--no-fund');
  console.log('Compiling SQLite for it, one to two minutes. This needs a C++ compiler and Python.');
  await npm('rebuild', 'sqlite3', '--build-from-source');
  writeFileSync(done, VERSION);
  console.log(`Installed after ${Math.round((performance.now() - since) / 1000)} s.`);
};
