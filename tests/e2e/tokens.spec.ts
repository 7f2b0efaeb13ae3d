import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';

test('an administrator creates a token, sees its secret once, and revokes it', async ({ page, signIn }) => {
  await signIn(page, admin, '/account-settings/api-tokens');
  await expect(page.getByRole('heading', { name: 'API tokens' })).toBeVisible();
  await page.getByRole('button', { name: 'Add token' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Weekly report');
  await dialog.getByRole('button', { name: /Add|Create/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Add a token without roles?' })
    .getByRole('button', { name: 'Add token' })
    .click();

  const secretField = page
    .getByRole('dialog')
    .getByLabel(/secret/i)
    .first();
  await expect(secretField).toBeVisible();
  const secret = await secretField.inputValue();
  expect(secret.length).toBeGreaterThan(16);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Done|saved/ })
    .click();
  const loss = page.getByRole('alertdialog', { name: 'Close without keeping the secret?' });
  await loss.getByRole('button', { name: 'Close anyway' }).click();
  await expect(loss).toHaveCount(0);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Weekly report')).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(secret);
  await page.reload();
  await expect(page.getByText('Weekly report')).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  await page.getByRole('button', { name: 'Actions for Weekly report' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Weekly report');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Weekly report/ })).toHaveCount(0);
});

test('a plain user is not offered pages that need a permission', async ({ page, signIn, controls }) => {
  await signIn(page, reader, '/account-settings/api-tokens');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not available to you' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  for (const name of ['Personal tokens', 'API tokens', 'Roles'])
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  const lists = (await controls.requests()).filter(({ path }) => /api-tokens/.test(path));
  expect(lists.filter(({ status }) => status === 200)).toEqual([]);
});

test('a list that cannot be loaded offers to try again', async ({ page, signIn, controls }) => {
  await controls.fail({ path: '*/api-tokens/v1', method: 'GET', status: 500, times: 6 });
  await signIn(page, admin, '/account-settings/api-tokens');
  await expect(page.getByText('This could not be loaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
