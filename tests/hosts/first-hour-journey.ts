import { expect, type Page } from '@playwright/test';
import { run } from './processes';

interface FirstHourOptions {
  folder: string;
  origin: string;
  picture: (name: string) => Promise<void>;
}

/** The tours of docs/first-hour.md: a sign-in in Dutch with a button of the host, which the administration has too, and its test. */
export const firstHourJourney = async (page: Page, { folder, origin, picture }: FirstHourOptions): Promise<void> => {
  await run(folder, 'npm', ['test']);
  await page.goto(`${origin}/`);
  const email = page.getByLabel('E-mailadres');
  await email.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vul een e-mailadres in, zoals naam@voorbeeld.nl.')).toBeVisible();
  await email.fill('admin@acme.test');
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveClass(/acme-primary/);
  await picture('login');
  await page.keyboard.press('Enter');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-mailadres of wachtwoord is onjuist.')).toBeVisible();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('admin-Secret-1');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByText('Hello Ada Admin')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add users' })).toHaveClass(/acme-primary/);
  await picture('administration');
  await page.getByRole('button', { name: 'Add users' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send invitation' })).toHaveClass(/acme-primary/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(email).toBeVisible();
};
