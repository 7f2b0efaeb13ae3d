/**
 * Runs what must hold: `npm test` everything at each change, `npm run check` what needs no browser and no server,
 * `npm run test:long` what a change rarely breaks and what needs hours, other browsers or the network.
 * A step that fails prints what failed and then all its output, and the others still run. A few tests that fail are run
 * once more by themselves: what passes then is flaky, is printed with its message, and does not fail the run.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.mjs';
import { readPlaywright, readVitest } from './read-report.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = join(root, '.cache/reports');
const reportOf = (name) => join(reports, `${name}.json`);

const vitest = (name, config, projects, ...paths) => {
  const start = ['run', '--config', config, ...projects.map((project) => `--project=${project}`)];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return {
    name,
    command: 'vitest',
    args: [...start, ...reporters, ...paths],
    read: readVitest,
    again: (files) => [...start, ...files],
  };
};

const playwright = (name, projects, env) => {
  const start = [
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
  ];
  return {
    name,
    command: 'playwright',
    args: [...start, '--reporter=line,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
    read: readPlaywright,
    again: (files) => [...start, '--reporter=line', ...files],
  };
};

/** A script of package.json that prints results of its own. */
const script = (name) => ({ name, command: 'npm', args: ['run', '--silent', name], shown: true });

const steps = {
  // The native compiler takes a third of the CPU time. By its path, since two versions of TypeScript have the command
  // `tsc`.
  types: { name: 'types', command: process.execPath, args: ['node_modules/typescript-7/bin/tsc', '-b'] },
  lint: { name: 'lint', command: 'biome', args: ['check'] },
  deadCode: { name: 'dead-code', command: 'knip', args: [] },
  boundaries: vitest('boundaries', 'tests/vitest.config.ts', ['unit'], 'tests/boundaries'),
  unit: vitest('unit', 'tests/vitest.config.ts', ['unit', 'unit-isolated']),
  // With the React build that hosts deliver, which takes a fifth less CPU time. Its strict mode is in the other build
  // only.
  stories: {
    ...vitest('stories', 'vitest.config.ts', ['stories *']),
    env: { NODE_ENV: 'production' },
  },
  strictStories: {
    ...vitest('stories-strict', 'vitest.config.ts', ['stories *'], 'ui/react'),
    // Another build of React: in one cache, the two would overwrite each other's while both run.
    env: { NODE_ENV: 'development', CACHE_DIR: join(root, 'node_modules/.cache/strict') },
  },
  longStories: {
    ...vitest('stories-long', 'vitest.config.ts', ['stories *']),
    env: { NODE_ENV: 'production', STORIES: 'long' },
  },
  translatedStories: {
    ...vitest('stories-translated', 'tests/translated/vitest.config.ts', []),
    env: { NODE_ENV: 'production' },
  },
  endToEnd: playwright('end-to-end', ['back', 'others']),
  long: vitest('long', 'tests/vitest.config.ts', ['long']),
  contracts: vitest('contracts-chromium', 'tests/contract/vitest.config.ts', []),
  longEndToEnd: playwright('end-to-end-long', ['long', 'long-back']),
  // Strict mode runs every effect twice, and the tests count the requests.
  strictEndToEnd: playwright('end-to-end-strict', ['back', 'others'], { REACT_BUILD: 'development' }),
};

/** These take minutes to hours; each can be run by its own name. */
const longScripts = [
  'check:packages',
  'size',
  'hosts',
  'published-client',
  'race',
  'browsers',
  'load',
  'test:nocodb',
  'mutate',
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

const execute = ({ command, args, env, shown = false }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: ['ignore', ...(shown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    });
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(said).toString() }));
  });

