import type { Page } from '@playwright/test';
import { reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { asNewcomer, countSent, filledForms, hold } from './states';

// Several tabs, missing responses, and focus.

const USERS = '**/api/v2/tables/users/records';
const { general } = filledForms;

const note = (page: Page) => page.getByText('Draft saved on this device');
const ideas = (page: Page) => page.getByLabel('What should we build');
const steps = (page: Page) => page.getByRole('region', { name: 'Your progress' });
const box = (page: Page, name: string) => steps(page).getByLabel(name);

/** Fails changes of the user's record until the route is removed. */
const refuseChanges = (page: Page) =>
  page.route(USERS, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { msg: 'Server error: 500 - away' } })
      : route.fallback(),
  );

test('submitting a form in one tab keeps the newer draft of another tab', async ({
  page,
  context,
  signIn,
  controls,
}) => {
  await signIn(page, reader, general.path);
  await general.fill(page, 'Short, from the first tab');
  await expect(note(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(general.path);
  await ideas(other).fill('A long text that was written in the second tab');
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('written in the second tab');

  await page.getByRole('button', { name: general.submit }).click();
  await expect(page.getByRole('heading', { name: general.success })).toBeVisible();
  await expect(note(other)).toBeVisible();
  await other.reload();
  await expect(ideas(other)).toHaveValue('A long text that was written in the second tab');

  // The first tab takes over the shared draft, changes and sends it: the second one keeps its own text.
  await page.getByRole('button', { name: 'Send another' }).click();
  await ideas(page).fill('Second text of the first tab');
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('Second text');
  await page.getByRole('button', { name: general.submit }).click();
  await expect(page.getByRole('heading', { name: general.success })).toBeVisible();
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('written in the second tab');
  await other.reload();
  await expect(ideas(other)).toHaveValue('A long text that was written in the second tab');

  // The same text in both: what is sent is not offered again.
  await page.goto(general.path);
  await expect(ideas(page)).toHaveValue('A long text that was written in the second tab');
  await page.getByRole('button', { name: general.submit }).click();
  await expect(page.getByRole('heading', { name: general.success })).toBeVisible();
  await expect(note(other)).toHaveCount(0);
  await other.reload();
  await expect(ideas(other)).toHaveValue('');
  const texts = controls.rows('general').map(({ Ideas }) => Ideas);
  expect(texts).toEqual(expect.arrayContaining(['Short, from the first tab', 'Second text of the first tab']));
});

test('a lost response: no message claims that nothing was sent, and Retry creates no second row', async ({
  page,
  signIn,
  controls,
}) => {
  const text = 'Stored, but nobody was told';
  const stored = () => controls.rows('general').filter(({ Ideas }) => Ideas === text);
  await signIn(page, reader, general.path);
  await general.fill(page, text);
  await page.route('**/tables/general/records', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: general.submit }).click();
  await expect(
    page.getByRole('alert').getByText(/It may or may not have arrived\. Your text is kept here/),
  ).toBeVisible();
  expect(stored()).toHaveLength(1);
  await expect(ideas(page)).toHaveValue(text);
  await page.unroute('**/tables/general/records');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: general.success })).toBeVisible();
  expect(stored()).toHaveLength(1);
});

test('a form is read-only and busy during submission, keeps the focus, and sends nothing twice', async ({
  page,
  signIn,
  controls,
}) => {
  await signIn(page, reader, general.path);
  await general.fill(page, 'All that is sent');
  const release = await hold(page, '**/tables/general/records');
  const sent = countSent(page, 'general');
  const button = page.getByRole('button', { name: general.submit });
  await page.getByLabel('When could we meet?').focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(1);
  // Playwright would wait for a disabled button.
  await button.evaluate((element: HTMLElement) => element.click());
  await page.keyboard.press('Enter');
  await page.keyboard.type('too late');
  await expect(page.getByLabel('When could we meet?')).toBeFocused();
  await expect(page.getByLabel('When could we meet?')).toHaveValue('');
  await page.getByRole('radio', { name: /2/ }).evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('radio', { name: /5/ })).toBeChecked();
  await release();
  await expect(page.getByRole('heading', { name: general.success })).toBeVisible();
  expect(sent()).toBe(1);
  expect(controls.rows('general').filter(({ Ideas }) => Ideas === 'All that is sent')).toMatchObject([{ Rating: 5 }]);
  await page.getByRole('button', { name: 'Send another' }).click();
  await page.getByLabel('When could we meet?').fill('In time');
  await expect(page.getByLabel('When could we meet?')).toHaveValue('In time');
});

test('products added during submission remain a draft', async ({ page, signIn }) => {
  const { path, fill, submit, success } = filledForms.integration;
  await asNewcomer(page, 'integration');
  await signIn(page, reader, path);
  await fill(page, 'Both ways');
  const release = await hold(page, '**/tables/integration/records');
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('button', { name: 'Add Okta to my list' }).click();
  await release();
  await expect(page.getByRole('heading', { name: success })).toBeVisible();
  await page.getByRole('button', { name: 'Change my list' }).click();
  await expect(page.getByLabel('Product', { exact: true }).nth(1)).toHaveValue('Okta');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
});

