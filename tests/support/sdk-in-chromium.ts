import type { Page } from '@playwright/test';
import { tabOf } from '../browsers/page-tab';
import { type StartOptions, startSdkFixture, type TestUser } from './sdk-fixture';

export type { StartOptions } from './sdk-fixture';

/** The SDK and the local provider in one page, for Playwright. */
export const startSdkInChromium = async (options?: StartOptions) => {
  const fixture = await startSdkFixture(options);
  return {
    ...fixture,
    enter: (page: Page, user: TestUser) => fixture.enter(tabOf(page), user),
    signIn: (page: Page, user: TestUser, path?: string) => fixture.signIn(tabOf(page), user, path),
  };
};
