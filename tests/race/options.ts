import { parseArgs } from 'node:util';
import { type BrowserName, readBrowserName } from '../browsers/options';

export interface RaceOptions {
  browser: BrowserName;
  tabs: number;
  /** Number of expiries, each at the same time in every tab. */
  cycles: number;
  /** Duration of a token call at the provider, in milliseconds. */
  delay: number;
  /** Lifetime of a token in seconds; it is renewed a fifth of that before its expiry. */
  life: number;
  /** Runs a busy loop on every core. */
  busy: boolean;
  /** APIs removed from the browser. Without `indexedDB` the tabs share nothing: the control that must fail. */
  without: Removable[];
}

const removables = ['locks', 'channel', 'indexedDB'] as const;
type Removable = (typeof removables)[number];

const complete = (name: string, value: string | undefined, least: number): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} must be a whole number from ${least}.`);
  return number;
};

const removable = (names: string): Removable[] =>
  names
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      const known = removables.find((removable) => removable === name);
      if (!known) throw new Error(`--without takes ${removables.join(', ')}, or several of them, separated by commas.`);
      return known;
    });

/** Reads the command line. */
export const readOptions = (args: string[]): RaceOptions => {
  const { values } = parseArgs({
    args,
    options: {
      browser: { type: 'string', default: 'chromium' },
      tabs: { type: 'string', default: '10' },
      cycles: { type: 'string', default: '200' },
      delay: { type: 'string', default: '20' },
      life: { type: 'string', default: '5' },
      busy: { type: 'boolean', default: false },
      without: { type: 'string', default: '' },
    },
  });
  return {
    browser: readBrowserName(values.browser),
    tabs: complete('tabs', values.tabs, 1),
    cycles: complete('cycles', values.cycles, 1),
    delay: complete('delay', values.delay, 0),
    life: complete('life', values.life, 1),
    busy: values.busy,
    without: removable(values.without),
  };
};
