import type { Page } from '@playwright/test';
import { tabOf } from '../browsers/chromium';
import { type Person, type StartOptions, startSdkWorld } from './sdk-world';

export type { StartOptions } from './sdk-world';

/** The SDK and the local provider in one page, for Playwright. */
export const startSdkInChromium = async (options?: StartOptions) => {
  const world = await startSdkWorld(options);
  return {
    ...world,
    enter: (page: Page, person: Person) => world.enter(tabOf(page), person),
    signIn: (page: Page, person: Person, path?: string) => world.signIn(tabOf(page), person, path),
  };
};