/** Result of the step's report. A step without tests, or one that broke before it could report, counts as one. */
const resultOf = ({ name, read }, ok) => {
  const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
  if (!read) return single;
  try {
    const { passed, failed, failures } = read(JSON.parse(readFileSync(reportOf(name), 'utf8')));
    if (ok && passed + failed === 0) return { passed: 0, failed: 1, failures };
    return { passed, failed: ok ? failed : Math.max(failed, 1), failures };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
};

const totals = { passed: 0, failed: 0, flaky: 0 };

const counted = ({ passed, failed, flaky }) =>
  `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} flaky` : ''}`;

const report = (step, { passed, failed, failures, flaky = [] }, output, since) => {
  const counts = { passed, failed, flaky: flaky.length };
  for (const [name, count] of Object.entries(counts)) totals[name] += count;
  const result = step.read ? `, ${counted(counts)}` : '';
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds(since)}${result})`);
  // The failures first: a truncated log keeps its beginning.
  for (const { name, message } of flaky) console.log(`\nflaky: ${name}\n${message}\n`);
  for (const { name, message } of failures) console.log(`\nfailed: ${name}\n${message}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
};

/** More failures than this are not flaky tests. */
const FEW = 3;

/** Runs the files of a few failures once more; undefined when they fail again. */
const secondLook = async (step, { passed, failed, failures }) => {
  const files = [...new Set(failures.map(({ file }) => file))];
  if (failed === 0 || !step.again || failed > FEW || failures.length !== failed || files.includes(undefined))
    return undefined;
  const again = { ...step, args: step.again(files), name: `${step.name}-again` };
  const { ok } = await execute(again);
  return ok ? { passed: passed + failed, failed: 0, failures: [], flaky: failures } : undefined;
};

const run = async (step) => {
  const since = performance.now();
  console.log(`...  ${step.name}`);
  const { ok, output } = await execute(step);
  const first = resultOf(step, ok);
  report(step, (await secondLook(step, first)) ?? first, output, since);
};

const inOrder = async (list) => {
  for (const step of list) await run(step);
};

/** Finds a browser for the steps that need one, once. Resolves to whether there is any. */
let search;
const hasBrowser = () => {
  search ??= (async () => {
    const since = performance.now();
    try {
      process.env.CHROMIUM_PATH = await findBrowser();
    } catch (error) {
      report({ name: 'browser' }, { passed: 0, failed: 1, failures: [] }, String(error), since);
      return false;
    }
    console.log(`ok   browser (${process.env.CHROMIUM_PATH})`);
    return true;
  })();
  return search;
};

/** Runs steps in order once there is a browser. */
const inBrowser = async (list) => {
  if (await hasBrowser()) await inOrder(list);
};

const modes = {
  check: () => Promise.all([inOrder([steps.types, steps.boundaries]), inOrder([steps.lint, steps.deadCode])]),
  // Two lanes: stories fill one core, and end-to-end tests wait in between, so that each would leave half of two cores
  // idle alone. Whichever is done first does the rest. No test is judged by how long it takes.
  test: async () => {
    // The longest first, so that the lanes end together.
    const rest = [
      () => inOrder([steps.unit]),
      () => inBrowser([steps.strictStories]),
      () => inOrder([steps.lint]),
      () => inOrder([steps.deadCode]),
    ];
    const lane = async (start) => {
      await start();
      for (let next = rest.shift(); next; next = rest.shift()) await next();
    };
    await Promise.all([
      lane(() => inBrowser([steps.stories])),
      lane(async () => {
        await inOrder([steps.types]);
        await inBrowser([steps.endToEnd]);
      }),
    ]);
  },
  long: async () => {
    await run(steps.long);
    const known = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);
    await inBrowser([
      steps.contracts,
      steps.longStories,
      steps.translatedStories,
      steps.longEndToEnd,
      steps.strictEndToEnd,
    ]);
    await inBrowser(longScripts.filter((name) => known.includes(name)).map(script));
  },
};

const start = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await modes[process.argv[2] ?? 'test']();

console.log(`\n${seconds(start)}\n${counted(totals)}`);
process.exitCode = totals.failed === 0 ? 0 : 1;
