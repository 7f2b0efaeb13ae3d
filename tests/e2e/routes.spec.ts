import type { Page, Request, Route } from '@playwright/test';
import { paths } from '../../demo/portal/paths';
import { texts } from '../../demo/portal/texts/en/shell';
import { titleOf } from '../../demo/portal/texts/title-of';
import { reader } from '../../emulator/seed/users';
import { adminPages } from '../../sdk/admin/pages';
import { expect, test } from './fixtures';
import { heading } from './states';

/** Routes of the specification, each with its first heading. */
const screens = paths
  .filter((path) => path !== '/administration')
  .map((path) => {
    const title = titleOf(texts, path);
    return { path, title, heading: path === '/' ? /^Welcome, Rita/ : title };
  });

/** Addresses that need a session: the screens, and the pages of the administration. */
const addresses = [
  ...screens.map(({ path }) => path),
  ...Object.values(adminPages).map(({ path }) => `/administration/${path}`),
];

/** Home, a screen, and one below another. */
const returnPoints: readonly string[] = ['/', '/feedback', '/solutions/vendor-hub'];

const toggle = (page: Page) => page.getByRole('button', { name: 'Groups of Solutions' });

/** The addresses outside of the portal, as a deployer would set them. */
const leadOut = (page: Page, links: Record<string, string>) =>
  page.route('**/portal-config.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: { ...(await response.json()), links } });
  });

/** Blocks the hosted login, so that the landing page stays. */
const stayOut = (page: Page) => page.route('**/oauth/authorize*', (route) => route.fulfill({ status: 204 }));

/** Addresses of the portal's own server that hold data of a user. */
const isData = (url: string) => new URL(url).pathname.startsWith('/api/');

test('signed out, every address redirects to the login, and shows nothing before', async ({ page }) => {
  const data: string[] = [];
  const starts: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('request', (request) => {
    if (isData(request.url())) data.push(request.url());
    if (new URL(request.url()).pathname.endsWith('/oauth/authorize')) starts.push(request.url());
  });
  page.on('response', (response) => {
    if (/json|text\/plain/.test(response.headers()['content-type'] ?? '')) bodies.push(response.text().catch(() => ''));
  });
  await stayOut(page);
  for (const [index, path] of addresses.entries()) {
    const left = page.waitForRequest('**/oauth/authorize*');
    await page.goto(path, { waitUntil: 'commit' });
    await left;
    await expect(heading(page, 'Product Research Portal'), path).toBeVisible();
    await expect(page.locator('form, nav, h1'), path).toHaveCount(1);
    expect(starts, `${path}: sign-ins that were started`).toHaveLength(index + 1);
    // Repeated redirects of the same tab would count as a login loop.
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(data, 'calls for data before the sign-in').toEqual([]);
  const texts = await Promise.all(bodies);
  expect(texts.join('\n').length, 'responses that were read').toBeGreaterThan(0);
  expect(texts.filter((text) => /@acme\.test|"(?:permissions|roles|members)"/.test(text))).toEqual([]);
});

for (const { path, title, heading: name } of screens.filter(({ path }) => returnPoints.includes(path))) {
  test(`${path}: signed out it leads through the login back to it`, async ({ page, enter, server, controls }) => {
    await page.goto(`${path}?from=mail`);
    await expect(page.getByLabel('Email')).toBeVisible();
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

test('each screen is a chunk of its own, loaded when it is opened, with Loading... meanwhile', async ({
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

test('an unknown path redirects to /', async ({ page, signIn, server }) => {
  await signIn(page, reader);
  for (const path of ['/nothing', '/solutions/unknown', '/roadmap/2027', '/home', '/Roadmap']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`${server.portal}/`);
    await expect(heading(page, /^Welcome/), path).toBeVisible();
  }
});

test('the group of solutions is expanded when one of its links is current', async ({ page, signIn }) => {
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

test('external links open a new tab without access to this one', async ({ page, signIn }) => {
  await leadOut(page, {
    follow: 'https://network.example.com/us',
    terms: 'https://example.com/terms',
    apply: 'https://example.com/apply',
  });
  await signIn(page, reader);
  const isSafe = async (name: string, href: string) => {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  };
  await isSafe('Follow us', 'https://network.example.com/us');
  for (const link of await page.locator('a[href^="http"]').all()) await expect(link).toHaveAttribute('rel', /noopener/);
  await stayOut(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Product Research Portal')).toBeVisible();
  await isSafe('Terms & Confidentiality', 'https://example.com/terms');
  await isSafe('Apply for Access', 'https://example.com/apply');
});

test('an external page without a URL is plain text', async ({ page, signIn }) => {
  await leadOut(page, {});
  await signIn(page, reader);
  const isPlain = async (name: string) => {
    await expect(page.getByText(name)).toHaveAttribute('title', 'This page has no address yet.');
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  };
  await isPlain('Follow us');
  await stayOut(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Product Research Portal')).toBeVisible();
  await isPlain('Terms & Confidentiality');
  await isPlain('Apply for Access');
});

for (const stored of [true, false]) {
  const how = stored ? 'with the token of the page before' : 'from nothing but the cookie';
  test(`the first signed-in paint ${how} needs two round trips after the files of the page`, async ({
    page,
    signIn,
    server,
  }) => {
    await signIn(page, reader);
    await expect(heading(page, /^Welcome/)).toBeVisible();
    if (!stored) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      const devtools = await page.context().newCDPSession(page);
      const storageTypes = 'indexeddb,local_storage';
      await devtools.send('Storage.clearDataForOrigin', { origin: server.portal, storageTypes });
    }
    // Responses are released in rounds: each begins when the page is idle.
    const held: Route[] = [];
    await page.route(`${server.provider}/**`, (route) => void held.push(route));
    const files = new Set<Request>();
    const settled = (request: Request) => void files.delete(request);
    page.on('request', (request) => void (request.url().startsWith(server.portal) && files.add(request)));
    page.on('requestfinished', settled);
    page.on('requestfailed', settled);
    const welcome = heading(page, /^Welcome/);
    const isIdle = () => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.goto(server.portal);
    for (let rounds = 0; ; rounds += 1) {
      await expect.poll(async () => held.length > 0 || (await welcome.isVisible())).toBe(true);
      // Requests that wait for no response are sent once the files are loaded and the page is idle.
      await expect.poll(() => files.size).toBe(0);
      for (let i = 0; i < 5; i += 1) await isIdle();
      if (await welcome.isVisible()) {
        if (!stored) expect(rounds, 'round trips without which nobody is known').toBeGreaterThan(0);
        break;
      }
      expect(rounds, 'round trips').toBeLessThan(2);
      await Promise.all(held.splice(0).map((route) => route.continue()));
    }
    for (const route of held) await route.abort();
  });
}
