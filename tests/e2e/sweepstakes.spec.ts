import type { Page } from '@playwright/test';
import { admin, reader, reseller } from '../../emulator/seed/users';
import { delivered } from './delivered';
import { expect, test } from './fixtures';
import { countSent } from './states';

// An acceptance is permanent: each user accepts in one test only.
const RECORDS = '**/api/v2/tables/sweepstakes/records?*';

/** Shows the form also to a user who took part in another test. */
const asNewcomer = (page: Page) => page.route(RECORDS, (route) => route.fulfill({ json: { list: [] } }));

const SENT = 'Sweepstakes acceptance recorded successfully';

test('an acceptance reaches the database file and its webhook, and is shown instead of the form', async ({
  page,
  signIn,
  controls,
  server,
}) => {
  await signIn(page, reseller, '/sweepstakes');
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  expect(controls.rows('sweepstakes')).toContainEqual(
    expect.objectContaining({ Client: reseller.email, Terms: 'Yes' }),
  );
  await expect(async () =>
    expect(await delivered(server, 'sweepstakes')).toContainEqual({
      Client: reseller.email,
      Email: reseller.email,
    }),
  ).toPass();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are taking part' })).toBeVisible();
  await expect(page.getByText(new RegExp(`You accepted the terms on .*${new Date().getUTCFullYear()}`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take part' })).toHaveCount(0);
});

test('without the checkbox nothing is sent, and the checkbox shows an error', async ({ page, signIn, controls }) => {
  const mine = () => controls.rows('sweepstakes').filter(({ Client }) => Client === reader.email).length;
  const before = mine();
  const sent = countSent(page, 'sweepstakes');
  await asNewcomer(page);
  await signIn(page, reader, '/sweepstakes');
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByText('Tick the box if you want to take part.')).toBeVisible();
  await expect(page.getByLabel('I accept the terms')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Tick the box if you want to take part.')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByText('Tick the box if you want to take part.')).toBeVisible();
  expect(sent()).toBe(0);
  expect(mine()).toBe(before);
});

test('consent is not stored in a draft: it is required again after a reload', async ({ page, signIn }) => {
  await asNewcomer(page);
  await signIn(page, reader, '/sweepstakes');
  await page.getByLabel('I accept the terms').check();
  await page.reload();
  await expect(page.getByLabel('I accept the terms')).not.toBeChecked();
});

test('ten clicks make one record', async ({ page, signIn, controls }) => {
  await signIn(page, admin, '/sweepstakes');
  const sent = countSent(page, 'sweepstakes');
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Take part' }).evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) element.click();
  });
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(sent()).toBe(1);
  expect(controls.rows('sweepstakes').filter(({ Client }) => Client === admin.email)).toHaveLength(1);
});

test('shows the terms but no form until it is known whether the user takes part', async ({ page, signIn }) => {
  await page.route(RECORDS, (route) =>
    route.fulfill({ status: 502, json: { msg: 'Server error: 500 - disk is full' } }),
  );
  await signIn(page, reader, '/sweepstakes');
  await expect(page.getByText('The portal could not look up whether you take part')).toBeVisible();
  await expect(page.getByText('No purchase')).toBeVisible();
  await expect(page.getByLabel('I accept the terms')).toHaveCount(0);
  await page.unroute(RECORDS);
  await asNewcomer(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('I accept the terms')).toBeVisible();
});

test('offline is reported, and the form appears after reconnecting', async ({ page, context, signIn }) => {
  await asNewcomer(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v2/tables/users/records', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, reader, '/sweepstakes');
  await expect(page.getByRole('heading', { level: 1, name: 'Sweepstakes' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  release();
  await expect(page.getByLabel('I accept the terms')).toBeVisible();
});
