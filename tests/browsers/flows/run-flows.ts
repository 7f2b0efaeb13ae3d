import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { median } from '../../bench/table';
import type { BrowserName, BrowsersOptions } from '../options';
import { withBrowser } from '../start-browser';
import type { Shown } from '../step';
import type { StartedBrowser, Viewport } from '../tab';
import { administration } from './administration';
import { byMail } from './by-mail';
import { type Fixture, startFixture } from './fixture';
import type { Flow } from './flow';
import { type Outcome, runFlow } from './run-flow';
import { secondFactor } from './second-factor';
import { sessions } from './sessions';
import { throughOthers } from './through-others';
import { withPassword } from './with-password';

/** Every flow of the smoke test. */
const flows: readonly Flow[] = [
  ...withPassword,
  ...byMail,
  ...secondFactor,
  ...throughOthers,
  ...sessions,
  ...administration,
];

const finderEntry = fileURLToPath(new URL('../in-page/finder.ts', import.meta.url));

/** Bundles the finder as a classic script. */
const bundleFinder = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [finderEntry],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

const viewports: Readonly<Record<string, Viewport>> = {
  desktop: { width: 1280, height: 800, isMobile: false },
  mobile: { width: 390, height: 844, isMobile: true },
};

const pictureFolder = fileURLToPath(new URL('../../../test-results/browsers/', import.meta.url));

/** Stores the screenshots of a failed flow. */
const keepPictures = (name: string, pictures: readonly Uint8Array[]): void => {
  if (pictures.length === 0) return;
  mkdirSync(pictureFolder, { recursive: true });
  const file = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  for (const [at, picture] of pictures.entries()) writeFileSync(`${pictureFolder}${file}-${at + 1}.png`, picture);
};

interface Entry {
  flow: Flow;
  size: string;
  viewport: Viewport;
  outcomes: Outcome[];
}

const rowOf = (version: string, { flow, size, outcomes }: Entry): string[] => {
  const right = outcomes.filter(({ wrong }) => wrong.length === 0).length;
  const seconds = median(outcomes.map((outcome) => outcome.seconds)).toFixed(1);
  return [flow.name, version, size, `${right} of ${outcomes.length}`, seconds];
};

const problemsOf = ({ flow, size, outcomes }: Entry): string[] =>
  outcomes.flatMap(({ wrong }, at) => wrong.map((text) => `${flow.name}, ${size}, run ${at + 1}: ${text}`));

const runAll = async (browser: StartedBrowser, fixture: Fixture, { repeat, flow: wanted }: BrowsersOptions) => {
  const finder = await bundleFinder();
  const entries = flows
    .filter(({ name }) => name.includes(wanted))
    .flatMap((flow) =>
      Object.entries(viewports).map(([size, viewport]): Entry => ({ flow, size, viewport, outcomes: [] })),
    );
  if (entries.length === 0) throw new Error(`No flow has "${wanted}" in its name.`);
  for (let round = 1; round <= repeat; round += 1) {
    for (const { flow, size, viewport, outcomes } of entries) {
      const outcome = await runFlow(flow, { browser, fixture, viewport, finder });
      outcomes.push(outcome);
      process.stderr.write('.');
      for (const problem of outcome.wrong) console.log(`${flow.name}, ${size}, run ${round}: ${problem}`);
      keepPictures(`${browser.version} ${flow.name} ${size} ${round}`, outcome.pictures);
    }
  }
  return entries;
};

/** Runs every flow in one browser, on a desktop and on a phone. */
export const runFlows = async (name: BrowserName, options: BrowsersOptions): Promise<Shown> => {
  const fixture = await startFixture();
  try {
    return await withBrowser(name, async (browser) => {
      const entries = await runAll(browser, fixture, options);
      const all = entries.flatMap(({ outcomes }) => outcomes);
      const right = all.filter(({ wrong }) => wrong.length === 0).length;
      return {
        browser: browser.version,
        columns: ['flow', 'engine', 'size', 'right', 'seconds'],
        rows: [
          ...entries.map((entry) => rowOf(browser.version, entry)),
          ['all', '', '', `${right} of ${all.length}`, ''],
        ],
        problems: entries.flatMap(problemsOf),
      };
    });
  } finally {
    await fixture.stop();
  }
};
