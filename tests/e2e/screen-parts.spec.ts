import type { Page } from '@playwright/test';
import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { dataScreens, expectFrame, expectOnly, heading, rate } from './states';

// A part of a screen that fails to load or crashes.

const MISSING = 'This page could not be loaded';
const BROKEN = 'This page has stopped working';
/** React logs the error behind a notice. */
const LOST = /\bScreenLoadError: /;
const SCRIPTS = '**/assets/*.js*';

const openHome = async (page: Page) => {
  await expect(heading(page, /^Welcome/)).toBeVisible();
  await page.getByRole('button', { name: 'Groups of Solutions' }).click();
  // A page that reloads would lose it.
  await page.evaluate(() => Object.assign(window, { same: true }));
};
const isSame = (page: Page) => page.evaluate(() => 'same' in window);
/** Presses "Try again" and waits for the notice of the new failure, not the previous one. */
const tryInVain = async (page: Page, name: string) => {
  const notice = page.locator('main [role="alert"]').filter({ has: heading(page, name) });
  await notice.evaluate((element: HTMLElement) => {
    element.dataset.earlier = '';
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main [data-earlier]')).toHaveCount(0);
  await expect(heading(page, name)).toBeVisible();
};
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name, exact: true }).click();

test('offline at the first visit of a screen: an error appears, Try again fails, and the screen loads after reconnecting', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await signIn(page, reader);
  await openHome(page);
  for (const { name, heading: title } of dataScreens.slice(1)) {
    await context.setOffline(true);
    await goTo(page, name);
    await expect(heading(page, MISSING)).toBeVisible();
    await expectFrame(page);
    await expect(page.locator('main')).toContainText('You are offline.');
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await tryInVain(page, MISSING);
    await context.setOffline(false);
    await expect(heading(page, title)).toBeFocused();
    await expect(heading(page, MISSING)).toHaveCount(0);
  }
  expect(await isSame(page)).toBe(true);
  expectOnly(complaints, LOST);
});

test('a chunk is missing after a deployment: retried once, then reported; Reload loads the new one', async ({
  page,
  signIn,
  complaints,
}) => {
  await page.clock.install();
  await signIn(page, reader);
  await openHome(page);
  const requested: string[] = [];
  await page.route(SCRIPTS, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status: 404, contentType: 'application/json', body: '{"msg":"There is nothing here."}' });
  });
  await goTo(page, 'Roadmap');
  await expect(heading(page, MISSING)).toBeVisible();
  await expectFrame(page);
  const before = requested.length;
  const most = Math.max(...requested.map((url) => requested.filter((other) => other === url).length));
  // Each try may ask twice: ahead of time, and for the import itself.
  expect(most).toBeLessThanOrEqual(4);
  await page.clock.runFor(10_000);
  expect(requested).toHaveLength(before);
  await expect(page.getByText('Reload to get it.')).toBeVisible();
  // Some browsers keep the import failed until a reload, so the advice changes; nothing reloads by itself.
  await tryInVain(page, MISSING);
  await expect(page.getByText('only after a reload: press Reload.')).toBeVisible();
  const after = requested.length;
  await page.clock.runFor(10_000);
  expect(requested).toHaveLength(after);
  expect(await isSame(page)).toBe(true);
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Roadmap')).toBeVisible();
  expectOnly(complaints, LOST);
});

for (const { part, user, start, link } of [
  { part: 'a screen', user: reader, start: '/', link: 'Roadmap' },
  { part: 'a page of the administration', user: admin, start: '/administration/users', link: 'Groups' },
]) {
  test(`${part}, whose chunk failed once, is retried silently`, async ({ page, signIn }) => {
    await signIn(page, user, start);
    const to = page.getByRole('link', { name: link, exact: true }).first();
    await expect(to).toBeVisible();
    await page.waitForLoadState('networkidle');
    let failures = 0;
    await page.route(
      SCRIPTS,
      (route) => {
        failures += 1;
        return route.abort();
      },
      { times: 1 },
    );
    await to.click();
    await expect(heading(page, link)).toBeVisible();
    expect(failures).toBe(1);
  });
}

test('a screen that throws: an error replaces it, the rest works, and Reload recovers it', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page, reader);
  await openHome(page);
  await page.route(SCRIPTS, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new Error('This screen is broken.'); }",
    }),
  );
  await goTo(page, 'Roadmap');
  await expect(heading(page, BROKEN)).toBeVisible();
  await expectFrame(page);
  await page.unroute(SCRIPTS);
  await tryInVain(page, BROKEN);
  await goTo(page, 'Home');
  await expect(heading(page, /^Welcome/)).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await goTo(page, 'Roadmap');
  await expect(heading(page, BROKEN)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Roadmap')).toBeVisible();
  await expect(heading(page, BROKEN)).toHaveCount(0);
  expect(complaints.join('\n')).toContain('This screen is broken.');
  expectOnly(complaints, /This screen is broken\./);
});

test('a prototype that throws: only its section shows an error, and input next to it is kept', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page, reader, '/solutions/vendor-hub');
  await rate(page);
  await page.getByLabel('What is missing, what is wrong').fill('Written beside a broken part');
  // The prototype of this screen sorts its contracts; nothing else on it sorts this way.
  await page.evaluate(() => {
    const { toSorted } = Array.prototype;
    const mend = () => {
      Array.prototype.toSorted = toSorted;
    };
    Array.prototype.toSorted = () => {
      throw new Error('This part is broken.');
    };
    Object.assign(window, { mend });
  });
  await page.getByLabel('Sort by').selectOption('spend');
  await expect(page.getByText('The prototype stopped working')).toBeVisible();
  await expectFrame(page);
  await expect(page.getByLabel('What is missing, what is wrong')).toHaveValue('Written beside a broken part');
  await page.evaluate('mend()');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The prototype stopped working')).toHaveCount(0);
  await expect(page.getByLabel('What is missing, what is wrong')).toHaveValue('Written beside a broken part');
  expectOnly(complaints, /This part is broken\./);
});
