import { reader, reseller } from '../../emulator/seed/users';
import { delivered } from './delivered';
import { expect, test } from './fixtures';
import { asNewcomer, countSent, hold } from './states';

// An acceptance is permanent: each user accepts in one test only.
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
  await asNewcomer(page, 'sweepstakes');
  await signIn(page, reader, '/sweepstakes');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: 'Take part' })).toBeInViewport({ ratio: 1 });
  }
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
  await asNewcomer(page, 'sweepstakes');
  await signIn(page, reader, '/sweepstakes');
  await page.getByLabel('I accept the terms').check();
  await page.reload();
  await expect(page.getByLabel('I accept the terms')).not.toBeChecked();
});

test('offline is reported, and the form appears after reconnecting', async ({ page, context, signIn }) => {
  await asNewcomer(page, 'sweepstakes');
  const release = await hold(page, '**/api/v2/tables/users/records');
  await signIn(page, reader, '/sweepstakes');
  await expect(page.getByRole('heading', { level: 1, name: 'Sweepstakes' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await release();
  await expect(page.getByLabel('I accept the terms')).toBeVisible();
});
