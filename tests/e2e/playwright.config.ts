import { defineConfig, devices } from '@playwright/test';
import { launchOptions, shellOptions } from '../support/launch';

/** Playwright disables the back/forward cache, which the tests of Back require. */
const ignoreDefaultArgs = ['--disable-back-forward-cache'];
/** Tests that leave a page and come back to it, which only a whole browser may have kept. */
const back = /@back/;
/** Tests of everything that a change rarely breaks: `npm run test:long`. */
const long = /@long/;
/** Both. */
const longBack = /(?=.*@back)(?=.*@long)/;
/** Compares React's two builds: a step of `npm run test:long`, with `REACT_BUILD=development`. */
const strict = /@strict/;
const wholeBrowser = { launchOptions: { ...launchOptions, ignoreDefaultArgs } };
const shell = { launchOptions: { ...shellOptions, ignoreDefaultArgs } };
const skipped = process.env.REACT_BUILD === 'development' ? [back, long] : [back, long, strict];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './build.ts',
  // Each worker has a provider and a database of its own; within one the tests take turns. The third has something to do
  // while two wait for a server or a timer.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Timeouts only end hanging tests.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'en-GB',
    // Every frame of it costs; `-- --trace on` brings it back where a failure has to be understood.
    trace: 'off',
  },
  projects: [
    { name: 'back', grep: back, grepInvert: long, use: wholeBrowser },
    { name: 'others', grepInvert: skipped, use: shell },
    { name: 'long', grep: long, grepInvert: back, use: shell },
    { name: 'long-back', grep: longBack, use: wholeBrowser },
  ],
});
