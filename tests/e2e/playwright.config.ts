import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../support/launch';

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
  // Limits end what hangs. No test is judged by them, however busy the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'en-GB',
    // Every frame of it costs; `-- --trace on` brings it back where a failure has to be understood.
    trace: 'off',
    launchOptions: {
      ...launchOptions,
      // Playwright turns the back/forward cache off, which would make the tests of Back meaningless.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});
