import { readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as runners } from '@stryker-mutator/vitest-runner';

export { strykerValidationSchema } from '@stryker-mutator/vitest-runner';

const NOT_TESTED = 'Not tested: the time limit was reached.';

/**
 * Stryker has no time limit: this runner answers for the tests once the time is up. Nor does it notice a test file that
 * does not load, and every change that only this file finds would survive.
 */
const strictRunner = (injector) => {
  const runner = injector.injectFunction(runners[0].factory);
  const deadline = Number(process.env.MUTATE_DEADLINE);
  const dryRun = runner.dryRun.bind(runner);
  runner.dryRun = async (options) => {
    const outcome = await dryRun(options);
    const errors = runner.ctx.state
      .getFiles()
      .flatMap(({ name, result }) => (result?.errors ?? []).map(({ message }) => `${name}: ${message}`));
    return errors.length > 0 ? { status: 'error', errorMessage: errors.join('\n') } : outcome;
  };
  const run = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) =>
    Date.now() < deadline ? run(options) : { status: 'error', errorMessage: NOT_TESTED };
  return runner;
};
strictRunner.inject = ['$injector'];

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
  { kind: 'TestRunner', name: 'vitest', factory: strictRunner },
  { kind: 'Reporter', name: 'time-limit', factory: timeLimitReporter },
];
