import type { Locator, Page } from '@playwright/test';
import { recordsPath } from '../../demo/research/contract';
import { feedbackKinds } from '../../demo/research/feedback/kinds';
import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { heading } from './states';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Portal' });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('Escape closes the sidebar over the page, wherever the focus is', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await signIn(page, reader);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(menu(page)).toBeVisible();
  await page.getByText(/^© \d{4}/).click();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
});

for (const { path, id, title } of [
  { path: '/integrations', id: 'wishes', title: 'Integrations' },
  { path: '/solutions/outage-hub', id: 'answer', title: 'Outage Monitoring' },
]) {
  test(`${path}#${id} scrolls to its section, after the sign-in and in a new tab`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(page, reader, `${path}#${id}`);
    const isThere = async (opened: Page) => {
      await expect(heading(opened, title)).toBeVisible();
      await expect(opened).toHaveURL(new RegExp(`#${id}$`));
      await expect(opened.locator(`#${id}`)).toBeInViewport();
      expect(await scrolled(opened)).toBeGreaterThan(200);
    };
    await isThere(page);
    await page.reload();
    await isThere(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await isThere(other);
  });
}

test('a reload keeps the scroll position', async ({ page, signIn }) => {
  await signIn(page, reader, '/roadmap');
  await expect(heading(page, 'Roadmap')).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.reload();
  await expect(heading(page, 'Roadmap')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(500);
  await link(page, 'Home').click();
  await expect(heading(page, /^Welcome/)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

for (const height of [500, 640]) {
  test(`the current link is visible in a window ${height} px high, and the page does not scroll`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await signIn(page, reader, '/solutions/project-execution');
    await expect(heading(page, 'Project Execution')).toBeVisible();
    await expect(link(page, 'Project Execution')).toBeInViewport({ ratio: 1 });
    expect(await scrolled(page)).toBe(0);
    await page.reload();
    await page.evaluate(() => window.scrollTo(0, 300));
    await link(page, 'Feedback').focus();
    await link(page, 'Feedback').press('Enter');
    await expect(heading(page, 'Feedback')).toBeFocused();
    await expect(link(page, 'Feedback')).toBeInViewport({ ratio: 1 });
    expect(await scrolled(page)).toBe(0);
  });
}

test('with the widest text spacing the logo is not cut off', async ({ page, signIn }) => {
  await signIn(page, reader);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.letterSpacing = '0.12em';
      element.style.wordSpacing = '0.16em';
      element.style.lineHeight = '1.5';
    }
  });
  const cut = await page.locator('aside a[href="/"] > span').evaluate((logo) => {
    const sidebar = logo.closest('aside')?.getBoundingClientRect().right ?? 0;
    const range = document.createRange();
    range.selectNodeContents(logo);
    return Math.max(...[...range.getClientRects()].map(({ right }) => right)) - sidebar;
  });
  expect(cut).toBeLessThanOrEqual(0);
});

test('without ratings a single message links to the solutions', async ({ page, signIn }) => {
  const list = [{ Id: 1, CreatedAt: '2026-11-20 08:00:00+00:00', Rating: 4, Ideas: 'A map' }];
  await page.route(`**${recordsPath('general')}?*`, (route) => route.fulfill({ json: { list } }));
  await page.route(`**${recordsPath('solution')}?*`, (route) => route.fulfill({ json: { list: [] } }));
  await signIn(page, reader, '/reporting');
  const chart = page.getByRole('figure', { name: 'Your latest ratings' });
  await expect(chart).toContainText('You have not rated a solution yet.');
  await expect(chart).not.toContainText('Nothing to show yet');
  await chart.getByRole('link', { name: 'Choose a solution' }).click();
  await expect(heading(page, 'Solutions')).toBeFocused();
});

test('the menu fades at edges that hide entries, also with reduced motion', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, reader, '/');
  const fades = () =>
    menu(page).evaluate((nav) => {
      const style = getComputedStyle(nav);
      const lengths = ['--fade-above', '--fade-below'].map((name) => style.getPropertyValue(name));
      return style.maskImage === 'none' ? 'none' : lengths.map((length) => length !== '');
    });
  await expect.poll(fades).toEqual([false, true]);
  await menu(page).evaluate((nav) => nav.scrollBy(0, 40));
  await expect.poll(fades).toEqual([true, true]);
  await menu(page).evaluate((nav) => nav.scrollTo(0, nav.scrollHeight));
  await expect.poll(fades).toEqual([true, false]);
  await page.setViewportSize({ width: 1280, height: 2000 });
  await expect.poll(fades).toBe('none');
});

test('the page of reports does not shift when its few submissions are loaded', async ({ page, signIn }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const list = [{ Id: 1, CreatedAt: '2026-11-20 08:00:00+00:00', Rating: 4, Ideas: 'A map' }];
  // Other tests have sent feedback as the same user.
  for (const kind of Object.keys(feedbackKinds))
    await page.route(`**${recordsPath(kind)}?*`, (route) => route.fulfill({ json: { list: [] } }));
  await page.route(`**${recordsPath('general')}?*`, async (route) => {
    await asked;
    await route.fulfill({ json: { list } });
  });
  await signIn(page, reader, '/reporting');
  const solutions = page.getByRole('figure', { name: 'Solutions' });
  await expect(solutions).toBeVisible();
  await expect(page.locator('main [data-slot="skeleton"]').last()).toBeVisible();
  const places = () =>
    page
      .locator('main :is(h1, h2, figure)')
      .evaluateAll((parts) => parts.map((part) => [part.tagName, part.getBoundingClientRect().top]));
  const before = await places();
  answer();
  await expect(page.getByRole('figure', { name: 'Your latest ratings' })).toBeVisible();
  const after = await places();
  expect(after.slice(0, before.length)).toEqual(before);
  // With few submissions, the list precedes the charts.
  expect(after.length).toBeGreaterThan(before.length);
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  const [submissions, charts] = [
    page.locator('main details').first(),
    page.getByRole('figure', { name: 'Your latest ratings' }),
  ];
  expect(await topOf(submissions)).toBeLessThan(await topOf(charts));
});

test('a report without progress and submissions says where to begin', async ({ page, signIn }) => {
  for (const kind of Object.keys(feedbackKinds))
    await page.route(`**${recordsPath(kind)}?*`, (route) => route.fulfill({ json: { list: [] } }));
  await page.route(`**${recordsPath('users')}`, async (route) => {
    const response = await route.fetch();
    const none = { solutions_checks: '', solutions_progress: 0, desktop_checks: '', desktop_progress: 0 };
    await route.fulfill({ response, json: { ...(await response.json()), ...none } });
  });
  await signIn(page, reader, '/reporting');
  await expect(page.getByText('Nothing to report yet')).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: 'Choose a solution' }).click();
  await expect(heading(page, 'Solutions')).toBeFocused();
});

// One that is loaded later would win over the first, and move what that one has placed.
test('pages of the administration bring no style sheets of their own', async ({ page, signIn }) => {
  await signIn(page, admin, '/administration/profile');
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await expect(heading(page, 'Profile')).toBeVisible();
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  const first = await sheets();
  for (const link of await pages.filter({ visible: true }).all()) {
    if ((await link.getAttribute('target')) === '_blank') continue;
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await sheets(), name).toEqual(first);
  }
});
