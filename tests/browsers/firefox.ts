import { launch, type Page } from 'puppeteer-core';
import { findExecutable, places } from './find-executable';
import type { StartBrowser, StartedBrowser, Tab } from './tab';

const throughProxy = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
});

const tabOf = (page: Page): Tab => ({
  goto: async (address) => {
    await page.goto(address);
  },
  evaluate: async <T, A>(run: (input: A) => T | Promise<T>, input?: A) =>
    (await page.evaluate(run as (input: unknown) => T | Promise<T>, input)) as T,
  address: async () => page.url(),
  picture: () => page.screenshot(),
  close: () => page.close(),
});

/** Starts Firefox without a screen, driven by WebDriver BiDi. */
export const startFirefox = async ({ proxy }: StartBrowser = {}): Promise<StartedBrowser> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findExecutable(places.firefox),
    headless: true,
    acceptInsecureCerts: proxy !== undefined,
    defaultViewport: { width: 1280, height: 720 },
    extraPrefsFirefox: proxy ? throughProxy(proxy) : {},
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  const dialogs: string[] = [];
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    dialogs,
    open: async () => {
      // A window, since a tab in the background gets its timers late.
      const page = await browser.newPage({ type: 'window' });
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      return tabOf(page);
    },
    stop: () => browser.close(),
  };
};
