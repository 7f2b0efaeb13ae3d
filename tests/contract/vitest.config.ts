import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { shellOptions } from '../support/launch';
import { limits } from '../vitest.config';

/**
 * Files that use sockets, files or keys of Node.js, or send headers that browsers keep to themselves, such as `Origin`
 * and `Cookie`; the provider itself needs none of them.
 */
const node = [
  'access',
  'billing',
  'captcha',
  'conformance',
  'connectivity',
  'developer-errors',
  'external-openid',
  'external-saml',
  'factors',
  'faults',
  'first-factor',
  'login-box-origin',
  'oauth',
  'origins',
  'password-link',
  'passwords',
  'persistence',
  'provisioning',
  'refresh',
  'reports',
  'server',
  'vendor-clients',
].map((name) => `tests/contract/emulator/${name}.test.ts`);

/** The contracts of the local provider in Chromium, where it also runs: `npm run test:long`. */
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  optimizeDeps: { entries: ['emulator/index.ts', 'tests/contract/emulator/*.test.ts'] },
  test: {
    ...limits,
    name: 'contracts chromium',
    include: ['tests/contract/emulator/*.test.ts'],
    exclude: node,
    restoreMocks: true,
    unstubGlobals: true,
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      connectTimeout: limits.testTimeout,
      provider: playwright({ launchOptions: shellOptions }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
});
