import { expect, type Page } from '@playwright/test';

/** A row that only the first account has. */
const OWN_ROW = 'Notebook';

export interface JourneyOptions {
  origin: string;
  /** Path of the administration, where it has an address of its own. */
  admin: string | undefined;
}

/** Notes every text that appears on the page, so that a row which is there for one frame only is seen too. */
const watchRows = (page: Page, row: string) =>
  page.evaluate((text) => {
    const seen: string[] = [];
    Object.assign(window, { rowsSeen: seen });
    new MutationObserver(() => {
      if (document.body.textContent?.includes(text)) seen.push(document.querySelector('output')?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, row);

const noForeignRow = async (page: Page, account: string) => {
  await expect(page.getByText(OWN_ROW)).toHaveCount(0);
  const seen = await page.evaluate(() => ('rowsSeen' in window ? window.rowsSeen : undefined));
  expect(seen).not.toContain(account);
};

/** Signs in, passes a gate, sees the tokens, switches the account and signs out; no row of the first account is left. */
export const journey = async (page: Page, { origin, admin }: JourneyOptions): Promise<void> => {
  await page.goto(`${origin}/`);
  await page.getByLabel('Email').fill('admin@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill('admin-Secret-1');
  await page.getByRole('button', { name: 'Sign in' }).click();

  const account = page.getByRole('status').filter({ hasText: 'tenant-' }).first();
  await expect(account).toHaveText('tenant-acme');
  await expect(page.getByText('Only administrators see this.')).toBeVisible();
  await expect(page.getByText(OWN_ROW).first()).toBeVisible();

  if (admin) {
    await page.getByRole('link', { name: 'Administration' }).click();
    await expect(page.getByRole('heading', { name: 'API tokens' }).first()).toBeVisible();
    await expect(page.getByText('Nightly export').first()).toBeVisible();
    await page.goto(`${origin}/`);
    await expect(page.getByText(OWN_ROW).first()).toBeVisible();
  }

  await watchRows(page, OWN_ROW);
  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(account).not.toHaveText('tenant-acme');
  const other = (await account.textContent()) ?? '';
  await page.waitForLoadState('networkidle');
  await noForeignRow(page, other);

  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(account).toHaveText('tenant-acme');
  await expect(page.getByText(OWN_ROW).first()).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await noForeignRow(page, '');
};
