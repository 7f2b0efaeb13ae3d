import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { heading } from './states';

/** Counts the presses of the pointer; returns a function that reads the number and starts again. */
const countClicks = async (page: Page) => {
  let count = 0;
  await page.exposeFunction('reportClick', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', () => Reflect.get(window, 'reportClick')(), { capture: true });
  });
  return () => {
    const clicks = count;
    count = 0;
    return clicks;
  };
};

test('tasks of an administrator take few clicks', async ({ page, signIn }) => {
  const clicks = await countClicks(page);
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const open = async (path: string, title: string) => {
    await page.goto(`/administration/${path}`);
    await expect(heading(page, title)).toBeVisible();
    clicks();
  };
  await signIn(page, admin, '/administration/users');

  await test.step('inviting a user: 2', async () => {
    await open('users', 'Users');
    await click('Add users');
    await expect(page.getByLabel('Email addresses')).toBeFocused();
    await page.keyboard.type('ann@partners.test');
    await click('Send invitation');
    await expect(page.getByText('Invitation sent to ann@partners.test')).toBeVisible();
    expect(clicks()).toBe(2);
  });

  await test.step('a role with a permission: 4', async () => {
    await open('roles', 'Roles');
    await click('Add role');
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Reviewer');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Delete account, Reviewer' }).click();
    await click('Review and save');
    await click('Save 1 role');
    await expect(page.getByText('1 role saved')).toBeVisible();
    expect(clicks()).toBe(4);
  });

  await test.step('an authenticator: 3', async () => {
    await open('privacy', 'Privacy and security');
    await click('Add second step');
    await page.getByRole('menuitem', { name: 'Authenticator app' }).click();
    await expect(page.getByRole('textbox', { name: 'Code from the app' })).toBeFocused();
    const key = await page.locator('[data-slot=setup-key] code').textContent();
    const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
    await page.keyboard.type(app.generate());
    await click('Done');
    await expect(page.getByText('Two-step verification is on')).toBeVisible();
    expect(clicks()).toBe(3);
  });

  await test.step('another plan: 4', async () => {
    await open('subscription', 'Subscription');
    await click('Change plan');
    await click('Choose Business');
    await click('Confirm and pay');
    await click('Done');
    await expect(page.getByRole('main').getByText('Business').first()).toBeVisible();
    expect(clicks()).toBe(4);
  });
});
