import type { Tab } from './tab';
import type { SendToWindow } from './web-driver-tab';

export interface Size {
  width: number;
  height: number;
}

/** CSS pixels, frame and toolbar included. */
export const WINDOW: Size = { width: 1280, height: 800 };
const ATTEMPTS = 10;

/** Size of the page once it is the wanted one, or after a second. */
const settledSize = async ({ width, height }: Size): Promise<Size> => {
  for (let wait = 0; wait < 20; wait += 1) {
    if (innerWidth === width && innerHeight === height) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { width: innerWidth, height: innerHeight };
};

/**
 * Resizes a window so that its page has the given size, and corrects it until it has: what is measured in a new window may
 * be the frame that it had before.
 * @throws Error with the last size of the page
 */
export const resizePage = async (send: SendToWindow, tab: Tab, page: Size): Promise<void> => {
  await send('POST', 'window/rect', WINDOW);
  const frame = await tab.evaluate(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
  let window: Size = { width: page.width + frame.width, height: page.height + frame.height };
  let seen = WINDOW;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await send('POST', 'window/rect', window);
    seen = await tab.evaluate(settledSize, page);
    if (seen.width === page.width && seen.height === page.height) return;
    window = {
      width: window.width + page.width - seen.width,
      height: window.height + page.height - seen.height,
    };
  }
  throw new Error(`The page is ${seen.width} by ${seen.height} pixels, not ${page.width} by ${page.height}.`);
};
