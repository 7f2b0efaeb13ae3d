import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { shellOptions } from './tests/support/launch';
import { limits, unitProjects, workers } from './tests/vitest.config';

/** Walks over all pages and forms, which a change rarely breaks: `npm run test:long`. */
const tags = process.env.STORIES === 'long' ? { include: ['long'] } : { exclude: ['long'] };

export default defineConfig({
  test: {
    ...workers,
    projects: [
      ...unitProjects,
      {
        resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
        plugins: [storybookTest({ configDir: '.storybook', tags })],
        // Known before the first test: a dependency found during a run makes Vite reload the page under the tests.
        optimizeDeps: {
          entries: ['ui/**/*.stories.tsx', '.storybook/*.stories.tsx', '.storybook/preview.tsx'],
          // Each icon is a small module of its own: left as it is, a new one is no new dependency.
          exclude: ['lucide-react'],
        },
        test: {
          ...limits,
          name: 'stories',
          browser: {
            enabled: true,
            // One page for all files: a fresh one for each takes longer than its stories.
            isolate: false,
            headless: true,
            connectTimeout: limits.testTimeout,
            provider: playwright({ launchOptions: shellOptions }),
            // In light, and at the end of each story axe looks at its colors in dark: .storybook/accessibility.ts.
            instances: [{ browser: 'chromium', name: 'stories light' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
