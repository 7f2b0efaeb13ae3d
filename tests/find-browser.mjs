import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const ofPlaywright = async () => {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** Ubuntu's package of the same name is an empty shell, so only Debian itself counts. */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));

const run = (command, args) =>
  new Promise((resolve, reject) => {
    console.log(`  ${command} ${args.join(' ')}`);
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}.`))));
  });

const install = async () => {
  if (isDebian() && process.getuid?.() === 0) {
    console.log('No browser found: installing the Chromium of Debian.');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium']);
    // Stories and most end-to-end tests need a sixth less work in it. Older releases do not have the package.
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']).catch(() => undefined);
    return onPath();
  }
  console.log("No browser found: downloading Playwright's Chromium.");
  await run(join('node_modules', '.bin', 'playwright'), ['install', 'chromium']);
  return ofPlaywright();
};

/** Path of a Chromium to test with; one is installed when there is none. */
export const findBrowser = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which cannot be run.`);
  const found = chosen || onPath() || (await ofPlaywright()) || (await install());
  if (!found) throw new Error('A browser was installed but not found. Set CHROMIUM_PATH to a Chromium or Chrome.');
  return found;
};
