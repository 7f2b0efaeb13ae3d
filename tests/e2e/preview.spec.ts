import type { Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';

const frame = (page: Page) => page.frameLocator('iframe').first();
const row = (page: Page) => frame(page).getByRole('row', { name: /Nightly export/ });
const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens' });
const heading = (page: Page, name: string) => frame(page).getByRole('heading', { level: 1, name });

const find = async (page: Page, name: string) => {
  await screens(page).getByRole('searchbox').fill(name);
  await screens(page).getByRole('button', { name, exact: true }).first().click();
};

test('screens are found by name with the keyboard, and have the URL of the product', async ({
  page,
  controls,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.portal)) foreign.push(request.url());
  });
  await page.goto('/preview');
  await expect(heading(page, 'Sign in to Acme')).toBeVisible();
  const search = screens(page).getByRole('searchbox');
  await search.fill('enter password');
  await search.press('Enter');
  await expect(heading(page, 'Enter your password')).toBeVisible();
  await expect(page.getByText('/account/login', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next screen' }).press('Enter');
  await expect(heading(page, 'Check your email')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Enter your password')).toBeVisible();
  // The code beside it is that of the shown screen, with React and without.
  await page.getByRole('radiogroup', { name: 'Panel' }).getByText('Code').click();
  const code = page.getByRole('region', { name: 'Code', exact: true });
  await expect(code.getByRole('group')).toContainText('step="loginWithPassword"');
  await code.getByText('TypeScript').click();
  await expect(code.getByRole('group')).toContainText("step: 'loginWithPassword'");
  await page.getByRole('button', { name: 'Next screen' }).press('Enter');
  await expect(code.getByRole('group')).toContainText("context: { email: 'admin@acme.test' }");
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await code.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(code.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("step: 'magicLinkPreLoginSuccess'");
  await find(page, 'Edit group');
  await expect(frame(page).getByRole('dialog', { name: /^Edit “/ })).toBeVisible();
  await expect(page.getByText('/oauth/portal#/groups', { exact: true })).toBeVisible();
  // It needs no sign-in and no server but its own.
  expect(foreign).toEqual([]);
  expect((await controls.requests()).filter(({ path }) => !path.startsWith('/_emulator'))).toEqual([]);
});

test('role, language, settings, failures and data can be chosen, and are part of the URL', async ({ page }) => {
  await page.goto('/preview?screen=admin.apiTokens&delay=false');
  await expect(row(page)).toBeVisible();
  await expect(frame(page).getByText('02/03/2026')).toBeVisible();
  await page.getByLabel('Role').selectOption('ReadOnly');
  await expect(frame(page).getByRole('heading', { name: 'This page is not available to you' })).toBeVisible();
  await page.getByLabel('Role').selectOption('Admin');
  await page.getByLabel('Failure').selectOption('500 Server error');
  await page.getByLabel('Call').fill('tokens.listTenantApiTokens');
  await expect(frame(page).getByRole('button', { name: 'Add token' })).toBeVisible();
  await page.getByLabel('Failure').selectOption('none');
  await expect(row(page)).toBeVisible();
  await page.getByText('Sign-in settings').click();
  await page.getByRole('switch', { name: 'GitHub' }).check();
  await find(page, 'Enter email');
  await expect(frame(page).getByRole('button', { name: /GitHub/ })).toBeVisible();
  await page.getByLabel('Language').selectOption('ar');
  await expect(frame(page).locator('[dir="rtl"]').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Language')).toHaveValue('ar');
  await expect(frame(page).getByRole('button', { name: /GitHub/ })).toBeVisible();
});

test('a plan is bought with a test card, without a provider', async ({ page, server }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.portal)) foreign.push(request.url());
  });
  await page.goto('/preview?screen=admin.subscription.checkout');
  const inside = frame(page);
  const press = (name: string) => inside.getByRole('button', { name, exact: true }).click();
  await press('Use another card');
  await inside.getByLabel('Card number').fill('4000002500003155');
  await press('Confirm and pay');
  await expect(inside.getByText('Enter the expiry as MM / YY.')).toBeVisible();
  await inside.getByLabel('Expiry').fill('1234');
  await inside.getByLabel('Security code').fill('123');
  await inside.getByLabel('Security code').press('Enter');
  await press('Approve');
  await expect(inside.getByRole('dialog', { name: 'Plan changed' })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a theme is generated from one color, fixed, undone and saved by name', async ({ page }) => {
  await page.goto('/preview?delay=false&mode=both');
  const submit = (at: number) =>
    page.frameLocator('iframe').nth(at).getByRole('button', { name: 'Continue', exact: true });
  await expect(submit(1)).toBeVisible();
  await page.getByText('Theme', { exact: true }).click();
  await page.getByLabel('Brand color', { exact: true }).fill('#0b7a5c');
  await page.getByRole('button', { name: 'Create theme' }).click();
  await expect(submit(0)).toHaveCSS('background-color', 'rgb(11, 122, 92)');
  await expect(page.getByText('All pass AA')).toBeVisible();
  await page.getByLabel('Muted text, light', { exact: true }).fill('#c9a3ff');
  const fix = page.getByRole('button', { name: /Use #[0-9a-f]{6} for AA/ });
  await fix.click();
  await expect(page.getByText('All pass AA')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fix).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(fix).toHaveCount(0);
  await page.getByText('Saved on this device').click();
  await page.getByLabel('Name of the theme').fill('Fern');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(submit(0)).not.toHaveCSS('background-color', 'rgb(11, 122, 92)');
  await page.reload();
  await page.getByText('Theme', { exact: true }).click();
  await page.getByText('Saved on this device').click();
  await page.getByRole('button', { name: 'Fern', exact: true }).click();
  await expect(submit(0)).toHaveCSS('background-color', 'rgb(11, 122, 92)');
  await page.getByText('Texts of the login box').click();
  await page.getByLabel('Title of the first screen').fill('Welcome to Fern');
  await page.getByLabel('Title of the first screen').press('Enter');
  await expect(heading(page, 'Welcome to Fern')).toBeVisible();
  // Exported as tokens, and imported again over another theme.
  const panel = (name: string) => page.getByRole('radiogroup', { name: 'Panel' }).getByText(name).click();
  await panel('Export');
  await page.getByRole('radiogroup', { name: 'Format' }).getByText('Tokens').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const file = await (await download).path();
  const paste = page.getByLabel('CSS, appearance, vendor document, tokens, link or shadcn/ui theme');
  await paste.fill(':root { --gh-primary: var(--brand); --gh-radius: 2px }');
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect(
    page.getByText(
      '“light.primary” is “var(--brand)”. A color is opaque, and written as in CSS: #5b3bd6 or oklch(0.5 0.2 290).',
    ),
  ).toBeVisible();
  await expect(submit(0)).not.toHaveCSS('background-color', 'rgb(11, 122, 92)');
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(submit(0)).toHaveCSS('background-color', 'rgb(11, 122, 92)');
  await panel('Theme');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(submit(0)).not.toHaveCSS('background-color', 'rgb(11, 122, 92)');
  await panel('Export');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByText('Imported as Tokens.')).toBeVisible();
  await expect(heading(page, 'Welcome to Fern')).toBeVisible();
  await expect(submit(0)).toHaveCSS('background-color', 'rgb(11, 122, 92)');
  await panel('Theme');
  // Each of two frames has a main part, and a scrolled panel cuts a field.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.getByText('Light', { exact: true }).first().click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(submit(0)).toBeVisible();
  await expectNoViolations(page);
  await panel('Export');
  await expectNoViolations(page);
});

test('the colors of an element are found with the keyboard, and focus is never lost', async ({ page }) => {
  await page.goto('/preview?delay=false');
  const inside = frame(page);
  const submit = inside.getByRole('button', { name: 'Continue', exact: true });
  await expect(submit).toBeVisible();
  await page.getByRole('button', { name: 'Skip to the settings' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const find = page.getByRole('button', { name: 'Find colors on the screen' });
  await find.press('Enter');
  await page.keyboard.press('Escape');
  await expect(find).toBeFocused();
  await find.press('Enter');
  await inside.getByLabel('Email').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // It was chosen, not pressed.
  await expect(page.getByText('Colors of “Continue”')).toBeFocused();
  await expect(heading(page, 'Sign in to Acme')).toBeVisible();
  const table = page.getByRole('table').filter({ hasText: 'On primary' });
  await expect(table.getByRole('rowheader')).toHaveText(['Primary', 'On primary']);
  await page.getByLabel('Primary, light', { exact: true }).fill('rgb(91 59 214)');
  await expect(submit).toHaveCSS('background-color', 'rgb(91, 59, 214)');
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(find).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.getByLabel('Muted text, light', { exact: true }).fill('c9a3ff');
  await page.getByRole('button', { name: /Use #[0-9a-f]{6} for AA/ }).press('Enter');
  await expect(page.locator('summary').filter({ hasText: 'All pass AA' })).toBeFocused();
  // Empty is the default.
  await page.getByLabel('Muted text, light', { exact: true }).fill('');
  await page.getByLabel('Muted text, light', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
});

test('a theme starts from a logo, and is compared with another one on the same screen', async ({ page }) => {
  await page.goto('/preview?delay=false');
  const inside = frame(page);
  const submit = inside.locator('button[type=submit]');
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  const hasColor = (color: string) => expect(submit).toHaveCSS('background-color', color);
  const [green, violet] = ['rgb(11, 122, 92)', 'rgb(91, 59, 214)'];
  await expect(submit).toBeVisible();
  await expect(compare).toBeDisabled();
  const own = await submit.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('radiogroup', { name: 'Panel' }).getByText('Theme').click();
  await page.getByLabel('Start from a logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#0b7a5c"/><rect width="12" height="40" fill="#5b3bd6"/></svg>',
    ),
  });
  const logoColors = page.getByRole('group', { name: 'Colors of the logo' }).getByRole('button');
  await expect(logoColors).toHaveText(['#0b7a5c', '#5b3bd6']);
  await logoColors.first().press('Enter');
  await hasColor(green);
  await expect(inside.locator('[data-slot=logo]')).toHaveAttribute('src', /^data:image\/svg/);
  // In place: the screen keeps what is typed, and the next one is compared as well.
  await inside.getByLabel('Email').fill('ada@acme.test');
  await compare.press('Enter');
  await hasColor(own);
  await expect(page.getByText('Shown: Default theme')).toBeVisible();
  await expect(inside.getByLabel('Email')).toHaveValue('ada@acme.test');
  await expect(inside.locator('[data-slot=logo]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await hasColor(green);
  await compare.press('Enter');
  await page.getByRole('button', { name: 'Next screen' }).click();
  await expect(heading(page, 'Enter your password')).toBeVisible();
  await hasColor(own);
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  // A change shows the theme that is changed.
  await logoColors.last().press('Enter');
  await hasColor(violet);
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
  await page.getByText('Saved on this device').click();
  await page.getByLabel('Name of the theme').fill('Violet');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Compare with').selectOption('Violet');
  await expect(compare).toBeDisabled();
  await logoColors.first().press('Enter');
  await hasColor(green);
  await compare.press('Enter');
  await hasColor(violet);
  await page.getByLabel('Start from a logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('This file could not be read. Choose another one.')).toBeVisible();
});

test('a shortcut focuses the search from anywhere, and every role sees dates in the formats of the account', async ({
  page,
}) => {
  await page.goto('/preview?delay=false&screen=admin.audits&role=Viewer');
  const cell = frame(page)
    .getByRole('row')
    .nth(1)
    .getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  await expect(cell).toBeVisible();
  const search = screens(page).getByRole('searchbox');
  await frame(page).getByRole('searchbox').first().focus();
  await page.keyboard.press('Control+K');
  await expect(search).toBeFocused();
  await page.getByLabel('Vision').selectOption('No green cones (deuteranopia)');
  await expect(page.locator('iframe')).toHaveCSS('filter', 'url("#vision-deuteranopia")');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByText('Settings', { exact: true }).click();
  await expect(search).toBeHidden();
  await page.keyboard.press('Control+K');
  await expect(search).toBeFocused();
  await search.fill('enter password');
  await search.press('Enter');
  await expect(heading(page, 'Enter your password')).toBeVisible();
});

test('works on a phone, every control has a name, and the portal links to it and back', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/preview?delay=false&width=320');
  await expect(heading(page, 'Sign in to Acme')).toBeVisible();
  await page.getByText('Screens', { exact: true }).click();
  await find(page, 'Enter password');
  await expect(heading(page, 'Enter your password')).toBeVisible();
  await page.getByText('Settings', { exact: true }).click();
  await expect(page.getByLabel('Role')).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await signIn(page, admin, '/preview');
  await page.getByRole('link', { name: 'Back to the portal' }).click();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Design preview' }).press('Enter');
  await expect(heading(page, 'Sign in to Acme')).toBeVisible();
  await expect(page).toHaveURL(/\/preview/);
});

test('the set-up of an authenticator app shows its code', async ({ page }) => {
  await page.goto('/preview');
  await find(page, 'Set up authenticator app');
  const code = frame(page).getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
});
