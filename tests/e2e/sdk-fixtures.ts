import { test as base, expect, type Page } from '@playwright/test';
import { type StartOptions, startSdkInChromium } from '../support/sdk-in-chromium';

export type Fixture = Awaited<ReturnType<typeof startSdkInChromium>>;

/** Tests of the SDK alone: a bare page and the provider, without portal and login box. */
export const test = base.extend<{ start: (options?: StartOptions) => Promise<Fixture> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  start: async ({}, use) => {
    const fixtures: Fixture[] = [];
    await use(async (options) => {
      const fixture = await startSdkInChromium(options);
      fixtures.push(fixture);
      return fixture;
    });
    await Promise.all(fixtures.map(({ stop }) => stop()));
  },
});

/** Goes back to a page of the SDK, which may have been kept or be loaded again. */
export const goBack = async (tab: Page): Promise<void> => {
  // A page that was kept has no load to wait for.
  await tab.goBack({ waitUntil: 'commit' });
  await tab.waitForFunction(() => window.sdkPage !== undefined);
};

export { expect };
