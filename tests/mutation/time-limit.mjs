import { readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as runners } from '@stryker-mutator/vitest-runner';

export { strykerValidationSchema } from '@stryker-mutator/vitest-runner';

const NOT_TESTED = 'Not tested: the time limit was reached.';

/** Stryker has no time limit: this runner answers for the tests once the time is up. */
const timeLimitedRunner = (injector) => {
  const runner = injector.injectFunction(runners[0].factory);
  const deadline = Number(process.env.MUTATE_DEADLINE);
  const run = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) =>
    Date.now() < deadline ? run(options) : { status: 'error', errorMessage: NOT_TESTED };
  return runner;
};
timeLimitedRunner.inject = ['$injector'];

/** Says what was left out, and takes it out of the results that the next run starts from. */
const timeLimitReporter = ({ incrementalFile }) => ({
  wrapUp() {
    const results = JSON.parse(readFileSync(incrementalFile, 'utf8'));
    let skipped = 0;
    for (const file of Object.values(results.files)) {
      const tested = file.mutants.filter(({ statusReason }) => statusReason !== NOT_TESTED);
      skipped += file.mutants.length - tested.length;
      file.mutants = tested;
    }
    if (skipped === 0) return;
    writeFileSync(incrementalFile, JSON.stringify(results));
    console.log(
      `The time limit was reached: ${skipped} changes (errors in the table) were not tested. The next run goes on.`,
    );
  },
});
timeLimitReporter.inject = ['options'];

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'vitest', factory: timeLimitedRunner },
  { kind: 'Reporter', name: 'time-limit', factory: timeLimitReporter },
];
