// Changes the SDK's most delicate code in small ways and sees whether a unit test notices: `npm run mutate`, best on an
// idle machine; `-- --mutate sdk/session/tokens/jwt.ts` for one file, `-- --force` after tests changed. Report in .cache/mutation.

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'sdk/session/{step-up,recent-times}.ts',
    'sdk/session/open-id/{redirects,pkce,transactions,hosted-login}.ts',
    'sdk/session/tokens/{jwt,refresher,refresh-lock,token-store}.ts',
    'sdk/sign-in/with-step-up.ts',
    'sdk/entitlements/{gate,evaluate,operators}.ts',
    'sdk/core/{permissions,parse-json,pause,schema}.ts',
    'sdk/core/http/{client,url,web-url,response-errors,base-url,read-response}.ts',
  ],
  ignorePatterns: ['.cache', '**/dist', 'docs', 'storybook-static', 'test-results', 'coverage'],
  concurrency: 2,
  timeoutMS: 8_000,
  warnings: { slow: false },
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
