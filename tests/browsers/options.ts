import { parseArgs } from 'node:util';
import { type BrowserName, browserNames, readBrowserName } from './browser-name';

const parts = ['redirects', 'journey'] as const;
export type Part = (typeof parts)[number];

interface BrowsersOptions {
  browsers: readonly BrowserName[];
  parts: readonly Part[];
}

const readPart = (name: string): Part => {
  const known = parts.find((one) => one === name);
  if (!known) throw new Error(`--only takes ${parts.join(' or ')}, not "${name}".`);
  return known;
};

/** Reads the command line: all browsers and both parts when nothing else is said. */
export const readOptions = (args: string[]): BrowsersOptions => {
  const { values } = parseArgs({ args, options: { browser: { type: 'string' }, only: { type: 'string' } } });
  return {
    browsers: values.browser ? values.browser.split(',').map(readBrowserName) : browserNames,
    parts: values.only ? [readPart(values.only)] : parts,
  };
};