test('a check that could not be stored is undone with a message, and Retry stores it', async ({
  page,
  signIn,
  controls,
}) => {
  await signIn(page, reader, '/solutions/vendor-hub');
  await box(page, 'Try the prototype').uncheck();
  await refuseChanges(page);
  await box(page, 'Try the prototype').click();
  const problem = steps(page).getByRole('alert');
  await expect(problem.getByText('“Try the prototype” wasn’t saved.')).toBeVisible();
  await expect(box(page, 'Try the prototype')).not.toBeChecked();
  await page.unroute(USERS);
  await problem.getByRole('button', { name: 'Retry' }).click();
  await expect(box(page, 'Try the prototype')).toBeChecked();
  await expect(box(page, 'Try the prototype')).toBeFocused();
  await expect(problem).toBeEmpty();
  const stored = () => controls.rows('users').find(({ frontegg_email }) => frontegg_email === reader.email);
  await expect(() => expect(String(stored()?.solutions_checks)).toContain('vendor-hub.prototype')).toPass();
});

test('a check made offline is announced as pending, and stored after reconnecting', async ({
  page,
  context,
  signIn,
  controls,
}) => {
  await signIn(page, reader, '/solutions/troubleshooting');
  await expect(box(page, 'Try the prototype')).toBeEnabled();
  await context.setOffline(true);
  await box(page, 'Try the prototype').check();
  const problem = steps(page).getByRole('alert');
  await expect(problem.getByText('Your changes will be saved when you are back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(problem).toBeEmpty();
  await expect(box(page, 'Try the prototype')).toBeChecked();
  const stored = () => controls.rows('users').find(({ frontegg_email }) => frontegg_email === reader.email);
  await expect(() => expect(String(stored()?.solutions_checks)).toContain('troubleshooting.prototype')).toPass();
});

test('a step that was unchecked by hand is not checked again by scrolling', async ({ page, signIn, server }) => {
  await page.clock.install();
  await signIn(page, reader, '/solutions/project-execution');
  const end = page.getByRole('region', { name: 'How it works' }).getByRole('listitem').last();
  const readOn = async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(end).not.toBeInViewport();
    await end.scrollIntoViewIfNeeded();
  };
  await readOn();
  const read = box(page, 'Read how it works');
  await expect(read).toBeChecked();
  await read.uncheck();
  await readOn();
  // Longer than it takes to count as seen.
  await page.clock.runFor(10_000);
  await expect(read).not.toBeChecked();
  await page.goto(`${server.portal}/solutions/project-execution`);
  await readOn();
  await expect(read).toBeChecked();
});

test('a check in one tab appears in the other, next to a pending one', async ({ page, context, signIn, server }) => {
  await signIn(page, reader, '/solutions/automation-services');
  await expect(box(page, 'Try the prototype')).toBeEnabled();
  const other = await context.newPage();
  await other.goto(`${server.portal}/solutions/automation-services`);
  await box(other, 'Try the prototype').check();
  await expect(box(page, 'Try the prototype')).toBeChecked();

  const release = await hold(page, USERS);
  await box(page, 'Tell us what you think').check();
  await box(other, 'Try the prototype').uncheck();
  await expect(box(page, 'Try the prototype')).not.toBeChecked();
  await expect(box(page, 'Tell us what you think')).toBeChecked();
  await release();
  await expect(box(other, 'Tell us what you think')).toBeChecked();
  await expect(box(page, 'Try the prototype')).not.toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/progress/')))).toEqual([]);
});

test('the focus moves to the next control when the pressed button disappears', async ({ page, signIn, server }) => {
  await signIn(page, reader, general.path);
  await general.fill(page, 'One of two');
  await page.getByRole('button', { name: general.submit }).click();
  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(page.getByRole('radio', { name: /1/ })).toBeFocused();
  await ideas(page).fill('Never mind');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('radio', { name: /1/ })).toBeFocused();

  await page.route('**/tables/general/records', (route) => route.fulfill({ status: 500, json: { msg: 'away' } }));
  await general.fill(page, 'Kept for the next page');
  await page.getByRole('button', { name: general.submit }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: general.submit })).toBeFocused();

  await page.goto(`${server.portal}/portal`);
  await page.getByRole('button', { name: 'Delete drafts' }).click();
  await expect(page.getByRole('heading', { name: 'Drafts on this device' })).toBeFocused();

  await page.goto(`${server.portal}/integrations`);
  const search = page.getByRole('searchbox', { name: 'Search integrations' });
  await search.fill('nothing has this name');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});

test('a white brand color keeps the search field visible, and a hint mentions surfaces', async ({ page, signIn }) => {
  await signIn(page, reader, '/portal');
  await page.getByLabel('Color', { exact: true }).fill('#ffffff');
  await expect(page.getByText(/only a thin outline will show its surfaces/)).toBeVisible();
  const border = await page
    .locator('[data-search]')
    .evaluate((element) => getComputedStyle(element).borderBlockStartColor);
  expect(border).not.toBe('rgb(255, 255, 255)');
  await expect(page.locator('[data-search]')).toHaveCSS('border-block-start-style', 'solid');
});
