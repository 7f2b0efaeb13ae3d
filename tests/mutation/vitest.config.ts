import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const sdk = fileURLToPath(new URL('../../sdk', import.meta.url));

/** The unit tests of the changed folders, against the changed copy of the sources instead of the linked package. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@gatehouse\/sdk$/, replacement: `${sdk}/index.ts` },
      { find: /^@gatehouse\/sdk\/(contracts|query)$/, replacement: `${sdk}/$1.ts` },
      { find: /^@gatehouse\/sdk\/(admin|embed|sign-in|flows\/.+)$/, replacement: `${sdk}/$1/index.ts` },
      { find: /^@gatehouse\/sdk\/contracts\/(session|entitlements)$/, replacement: `${sdk}/$1/contract.ts` },
      { find: /^@gatehouse\/sdk\/contracts\/(.+)$/, replacement: `${sdk}/capabilities/$1/contract.ts` },
      { find: /^@gatehouse\/sdk\/(.+)$/, replacement: `${sdk}/capabilities/$1/queries.ts` },
    ],
  },
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
