import type { Page } from '@playwright/test';
import { reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';

const renewal = /\/oauth\/(token|authorize\/silent)$/;
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /Welcome, Rita/ });

test('Back after a log-out shows nothing private', { tag: '@back' }, async ({ page, signIn }) => {
  await signIn(page, reader);
  await expect(welcome(page)).toBeVisible();
  const clip = (await welcome(page).boundingBox()) ?? undefined;
  const greeting = await page.screenshot({ clip });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  // The restored page is observed from its first frame.
  await page.goBack({ waitUntil: 'commit' });
  const pictures: Buffer[] = [];
  const visible = new Set<boolean>();
  const look = async () => {
    // A page that navigates at that moment may never give its picture; its content is read in any case.
    const picture = await page.screenshot({ clip, timeout: 2_000 }).catch(() => undefined);
    if (picture) pictures.push(picture);
    const content = await page.content().catch(() => '');
    visible.add(content.includes('Welcome, Rita'));
    return page.url();
  };
  await expect.poll(look, { intervals: [0] }).toMatch(/account\/login/);
  expect(pictures.some((picture) => picture.equals(greeting))).toBe(false);
  expect([...visible]).toEqual([false]);
});

test('two tabs that renew at once make one call', async ({ page, context, signIn, controls }) => {
  await controls.settings({ accessTokenLifetime: 4 });
  await signIn(page, reader);
  const other = await context.newPage();
  await other.goto('/');
  await expect(welcome(other)).toBeVisible();
  // With the refresh token of the tab's last response, or with the provider's cookie.
  const renewals = async () =>
    (await controls.requests()).filter(({ method, path }) => method === 'POST' && renewal.test(path)).length;

  const locks = async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length;
  };

  const becomeVisible = () =>
    Promise.all([page, other].map((tab) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))));

  for (let expiry = 0; expiry < 2; expiry += 1) {
    const calls = (await renewals()) + 1;
    // The token ends in real time, for both tabs and the provider alike; until then there is nothing to renew.
    await expect(async () => {
      await becomeVisible();
      expect(await renewals()).toBeGreaterThanOrEqual(calls);
    }).toPass({ intervals: [250] });
    // When no tab holds the lock or waits for it, both are done.
    await expect.poll(() => page.evaluate(locks)).toBe(0);
    expect(await renewals()).toBe(calls);
  }
  expect((await controls.stats()).reuseEvents).toBe(0);
  await expect(welcome(page)).toBeVisible();
});
