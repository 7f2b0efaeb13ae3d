import type { Page } from '@playwright/test';
import { reader, reseller } from '../../emulator/seed/users';
import { delivered } from './delivered';
import { expect, test } from './fixtures';
import { countSent, filledForms, hold } from './states';

const SENT = 'Integration feedback submitted successfully';

const entry = (page: Page, index: number) => page.getByRole('group', { name: new RegExp(`^Integration ${index} of`) });
const write = async (page: Page, index: number, name: string, description = 'Both ways') => {
  await entry(page, index).getByLabel('Product', { exact: true }).fill(name);
  await entry(page, index).getByLabel('What should').fill(description);
};
const add = (page: Page) => page.getByRole('button', { name: 'Add a product' }).click();
const send = (page: Page) => page.getByRole('button', { name: /^Send (my|updated) list$/ }).click();
const sent = (page: Page) => expect(page.getByRole('heading', { name: SENT })).toBeFocused();
const slotsOf = (row: Record<string, unknown> | undefined) =>
  Array.from({ length: 10 }, (_, slot) => row?.[`Integration${slot + 1}`] || null);

/** Resets the list to one blank entry. */
const startOver = async (page: Page) => {
  await expect(page.getByLabel('Product', { exact: true }).first()).toBeVisible();
  const remove = page.getByRole('button', { name: /^Remove / });
  for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click();
  await add(page);
};
const rowsOf = (rows: Record<string, unknown>[], { email }: { email: string }) =>
  rows.filter(({ Client }) => Client === email);

test('the list reaches the database file, in its order, and no webhook', async ({ page, signIn, controls, server }) => {
  await signIn(page, reader, '/integrations');
  await startOver(page);
  await write(page, 1, 'Jira', 'Tickets: both ways');
  await add(page);
  await expect(entry(page, 2).getByLabel('Product', { exact: true })).toBeFocused();
  await write(page, 2, 'SAP', '<img src=x onerror=alert(1)>');
  await send(page);
  await sent(page);
  const rows = rowsOf(controls.rows('integration'), reader);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ Client: reader.email });
  expect(slotsOf(rows[0]).slice(0, 3)).toEqual(['Jira: Tickets: both ways', 'SAP: <img src=x onerror=alert(1)>', null]);
  await page.reload();
  await expect(entry(page, 1).getByLabel('What should')).toHaveValue('Tickets: both ways');
  await expect(entry(page, 2).getByLabel('What should')).toHaveValue('<img src=x onerror=alert(1)>');

  // Once the webhook of a later submission has arrived, one of the list would have arrived, too.
  const { path, fill, submit } = filledForms.general;
  await page.goto(path);
  await fill(page, 'Sent after the list');
  await page.getByRole('button', { name: submit }).click();
  await expect
    .poll(() => delivered(server, 'general'))
    .toContainEqual(expect.objectContaining({ Ideas: 'Sent after the list' }));
  expect(await delivered(server, 'integration')).toEqual([]);
});

