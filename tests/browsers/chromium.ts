import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../support/launch';
import { findExecutable, type Place } from './find-executable';
import { tabOf } from './page-tab';
import type { Profile, StartBrowser, StartedBrowser, Viewport } from './tab';

/** The installed browser, or the one of Playwright. */
const place = (): Place => ({
  variable: 'CHROMIUM_PATH',
  files: ['/usr/bin/chromium', chromium.executablePath()],
  debian: 'chromium',
});

const watchErrors = (context: BrowserContext): readonly string[] => {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', ({ error }) => void errors.push(String(error())));
  return errors;
};

const addProfile = async (browser: Browser, { width, height, isMobile }: Viewport): Promise<Profile> => {
  const context = await browser.newContext({ viewport: { width, height }, isMobile, hasTouch: isMobile });
  return {
    open: async () => tabOf(await context.newPage()),
    errors: watchErrors(context),
    stop: () => context.close(),
  };
};

/** Starts Chromium. */
export const startChromium = async ({ proxy }: StartBrowser = {}): Promise<StartedBrowser> => {
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findExecutable(place()),
    // Playwright disables the back/forward cache, which affects tabs.
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
    addProfile: (viewport) => addProfile(browser, viewport),
    stop: () => browser.close(),
  };
};
