/**
 * Runs what must hold: `npm test` everything, `npm run check` what needs no browser and no server.
 * Independent steps share two lanes; a step that fails prints all it said, and the others still run.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = join(root, '.cache/reports');
const reportOf = (name) => join(reports, `${name}.json`);

const vitestCounts = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests });
const playwrightCounts = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

const vitest = (name, project, ...paths) => ({
  name,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...paths,
  ],
  counts: vitestCounts,
});

const steps = {
  types: { name: 'types', command: 'tsc', args: ['-b'] },
  lint: { name: 'lint', command: 'biome', args: ['check'] },
  deadCode: { name: 'dead-code', command: 'knip', args: [] },
  boundaries: vitest('boundaries', 'unit', 'tests/boundaries'),
  unit: vitest('unit', 'unit'),
  stories: vitest('stories', 'stories *'),
  endToEnd: {
    name: 'end-to-end',
    command: 'playwright',
    args: ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('end-to-end') },
    counts: playwrightCounts,
  },
};

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const execute = ({ command, args, env }) =>
  new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(said).toString() }));
  });

/** Counts of the step's report. A step without tests, or one that broke before it could report, counts as one. */
const countsOf = ({ name, counts }, ok) => {
  const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!counts) return single;
  try {
    const { passed, failed } = counts(JSON.parse(readFileSync(reportOf(name), 'utf8')));
    if (ok && passed + failed === 0) return { passed: 0, failed: 1 };
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const totals = { passed: 0, failed: 0 };

const report = (step, { ok, output }, since) => {
  const { passed, failed } = countsOf(step, ok);
  totals.passed += passed;
  totals.failed += failed;
  const count = step.counts ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds(since)}${count})`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
};

const run = async (step) => {
  const since = performance.now();
  console.log(`...  ${step.name}`);
  report(step, await execute(step), since);
};

/** Runs steps in order, as many at once as there are lanes. */
const inLanes = async (lanes, list) => {
  const waiting = [...list];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

const browserSteps = async () => {
  const since = performance.now();
  try {
    process.env.CHROMIUM_PATH = await findBrowser();
  } catch (error) {
    report({ name: 'browser' }, { ok: false, output: String(error) }, since);
    return [];
  }
  console.log(`ok   browser (${process.env.CHROMIUM_PATH})`);
  return [steps.stories, steps.endToEnd];
};

const start = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (process.argv[2] === 'check') {
  await inLanes(2, [steps.types, steps.lint, steps.boundaries, steps.deadCode]);
} else {
  const quick = inLanes(2, [steps.types, steps.lint, steps.deadCode, steps.unit]);
  const [slow] = await Promise.all([browserSteps(), quick]);
  // One at a time: both drive browsers, and a starved browser fails for reasons of its own.
  await inLanes(1, slow);
}

console.log(`\n${seconds(start)}\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
