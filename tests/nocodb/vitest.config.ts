import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** Tests against the real research database. Start them with `npm run test:nocodb`, which installs it first. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['tests/nocodb/*.nocodb.ts'],
    // The local database behaves like a NocoDB on SQLite, which accepts values of any type.
    exclude: process.env.NOCODB_ON === 'postgres' ? ['tests/nocodb/contract.nocodb.ts'] : [],
    globalSetup: ['tests/nocodb/setup.ts'],
    // All of them use the same tables.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