test('an empty list is sent only after a confirmation', async ({ page, signIn, controls }) => {
  await signIn(page, reseller, '/integrations');
  const posted = countSent(page, 'integration');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await send(page);
  await expect(page.getByText('Add at least one product to your list.')).toBeVisible();
  await add(page);
  await write(page, 1, 'Jira');
  await send(page);
  await sent(page);

  await page.getByRole('button', { name: 'Change my list' }).click();
  await page.getByRole('button', { name: 'Remove Jira' }).click();
  await expect(page.getByText('Your list is empty', { exact: true })).toBeVisible();
  await send(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(slotsOf(rowsOf(controls.rows('integration'), reseller)[0])[0]).toBe('Jira: Both ways');
  await send(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear my list' }).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(posted()).toBe(2);
  const rows = rowsOf(controls.rows('integration'), reseller);
  expect(rows).toHaveLength(1);
  expect(slotsOf(rows[0])).toEqual(Array(10).fill(null));
});

test('by keyboard: the order changes, the focus stays, and the change is announced', async ({
  page,
  signIn,
  controls,
}) => {
  await signIn(page, reader, '/integrations');
  await startOver(page);
  await entry(page, 1).getByLabel('Product', { exact: true }).focus();
  await page.keyboard.type('First');
  await page.keyboard.press('Tab');
  await page.keyboard.type('One');
  await page.getByRole('button', { name: 'Add a product' }).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 2).getByLabel('Product', { exact: true })).toBeFocused();
  await page.keyboard.type('Second');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Move Second up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, 1).getByRole('button', { name: 'Move Second up' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Second is now 1 of 2.' })).toBeAttached();
  // At the end of the list the button stays and does nothing.
  await page.keyboard.press('Enter');
  await expect(entry(page, 1).getByLabel('Product', { exact: true })).toHaveValue('Second');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry(page, 2).getByRole('button', { name: 'Move Second down' })).toBeFocused();
  await entry(page, 1).getByRole('button', { name: 'Remove First' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Remove Second' })).toBeFocused();
  await entry(page, 1).getByLabel('Product', { exact: true }).press('Enter');
  await sent(page);
  expect(slotsOf(rowsOf(controls.rows('integration'), reader)[0]).slice(0, 2)).toEqual(['Second: Two', null]);
});

test('a draft survives a reload; a list that was changed elsewhere is not replaced without a confirmation', async ({
  page,
  context,
  signIn,
  controls,
}) => {
  await signIn(page, reader, '/integrations');
  await startOver(page);
  await write(page, 1, 'Jira', 'Half a thought');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(entry(page, 1).getByLabel('What should')).toHaveValue('Half a thought');

  const other = await context.newPage();
  await other.goto('/integrations');
  await write(other, 1, 'SAP', 'From the other tab');
  await send(other);
  await sent(other);
  await other.close();

  await write(page, 1, 'Jira', 'A whole thought');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your list was changed elsewhere')).toBeVisible();
  const posted = countSent(page, 'integration');
  await send(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(slotsOf(rowsOf(controls.rows('integration'), reader)[0])[0]).toBe('SAP: From the other tab');
  await page.getByRole('button', { name: 'Keep my draft' }).click();
  await send(page);
  await sent(page);
  expect(posted()).toBe(1);
  expect(rowsOf(controls.rows('integration'), reader).map((row) => slotsOf(row)[0])).toEqual(['Jira: A whole thought']);
});

test('a long wait is explained, and no page is blank', async ({ page, signIn }) => {
  const release = await hold(page, '**/api/v2/tables/integration/records*');
  await signIn(page, reader, '/integrations');
  await expect(page.getByText('Looking up your list is taking longer than usual.')).toBeVisible();
  await release();
  await expect(page.getByLabel('Product', { exact: true }).first()).toBeVisible();
});

test('the catalog is searched and filtered, and fills the list', async ({ page, signIn }) => {
  await signIn(page, reader, '/integrations');
  await startOver(page);
  await expect(page.getByText('18 integrations')).toBeVisible();
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 integrations')).toBeVisible();
  await page.getByLabel('Search integrations').fill('zebra');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByLabel('Search integrations').fill('slack');
  await expect(page.getByText('1 integration', { exact: true })).toBeVisible();
  const wish = page.getByRole('button', { name: 'Add Slack to my list' });
  await wish.click();
  await expect(entry(page, 1).getByLabel('Product', { exact: true })).toHaveValue('Slack');
  await expect(entry(page, 1).getByLabel('What should')).toBeFocused();
  await wish.click();
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();
  await page.getByLabel('Search integrations').fill('zoom');
  await page.getByRole('button', { name: 'Add Zoom to my list' }).click();
  await expect(entry(page, 2).getByLabel('What should')).toBeFocused();
});
