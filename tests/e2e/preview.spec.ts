import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const frame = (page: Page) => page.frameLocator('iframe');
const row = (page: Page) => frame(page).getByRole('row', { name: /Nightly export/ });

test.beforeEach(async ({ page }) => {
  await page.goto('/preview');
  await expect(row(page)).toBeVisible();
});

test('it needs no sign-in and asks no server but its own', async ({ page, controls, server }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.portal)) foreign.push(request.url());
  });
  await page.reload();
  await expect(row(page)).toBeVisible();
  expect(foreign).toEqual([]);
  const asked = (await controls.requests()).filter(({ path }) => !path.startsWith('/_emulator'));
  expect(asked).toEqual([]);
});

test('a step of the sign-in, a language and a direction are a choice away, and the address keeps them', async ({
  page,
}) => {
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'Login with password' }).click();
  await expect(frame(page).getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await page.getByRole('radio', { name: 'AR', exact: true }).check({ force: true });
  await expect(frame(page).locator('[dir="rtl"]').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'AR', exact: true })).toBeChecked();
  await expect(frame(page).getByRole('textbox')).toBeVisible();
});

test('a role decides what is offered', async ({ page }) => {
  await expect(frame(page).getByRole('button', { name: 'Add token' })).toBeVisible();
  await page.getByLabel('Role').selectOption('ReadOnly');
  await expect(frame(page).getByRole('heading', { name: 'This page is not available to you' })).toBeVisible();
  await expect(frame(page).getByRole('button', { name: 'Add token' })).toHaveCount(0);
});

test('writes change what is shown, and a reload resets it', async ({ page }) => {
  const inside = frame(page);
  await inside.getByRole('button', { name: 'Actions for Nightly export' }).click();
  await inside.getByRole('menuitem', { name: 'Delete' }).click();
  await inside
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(row(page)).toHaveCount(0);
  await page.reload();
  await expect(row(page)).toBeVisible();
});

test('a plan is bought with a test card, with no provider to ask', async ({ page, server }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.portal)) foreign.push(request.url());
  });
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'Subscription' }).click();
  const inside = frame(page);
  const press = (name: string) => inside.getByRole('button', { name, exact: true }).click();
  await press('Change plan');
  await press('Choose Business');
  await press('Use another card');
  await inside.getByLabel('Card number').fill('4000002500003155');
  await press('Confirm and pay');
  await expect(inside.getByText('Enter the expiry as MM / YY.')).toBeVisible();
  await inside.getByLabel('Expiry').fill('1234');
  await inside.getByLabel('Security code').fill('123');
  await inside.getByLabel('Security code').press('Enter');
  await press('Approve');
  await expect(inside.getByRole('dialog', { name: 'Plan changed' })).toBeVisible();
  expect(foreign).toEqual([]);
});
