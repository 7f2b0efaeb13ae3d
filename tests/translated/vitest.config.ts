import tailwind from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { shellOptions } from '../support/launch';
import { limits } from '../vitest.config';

/** All stories in a page that the browser translates: `npm run test:long`. */
export default defineConfig({
  root: new URL('../../', import.meta.url).pathname,
  plugins: [tailwind()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  optimizeDeps: { entries: ['ui/**/*.stories.tsx', '.storybook/preview.tsx'], exclude: ['lucide-react'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  test: {
    ...limits,
    include: ['tests/translated/*.test.tsx'],
    name: 'translated',
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: limits.testTimeout,
      provider: playwright({ launchOptions: shellOptions }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
    },
  },
});
