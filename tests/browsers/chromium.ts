import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../support/launch';
import { findExecutable, type Place } from './find-executable';
import type { StartBrowser, StartedBrowser, Tab } from './tab';

/** A page of Playwright as a tab. */
export const tabOf = (page: Page): Tab => ({
  goto: async (address) => {
    await page.goto(address);
  },
  evaluate: <T, A>(run: (input: A) => T | Promise<T>, input?: A) =>
    page.evaluate<T, unknown>(run as (input: unknown) => T | Promise<T>, input),
  address: async () => page.url(),
  picture: () => page.screenshot(),
  close: () => page.close(),
});

/** The one of the machine, or the one that Playwright installed. */
const place = (): Place => ({
  variable: 'CHROMIUM_PATH',
  files: ['/usr/bin/chromium', chromium.executablePath()],
  debian: 'chromium',
});

/** Starts Chromium. */
export const startChromium = async ({ proxy }: StartBrowser = {}): Promise<StartedBrowser> => {
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findExecutable(place()),
    // Playwright turns the back/forward cache off, and with it a part of what tabs do to each other.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(proxy && { proxy: { server: `http://127.0.0.1:${proxy}` } }),
  });
  const context = await browser.newContext({ ignoreHTTPSErrors: proxy !== undefined });
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return {
    version: `Chromium ${browser.version()}`,
    dialogs,
    open: async () => tabOf(await context.newPage()),
    stop: () => browser.close(),
  };
};
