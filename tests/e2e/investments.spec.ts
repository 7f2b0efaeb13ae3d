import type { Page } from '@playwright/test';
import { reader } from '../../emulator/seed/users';
import { delivered } from './delivered';
import { expect, test } from './fixtures';

const SENT = 'Investment feedback submitted successfully';

const fill = async (page: Page) => {
  await page.getByLabel('Company', { exact: true }).check();
  await page.getByLabel('$25,000 to $100,000').check();
  await page
    .getByRole('radiogroup', { name: /advisor/ })
    .getByLabel('Yes')
    .check();
};
const send = (page: Page) => page.getByRole('button', { name: /^Send(?: changed answer)?$/ }).click();
const response = { Type: 'Company', Range: '$25,000 to $100,000', Advisory: 'Yes' };

test('the response reaches the database file and its webhook, and is shown afterwards', async ({
  page,
  signIn,
  controls,
  server,
}) => {
  await signIn(page, reader, '/investments');
  await expect(page.getByText('This is not an offer.')).toBeVisible();
  await fill(page);
  await send(page);
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  const row = { Email: reader.email, ...response };
  expect(controls.rows('investment').at(-1)).toMatchObject(row);
  await expect(async () => expect(await delivered(server, 'investment')).toContainEqual(row)).toPass();

  await page.reload();
  const last = page.getByRole('region', { name: 'Your last answer' });
  await expect(last.getByText('$25,000 to $100,000')).toBeVisible();
  await expect(last.getByText(new RegExp(`Sent on .*${new Date().getUTCFullYear()}`))).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true })).toBeChecked();
  await page.getByLabel('Fund').check();
  await page.getByRole('button', { name: 'Send changed answer' }).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  expect(controls.rows('investment').at(-1)).toMatchObject({ ...row, Type: 'Fund' });
});

test('the last response cannot be read: that is reported, and the form still works', async ({
  page,
  signIn,
  controls,
}) => {
  await page.route('**/api/v2/tables/investment/records?*', (route) =>
    route.fulfill({ status: 502, json: { msg: 'Server error: 500 - disk is full' } }),
  );
  const before = controls.rows('investment').length;
  await signIn(page, reader, '/investments');
  await expect(page.getByText('The portal could not look up your last answer')).toBeVisible();
  await fill(page);
  await send(page);
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(controls.rows('investment')).toHaveLength(before + 1);
});
