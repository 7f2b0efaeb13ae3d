import { type Browser, launch, type Page } from 'puppeteer-core';
import { findExecutable, places } from './find-executable';
import { tabOf } from './page-tab';
import type { Profile, StartBrowser, StartedBrowser, Viewport } from './tab';

const throughProxy = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
});

const watchErrors = async (page: Page, errors: string[]): Promise<void> => {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => void errors.push(String(error)));
  // The driver does not report messages about the policy.
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
    );
  });
};

/** Firefox's extended support release lacks the command for the orientation, which the driver sends beside the size. */
const setSize = (page: Page, { width, height }: Viewport): Promise<void> =>
  page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });

const addProfile = async (browser: Browser, viewport: Viewport): Promise<Profile> => {
  const context = await browser.createBrowserContext();
  const errors: string[] = [];
  return {
    open: async () => {
      const page = await context.newPage({ type: 'window' });
      await setSize(page, viewport);
      await watchErrors(page, errors);
      return tabOf(page);
    },
    errors,
    stop: () => context.close(),
  };
};

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
      // A window, since timers in a background tab are delayed.
      const page = await browser.newPage({ type: 'window' });
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      return tabOf(page);
    },
    addProfile: (viewport) => addProfile(browser, viewport),
    stop: () => browser.close(),
  };
};
