import type { Page } from '@playwright/test';
import { tabOf } from '../browsers/chromium';
import { type StartOptions, startSdkWorld, type TestUser } from './sdk-world';

export type { StartOptions } from './sdk-world';

/** The SDK and the local provider in one page, for Playwright. */
export const startSdkInChromium = async (options?: StartOptions) => {
  const world = await startSdkWorld(options);
  return {
    ...world,
    enter: (page: Page, user: TestUser) => world.enter(tabOf(page), user),
    signIn: (page: Page, user: TestUser, path?: string) => world.signIn(tabOf(page), user, path),
  };
};
