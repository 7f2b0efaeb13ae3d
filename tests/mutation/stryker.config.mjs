// Changes the SDK's most delicate code in small ways and sees whether a unit test notices: `npm run mutate`, best on an
// idle machine; `-- --mutate sdk/session/jwt.ts` for one file, `-- --force` after tests changed. Report in .cache/mutation.

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [
    'sdk/session/{redirects,jwt,pkce,step-up,transactions,hosted-login,recent-times,refresher,refresh-lock,token-store}.ts',
    'sdk/sign-in/with-step-up.ts',
    'sdk/entitlements/{gate,evaluate,operators}.ts',
    'sdk/core/{client,permissions,url,web-url,parse-json,pause,response-errors,base-url,read-response,schema}.ts',
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
