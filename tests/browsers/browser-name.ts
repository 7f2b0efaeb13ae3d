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
