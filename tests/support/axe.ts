import type { Frame, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Injects axe into a document once: its source is half a megabyte. */
const bringAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(axe.source);
};

const axeOptions: RunOptions = {
  // No rule here needs preloaded style sheets, and passed checks are not read.
  preload: false,
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Returns all violations of a page and its frames as rule and elements, whatever their impact. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await Promise.all(page.frames().map(bringAxe));
  // axe reads no frame of another origin, and its attempt is an error in the console.
  const { origin } = new URL(page.url());
  const isForeign = (frame: Frame) => frame.url().startsWith('http') && new URL(frame.url()).origin !== origin;
  const iframes = !page.frames().some(isForeign);
  const named = await page.evaluate(
    async (options) => {
      const results = await window.axe?.run(document, options);
      return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    { ...axeOptions, iframes },
  );
  if (!named) throw new Error('The page has lost axe.');
  return named;
};
