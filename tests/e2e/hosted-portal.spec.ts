import type { Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Session data that a script on the page could read. */
const readable = (page: Page) =>
  page.evaluate(async () => ({
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

test('signed out, the hosted portal leads through the login back to the same page and filters', async ({
  page,
  enter,
  server,
}) => {
  const address = `${server.provider}/oauth/portal?returnTo=${encodeURIComponent(`${server.portal}/feedback`)}#/users?q=admin%40acme`;
  await page.goto(address);
  await expect(page.getByLabel('Email')).toBeVisible();
  await enter(page, admin);
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(/^Users/);
  await expect(page.getByRole('searchbox')).toHaveValue('admin@acme');
  await expect(page.getByRole('row').filter({ hasText: 'admin@acme.test' })).toBeVisible();

  const { stored, cookies, databases } = await readable(page);
  expect(stored).not.toContain('eyJ');
  expect(cookies).toBe('');
  expect(databases).toEqual([]);

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('admin@acme');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${server.portal}/feedback`);
});

test('users of the application are signed in to the hosted portal, which returns to registered pages only', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, admin, '/roadmap');
  const portal = await page.context().newPage();
  await portal.goto(`${server.provider}/oauth/portal?returnTo=https://evil.example/#/security`);
  await expect(heading(portal, 'Security')).toBeVisible();
  await expect(portal.getByRole('main')).toBeVisible();
  await portal.getByRole('button', { name: 'Close' }).click();
  await expect(portal).toHaveURL(`${server.portal}/`);
});

test('no page can embed the hosted portal or the login in a frame', async ({ page, server }) => {
  for (const path of ['/oauth/portal', '/account/login?request=x', '/account/sign-up', '/page-that-is-none']) {
    const response = await page.request.get(server.provider + path);
    expect(response.headers()['x-frame-options'], path).toBe('DENY');
    expect(response.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

test('a link of the application opens it at the same page and filters, in this tab when the browser blocks a new one', async ({
  page,
  signIn,
  server,
}) => {
  const place = '/administration/users?q=admin%40acme';
  await signIn(page, admin, place);
  await expect(heading(page, 'Users')).toBeVisible();
  const choose = async () => {
    await page.getByRole('button', { name: /^Your account, / }).click();
    await page.getByRole('menuitem', { name: 'Administration in a new tab' }).click();
  };
  const opened = page.context().waitForEvent('page');
  await choose();
  const tab = await opened;
  await expect(heading(tab, 'Users')).toBeVisible();
  await expect(tab.getByRole('searchbox')).toHaveValue('admin@acme');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  // The card form is a page of the same provider; no other one is let into a frame.
  await tab.goto(`${server.provider}/oauth/portal#/subscription`);
  await tab.getByRole('button', { name: 'Replace card' }).click();
  await expect(tab.frameLocator('iframe').getByLabel('Card number')).toBeVisible();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await choose();
  await page.getByRole('button', { name: 'Open here instead' }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.provider}/oauth/portal.*#/users`));
  await expect(page.getByRole('searchbox')).toHaveValue('admin@acme');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${server.portal}/administration/users`);
});
