import { fileURLToPath } from 'node:url';

// Changes the SDK's most delicate code in small ways and sees whether a unit test notices: `npm run mutate`, best on an
// idle machine; `-- --mutate sdk/session/tokens/jwt.ts` for one file, `-- --force` after tests changed. Report in .cache/mutation.
// Ends after an hour, or `MUTATE_MINUTES`, with what it has; the next run goes on from there.
process.env.MUTATE_DEADLINE = String(Date.now() + Number(process.env.MUTATE_MINUTES ?? 60) * 60_000);

export default {
  testRunner: 'vitest',
  plugins: [fileURLToPath(new URL('plugins.mjs', import.meta.url))],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'sdk/session/{step-up,recent-times}.ts',
    'sdk/session/open-id/{redirects,pkce,transactions,hosted-login}.ts',
    'sdk/session/tokens/{jwt,refresher,refresh-lock,token-store}.ts',
    'sdk/sign-in/with-step-up.ts',
    'sdk/entitlements/{gate,evaluate,operators}.ts',
    'sdk/core/{permissions,guards,pause,schema}.ts',
    'sdk/core/http/{client,url,web-url,response-errors,base-url,read-response}.ts',
  ],
  ignorePatterns: ['.cache', '**/dist', 'docs', 'storybook-static', 'test-results', 'coverage'],
  concurrency: 2,
  timeoutMS: 8_000,
  warnings: { slow: false },
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/stryker',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json', 'time-limit'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
