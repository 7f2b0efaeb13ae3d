import type { Page } from '@playwright/test';
import type { Tab } from './tab';

/** A page of Playwright as a tab. */
export const tabOf = (page: Page): Tab => ({
  goto: async (address) => {
    await page.goto(address);
  },
  evaluate: <T, A>(run: (input: A) => T | Promise<T>, input?: A) =>
    page.evaluate<T, unknown>(run as (input: unknown) => T | Promise<T>, input),
  runScript: (source) => page.evaluate(source),
  click: ({ x, y }) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  pressEscape: () => page.keyboard.press('Escape'),
  address: async () => page.url(),
  picture: () => page.screenshot(),
  close: () => page.close(),
});
