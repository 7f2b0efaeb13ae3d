import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/support/launch';

const conditions = ['source', 'module', 'browser', 'development|production'];
const nodeConditions = ['source', 'module', 'node', 'development|production'];

const browser = playwright({ launchOptions });

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    // A busy machine must not fail a test: what has a limit of time is the best of several runs.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,contract,boundaries,interop,examples}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Known before the first test: a dependency found during a run makes Vite reload the page under the tests.
        optimizeDeps: { entries: ['ui/**/*.stories.tsx', '.storybook/preview.tsx'] },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            // One page for all files: a fresh one for each takes longer than its stories.
            isolate: false,
            headless: true,
            provider: browser,
            // Every story in both themes: .storybook/preview.tsx takes its first theme from the name.
            instances: [
              { browser: 'chromium', name: 'stories light' },
              { browser: 'chromium', name: 'stories dark', env: { VITE_STORY_THEME: 'dark' } },
            ],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
