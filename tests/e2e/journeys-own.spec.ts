import type { Page } from '@playwright/test';
import { admin, reseller } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { choose, confirm, openPage, otherBrowser, reloadToLogin, saveSection } from './journeys';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
/** A picture of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const WANTED = 'admin-Secret-2';

test('name and picture appear in the header, a revoked session ends, and the old password fails', async ({
  page,
  newContext,
  signIn,
  server,
}) => {
  const elsewhere = await otherBrowser(newContext, FIREFOX);
  await signIn(elsewhere, admin, '/administration/users');
  await signIn(page, admin, '/administration/profile');

  await test.step('profile', async () => {
    const about = page.getByRole('form', { name: 'About you' });
    await about.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await saveSection(page, 'About you');
    await expect(page.getByRole('button', { name: 'Your account, Ada Lovelace' })).toBeVisible();

    const picture = { name: 'ada.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') };
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByText('Picture saved')).toBeVisible();
    const inHeader = (one: Page) => one.getByRole('button', { name: 'Your account, Ada Lovelace' }).locator('img');
    await expect(inHeader(page)).toBeVisible();
    await expect(inHeader(page)).not.toHaveJSProperty('naturalWidth', 0);
    const other = await (await newContext()).newPage();
    await signIn(other, admin);
    await expect(inHeader(other)).not.toHaveJSProperty('naturalWidth', 0);

    await elsewhere.reload();
    await elsewhere.getByRole('searchbox').fill('admin@acme');
    await expect(elsewhere.getByRole('row', { name: /Ada Lovelace/ }).locator('img')).toBeVisible();
  });

  await test.step('privacy: sessions', async () => {
    await openPage(page, 'Privacy and security');
    await choose(page, 'Firefox 146 on Linux', 'Sign out');
    await confirm(page, 'Sign out');
    await expect(page.getByRole('row', { name: /Firefox 146/ })).toHaveCount(0);
    await reloadToLogin(elsewhere);
  });

  await test.step('privacy: password', async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    const form = page.getByRole('dialog', { name: 'Change your password' });
    await form.getByLabel('Current password').fill(admin.password);
    await form.getByLabel('New password', { exact: true }).fill(WANTED);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();

    const enter = (password: string) =>
      elsewhere.request.post(`${server.provider}/frontegg/identity/resources/auth/v1/user`, {
        headers: { origin: server.provider },
        data: { email: admin.email, password },
      });
    expect((await enter(admin.password)).status()).toBe(401);
    expect((await enter(WANTED)).status()).toBe(200);
  });
});

test('the menu of the picture switches the account of the portal', async ({ page, signIn }) => {
  await signIn(page, reseller);
  const menu = page.getByRole('button', { name: /^Your account/ });
  const account = (name: string) => page.getByRole('menuitemradio', { name });
  await menu.click();
  await expect(account('Resale Partners')).toBeChecked();
  await account('Acme').click();
  await expect(page.getByRole('status').filter({ hasText: 'You are now in Acme.' })).toBeAttached();
  await menu.click();
  await expect(account('Acme')).toBeChecked();
  await expect(account('Resale Partners')).not.toBeChecked();
});
