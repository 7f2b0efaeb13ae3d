import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** Tests of the shared state against a real PostgreSQL. Start them with `npm run test:postgres`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { environment: 'node', include: ['tests/postgres/*.postgres.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
