import { existsSync } from 'node:fs';

const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'];

/** How stories and end-to-end tests start a browser. Without a Chromium here, Playwright takes the one it installed. */
export const launchOptions = {
  executablePath: known.find((path) => path && existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
