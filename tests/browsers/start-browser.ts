import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import type { BrowserName } from './options';
import type { StartBrowser, StartedBrowser } from './tab';
import { startWebKit } from './webkit';

const starts: Record<BrowserName, (options?: StartBrowser) => Promise<StartedBrowser>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Starts a browser, and ends it when the work has completed or failed. */
export const withBrowser = async <T>(
  name: BrowserName,
  work: (browser: StartedBrowser) => Promise<T>,
  options?: StartBrowser,
): Promise<T> => {
  const browser = await starts[name](options);
  try {
    return await work(browser);
  } finally {
    await browser.stop();
  }
};
