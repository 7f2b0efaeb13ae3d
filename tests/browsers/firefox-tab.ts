import type { Page } from 'puppeteer-core';
import type { Tab } from './tab';

/** A page of Puppeteer as a tab. */
export const tabOf = (page: Page): Tab => ({
  goto: async (address) => {
    await page.goto(address);
  },
  evaluate: async <T, A>(run: (input: A) => T | Promise<T>, input?: A) =>
    (await page.evaluate(run as (input: unknown) => T | Promise<T>, input)) as T,
  runScript: async (source) => {
    await page.evaluate(source);
  },
  click: ({ x, y }) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  pressEscape: () => page.keyboard.press('Escape'),
  address: async () => page.url(),
  picture: () => page.screenshot(),
  close: () => page.close(),
});
