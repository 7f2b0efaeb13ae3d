import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../support/launch';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './build.ts',
  // Each worker has a provider and a database of its own; within one the tests take turns.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      ...launchOptions,
      // Playwright turns the back/forward cache off, which would make the tests of Back meaningless.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});
