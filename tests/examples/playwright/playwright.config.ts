import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../support/launch';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/playwright-kit',
  workers: 1,
  reporter: 'line',
  use: { launchOptions },
  projects: [
    { name: 'kit', testIgnore: 'fails/**' },
    { name: 'fails', testDir: 'fails' },
  ],
});
