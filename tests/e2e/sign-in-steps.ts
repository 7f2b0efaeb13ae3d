import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectNoViolations } from './measures';
import { heading } from './states';

export const codeBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Code' });
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
export const isHome = (page: Page, name: string | RegExp = /Welcome/): Promise<void> =>
  expect(heading(page, name)).toBeVisible();

/** Gives the recovery code of the first factor. */
export const saveRecoveryCode = async (page: Page): Promise<void> => {
  await expect(heading(page, 'Save your recovery code')).toBeVisible();
  await expectNoViolations(page, 'recovery code');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I have saved it' }).check();
  await press(page, 'Continue');
};
