import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** A limit ends a test that hangs. No test is judged by it, however busy the machine is. */
export const limits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Next is no dependency of this repository: `npm run hosts` runs its server. */
const next = fileURLToPath(new URL('support/next.ts', import.meta.url));
const alias = { 'next/headers': next, 'next/navigation': next, 'next/server': next };
const resolve = { conditions: ['source', 'module', 'browser', 'development|production'], alias };
/** The package of its scrolling exports TypeScript under the condition `source`, which Node cannot run. */
const server = { deps: { inline: ['downshift', 'compute-scroll-into-view'] } };
const ssr = { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } };

const all = 'tests/{unit,contract,boundaries,examples}/**/*.test.{ts,tsx}';

/** Files that start processes, replace modules, patch what all files share, or measure memory. */
const processes = [
  'tests/contract/emulator/server.test.ts',
  'tests/contract/research/store.test.ts',
  'tests/examples/**/*.test.ts',
  'tests/unit/core/log.test.ts',
  'tests/unit/flows/login-download.test.ts',
  'tests/unit/gateway/**/{open,own-rows,process,raw-requests,shortage,start}.test.ts',
  'tests/unit/session/{missing-chunk,worker-thread}.test.ts',
];

/** Files that hold what a change rarely breaks and that take long: `npm run test:long`. */
const long = [
  'tests/interop/**/*.test.ts',
  'tests/examples/{playwright-kit,testing-doc}.test.ts',
  'tests/unit/core/{heap,plain-node}.test.ts',
  'tests/unit/docs/code-blocks.test.ts',
  'tests/unit/screens/{happy-dom,translated}.test.ts',
];

/** Projects that need no browser. */
export const unitProjects: TestProjectConfiguration[] = [
  {
    resolve,
    ssr,
    test: {
      ...limits,
      server,
      name: 'unit',
      include: [all],
      exclude: [...processes, ...long],
      // Files share workers and loaded modules, which saves four fifths of the time.
      isolate: false,
      pool: 'threads',
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
    },
  },
  {
    resolve,
    ssr,
    test: { ...limits, server, name: 'unit-isolated', include: processes, exclude: long, sequence: { groupOrder: 1 } },
  },
  {
    resolve,
    ssr,
    test: { ...limits, server, name: 'long', include: long, sequence: { groupOrder: 2 } },
  },
];

export const workers = { maxWorkers: Math.max(2, availableParallelism() - 1) };

/** Everything but the stories; their plugin alone takes longer to load than most files take to run. */
export default defineConfig({ test: { ...workers, projects: unitProjects } });
