import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Checks of the packages built by `npm run build`. Run them with `npm run check:packages`, which builds first. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: ['*.test.{ts,tsx}'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
