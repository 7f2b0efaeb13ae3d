import type { Page as PlaywrightPage } from '@playwright/test';
import type { Page as PuppeteerPage } from 'puppeteer-core';
import type { Tab } from './tab';

/** A page of Playwright or Puppeteer as a tab. */
export const tabOf = (page: PlaywrightPage | PuppeteerPage): Tab => {
  // The parameters of the two differ in their types only.
  const evaluate = page.evaluate.bind(page) as (run: unknown, input?: unknown) => Promise<unknown>;
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: async <T, A>(run: (input: A) => T | Promise<T>, input?: A) => (await evaluate(run, input)) as T,
    runScript: async (source) => void (await evaluate(source)),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    // What the driver says misses changes of the history in Firefox's extended support release.
    address: async () => String(await evaluate(() => location.href)),
    picture: () => page.screenshot(),
    close: () => page.close(),
  };
};
