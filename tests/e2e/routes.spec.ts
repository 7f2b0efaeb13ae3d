import type { Page } from '@playwright/test';
import { reader } from '../../demo/emulator/seed/users';
import { paths } from '../../demo/portal/paths';
import { expect, test } from './fixtures';

/** Routes of the specification, each with its first heading. */
const screens = paths
  .filter(({ path }) => path !== '/account-settings')
  .map(({ path, title }) => ({ path, title, heading: path === '/' ? /^Welcome, Rita/ : title }));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toggle = (page: Page) => page.getByRole('button', { name: 'Groups of Solutions' });

/** Addresses of the portal's own server that hold data of a person. */
const isData = (url: string) => new URL(url).pathname.startsWith('/api/');

for (const { path, title, heading: name } of screens) {
  test(`${path}: signed out it shows nothing and leads through the login back to it`, async ({
    page,
    enter,
    server,
    controls,
  }) => {
    const data: string[] = [];
    page.on('request', (request) => isData(request.url()) && data.push(request.url()));
    await page.goto(`${path}?from=mail`);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(data, 'calls for data before the sign-in').toEqual([]);
    const starts = (await controls.requests()).filter((call) => call.path.endsWith('/oauth/authorize'));
    expect(starts, 'sign-ins that were started').toHaveLength(1);
    await enter(page, reader);
    await page.waitForURL(`${server.portal}${path}?from=mail`);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Product Research Portal`);
  });
}

test('every screen is one click away, has its title and takes the focus', async ({ page, signIn }) => {
  await signIn(page, reader);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  await toggle(page).click();
  const menu = page.getByRole('navigation', { name: 'Portal' });
  for (const { path, title, heading: name } of [...screens].reverse()) {
    await menu.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Product Research Portal`);
    await expect(menu.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('each screen is a part of its own, fetched when it is opened, with Loading... meanwhile', async ({
  page,
  signIn,
}) => {
  await signIn(page, reader);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetched: string[] = [];
  await page.route('**/assets/**', async (route) => {
    fetched.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Roadmap' }).click();
  await expect(page.locator('main')).toContainText('Loading...');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(1);
  release();
  await expect(heading(page, 'Roadmap')).toBeFocused();
  expect(fetched.length).toBeGreaterThan(0);
});

for (const path of ['/nothing', '/solutions/unknown', '/roadmap/2027', '/home', '/Roadmap']) {
  test(`${path} leads to /`, async ({ page, signIn, server }) => {
    await signIn(page, reader, path);
    await expect(page).toHaveURL(`${server.portal}/`);
    await expect(heading(page, /^Welcome/)).toBeVisible();
  });
}

test('the group of solutions opens by itself for one of its links', async ({ page, signIn }) => {
  await signIn(page, reader, '/solutions/vendor-hub');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Vendor Management', exact: true })).toBeVisible();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('link', { name: 'Roadmap', exact: true }).click();
  await expect(heading(page, 'Roadmap')).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(heading(page, 'Vendor Management')).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

test('the sidebar is open on wide windows and collapses at 1024 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await signIn(page, reader);
  const menu = page.getByRole('navigation', { name: 'Portal' });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect(menu).toBeVisible();
});

// Check 90.
test('links that lead out open a new tab that knows nothing of this one', async ({ page, signIn }) => {
  await signIn(page, reader);
  const follow = page.getByRole('link', { name: 'Follow us' });
  await expect(follow).toHaveAttribute('target', '_blank');
  await expect(follow).toHaveAttribute('rel', /noopener/);
  await expect(follow).toHaveAttribute('rel', /noreferrer/);
  const outside = page.locator('a[href^="http"]');
  for (const link of await outside.all()) await expect(link).toHaveAttribute('rel', /noopener/);
});

test('header, logo, log-out and copyright are there on every screen', async ({ page, signIn }) => {
  await signIn(page, reader, '/investments');
  await expect(page.getByRole('button', { name: /Your account, Rita/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Gatehouse Research, home/ })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText(/^© \d{4} Gatehouse Research$/)).toBeVisible();
});

test('the first signed-in paint needs two round trips after the files of the page', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, reader);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  const calls: { start: number; end: number; path: string }[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const open = new Map<string, { start: number; path: string }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    const { origin, pathname } = new URL(request.url);
    const isCall = type === 'Fetch' && request.method !== 'OPTIONS';
    if (isCall && [server.portal, server.provider].includes(origin))
      open.set(requestId, { start: timestamp, path: pathname });
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const call = open.get(requestId);
    if (call) calls.push({ ...call, end: timestamp });
  });
  await page.reload();
  await expect(heading(page, /^Welcome/)).toBeVisible();
  const needed = calls.filter(({ path }) => path !== '/portal-config.json' && !path.startsWith('/api/'));
  // A call that starts after another one ended had to wait for it.
  const depth = (call: { start: number }): number =>
    1 + Math.max(0, ...needed.filter(({ end }) => end <= call.start).map(depth));
  expect(Math.max(...needed.map(depth)), JSON.stringify(needed.map(({ path }) => path))).toBeLessThanOrEqual(2);
});
