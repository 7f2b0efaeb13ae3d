import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import manifest from '../../sdk/package.json' with { type: 'json' };

const sdk = fileURLToPath(new URL('../../sdk', import.meta.url));

/** The SDK's entry points in the copy that is changed; `node_modules` links to the original. */
const alias = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string'
    ? []
    : [
        {
          find: new RegExp(`^@gatehouse/sdk${name.slice(1).replace('*', '(.+)')}$`),
          replacement: sdk + target.source.slice(1).replace('*', '$1'),
        },
      ],
);

/** The unit tests of the changed folders, against the changed copy of the sources instead of the linked package. */
export default defineConfig({
  resolve: { alias },
  test: {
    environment: 'node',
    include: ['tests/unit/{session,sign-in,entitlements,core}/**/*.test.ts'],
    // Processes and threads of their own read the sources without the change; sockets and chance make a run unlike the
    // next, and a change that nothing but chance finds is not found.
    exclude: ['**/{plain-node,worker-thread,package,heap}.test.ts', '**/{sockets,faults-retry,fuzz}.test.ts'],
    setupFiles: ['tests/mutation/still-clock.ts'],
    // A change that makes a test wait for ever is found by this limit, without a new process.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
