import { expect, type Page } from '@playwright/test';
import { fillBox } from './journey';

export interface FronteggJourneyOptions {
  origin: string;
  /** Address of the provider. */
  identity: string;
  picture: (name: string) => Promise<void>;
}

/** An application that was written for the vendor's package: sign-in, user, token, administration, switch, sign-out. */
export const fronteggJourney = async (
  page: Page,
  { origin, identity, picture }: FronteggJourneyOptions,
): Promise<void> => {
  const account = page.getByRole('status').first();
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Click me to login' }).click();
  await page.waitForURL(`${identity}/**`);
  await fillBox(page);
  await page.waitForURL(`${origin}/`);
  await expect(page.getByText('Logged in as: Ada Admin')).toBeVisible();
  await expect(account).toHaveText('tenant-acme');
  await expect(page.getByText('Stepped up: no')).toBeVisible();

  const alert = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'What is my access token?' }).click();
  const dialog = await alert;
  expect(dialog.message().split('.')).toHaveLength(3);
  await dialog.accept();
  await pressed;

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await picture('administration');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(account).not.toHaveText('tenant-acme');
  await page.reload();
  await expect(account).not.toHaveText('tenant-acme');

  await page.getByRole('button', { name: 'Click to logout' }).click();
  await page.waitForURL(`${origin}/**`);
  await expect(page.getByRole('button', { name: 'Click me to login' })).toBeVisible();
};
