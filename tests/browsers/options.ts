import { parseArgs } from 'node:util';

/** The browsers that the tests can drive, by the names of the command line. */
export const browserNames = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/**
 * The browser that the command line names.
 * @throws Error that lists the names
 */
export const readBrowserName = (name: string): BrowserName => {
  const known = browserNames.find((candidate) => candidate === name);
  if (!known) throw new Error(`--browser takes ${browserNames.join(', ')}, not "${name}".`);
  return known;
};

const parts = ['redirects', 'journey', 'flows'] as const;
export type Part = (typeof parts)[number];

export interface BrowsersOptions {
  browsers: readonly BrowserName[];
  parts: readonly Part[];
  /** Number of runs of each flow. */
  repeat: number;
  /** Runs only the flows whose name contains it. */
  flow: string;
}

const readPart = (name: string): Part => {
  const known = parts.find((one) => one === name);
  if (!known) throw new Error(`--part takes ${parts.join(', ')}, not "${name}".`);
  return known;
};

const readCount = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--repeat takes a whole number of at least 1, not "${text}".`);
  return Number(text);
};

/** Reads the command line. Default: all browsers and all parts, once. */
export const readOptions = (args: string[]): BrowsersOptions => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { browser: text, part: text, repeat: text, flow: text } });
  return {
    browsers: values.browser ? values.browser.split(',').map(readBrowserName) : browserNames,
    parts: values.part ? [readPart(values.part)] : parts,
    repeat: readCount(values.repeat ?? '1'),
    flow: values.flow ?? '',
  };
};
