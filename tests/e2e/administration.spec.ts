import type { Page } from '@playwright/test';
import { admin, reader } from '../../emulator/seed/users';
import { type AdminPageId, adminPages } from '../../sdk/admin/pages';
import { texts as arabic } from '../../ui/locales/ar/admin/users';
import { texts as english } from '../../ui/locales/en/admin/users';
import { expect, test } from './fixtures';
import { goTo, openPage, showUsage } from './journeys';
import { coveredByToasts, cutTexts, expectNoSideways, spaceText } from './measures';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('page, search and open row are in the URL: reload, back and a shared link restore them', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, admin, '/administration');
  await openPage(page, 'Users');
  await expect(heading(page, 'Users')).toBeFocused();
  await expect(page).toHaveURL(`${server.portal}/administration/users`);

  await page.getByRole('searchbox').fill('admin@acme');
  await expect(page).toHaveURL(/\/administration\/users\?q=admin%40acme$/);
  await page.getByRole('row').filter({ hasText: 'admin@acme.test' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/administration\/users\?q=admin%40acme&open=[\w-]+$/);
  const link = page.url();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('admin@acme.test');

  await page.reload();
  await expect(drawer).toContainText('admin@acme.test');
  await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('admin@acme');

  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\?q=admin%40acme$/);
  // What is typed into a search is no step of its own.
  await page.goBack();
  await expect(page).toHaveURL(`${server.portal}/administration`);
  await expect(heading(page, 'Users')).toHaveCount(0);

  const colleague = await page.context().newPage();
  await colleague.goto(link);
  await expect(colleague.getByRole('dialog')).toContainText('admin@acme.test');
});

/** Pages that the reader may read, by the reader's roles. */
const readable: readonly AdminPageId[] = ['profile', 'privacy'];

test('without its permission, the URL of a page shows a refusal and requests none of its data', async ({
  page,
  signIn,
  controls,
}) => {
  const pathsOf = async () => new Set((await controls.requests()).map(({ method, path }) => `${method} ${path}`));
  const refusal = page.getByText(/our roles do not include/);
  await signIn(page, reader, '/administration/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  // The last requests of the page itself.
  const last = [/^GET .*\/phone-numbers\/v1$/, /^GET .*\/sessions\/v1\/me\/current$/];
  const areSent = async () =>
    [...(await pathsOf())].filter((request) => last.some((path) => path.test(request))).length;
  await expect.poll(areSent).toBe(last.length);
  const before = await pathsOf();
  for (const [id, { path }] of Object.entries(adminPages)) {
    if (readable.some((one) => one === id)) continue;
    await goTo(page, `/administration/${path}`);
    await expect(page).toHaveURL(new RegExp(`/administration/${path}$`));
    await expect(refusal, path).toBeVisible();
    await expect(page.getByRole('table'), path).toHaveCount(0);
  }
  await page.reload();
  await expect(refusal).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...(await pathsOf())].filter((request) => !before.has(request))).toEqual([]);
});

test('the first response of every page names the modules of that page', async ({ request, server }) => {
  const modulesOf = async (path: string) => (await request.get(`${server.portal}${path}`)).headers().link ?? '';
  const all = await modulesOf('/administration');
  for (const { path } of Object.values(adminPages)) {
    const modules = await modulesOf(`/administration/${path}`);
    expect(modules.split(',').length, path).toBeGreaterThan(all.split(',').length);
  }
});

test('the administration fills the screen below the header of the portal', async ({ page, signIn }) => {
  await signIn(page, admin, '/administration/security');
  await expect(heading(page, 'Security')).toBeVisible();
  const portal = await page.getByRole('region', { name: 'Administration' }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect((portal?.y ?? 0) + (portal?.height ?? 0)).toBeGreaterThanOrEqual(height - 1);
});

test('every page of the administration at 320 px, and at 400 % with text spacing: no horizontal scrolling, nothing cut off', {
  tag: '@long',
}, async ({ page, context, signIn }) => {
  await showUsage(context);
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, admin, '/administration');
  for (const { path } of Object.values(adminPages)) {
    await goTo(page, `/administration/${path}`);
    await expect(page.locator('[data-slot=page-title]')).toBeVisible();
    await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0);
    await expectNoSideways(page, path);
    await expect.poll(() => cutTexts(page), `${path}: cut texts`).toEqual([]);
    const unspace = await spaceText(page);
    // A window of 1280 by 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectNoSideways(page, `${path} with spaced text`);
    await expect.poll(() => cutTexts(page), `${path}: cut texts with spaced text`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await unspace();
  }
});

for (const [locale, texts, direction] of [
  ['en-GB', english, 'ltr'],
  ['ar', arabic, 'rtl'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the message after an invitation does not cover the focus', async ({ page, signIn }) => {
      await signIn(page, admin, '/administration/users');
      for (const [width, email] of [
        [1280, 'ann@partners.test'],
        [320, 'bob@partners.test'],
      ] as const) {
        await page.setViewportSize({ width, height: 720 });
        await page.getByRole('button', { name: texts.add, exact: true }).click();
        await page.getByLabel(texts.emails).fill(email);
        await page.getByRole('button', { name: texts.invite(1), exact: true }).click();
        await expect(page.getByText(texts.invited(email))).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(
          await page.locator('[data-slot=toaster]').evaluate((toaster) => getComputedStyle(toaster).direction),
        ).toBe(direction);
        await expect.poll(() => coveredByToasts(page), { message: `at ${width} px` }).toBeUndefined();
        await page.locator('[data-slot=toast] button').click();
      }
    });
  });
}

// Only presses of a real pointer close a panel before the click.
test('a second press on its button closes a panel', async ({ page, signIn }) => {
  await signIn(page, admin, '/administration/users?q=admin%40acme');
  const row = page.getByRole('row').filter({ hasText: 'admin@acme.test' });
  for (const opener of [
    row.getByRole('button', { name: /Change groups/ }),
    row.getByRole('button', { name: /^Actions/ }),
  ]) {
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  }
});
