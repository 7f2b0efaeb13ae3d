import { admin, secured } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';

test('the outbox: messages appear without a reload, can be searched, and a scanner uses up no link', async ({
  page,
  server,
}) => {
  const forget = async (email: string) => {
    const sent = await page.request.post(`${server.provider}/frontegg/identity/resources/users/v1/passwords/reset`, {
      headers: { origin: server.provider },
      data: { email },
    });
    expect(sent.ok()).toBe(true);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${server.provider}/_emulator/outbox`);
  // The emails of the seed.
  await expect(page.getByRole('listitem').filter({ hasText: 'locked@acme.test' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'invited@acme.test' })).toBeVisible();
  await expectNoViolations(page, 'the outbox, dark');

  await forget(admin.email);
  const card = page
    .getByRole('listitem')
    .filter({ hasText: /reset-password/ })
    .filter({ hasText: admin.email });
  await expect(card).toBeVisible();
  const scan = card.getByRole('button', { name: /^Fetch like a scanner/ });
  await scan.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('HEAD 200, GET 200. No data changed: the link still works.')).toBeVisible();

  await forget(secured.email);
  await expect(page.getByRole('link', { name: /reset-password/ })).toHaveCount(2);
  await expect(scan, 'what stands there keeps the focus').toBeFocused();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoViolations(page, 'messages, narrow');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole('searchbox', { name: 'Search' }).fill(admin.email);
  await expect(page.getByRole('link', { name: /reset-password/ })).toHaveCount(1);
  await expect(page).toHaveURL(/q=admin/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('combobox', { name: 'Recipient' }).selectOption(secured.email);
  const found = page.getByRole('listitem').filter({ hasText: 'reset-password' });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(secured.email);

  await page.getByRole('link', { name: /^Authenticator codes/ }).click();
  await expect(page.getByText(/^New codes in \d+ s$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([secured.email]);
  await expectNoViolations(page, 'authenticator codes, narrow');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the console: faults, clock, policies, data, and signing in as a user, by keyboard', async ({ page, server }) => {
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const expectNarrow = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.provider}/_emulator/console`);
  await expectNoViolations(page, 'the console, dark and narrow');
  await press('Stop');
  await expect(page.getByText('Stopped.')).toBeVisible();
  await press('Back to now');

  await open('Faults');
  await page.getByRole('combobox', { name: 'Fault' }).selectOption('Connections hang');
  await press('Add');
  await expect(page.getByRole('definition').filter({ hasText: /^hang$/ })).toBeVisible();
  await page.getByLabel('Path').fill('/flags');
  await page.getByLabel('Status').fill('503');
  await press('Add fault');
  await expect(page.getByRole('definition').filter({ hasText: /^503$/ })).toBeVisible();
  await expectNoViolations(page, 'two faults, dark and narrow');
  await expectNarrow();
  await press('Remove fault 2');
  await press('Remove all faults');
  await expect(page.getByText('No faults')).toBeVisible();

  await open('Policies');
  await page.getByRole('combobox', { name: 'Required for' }).selectOption('Force');
  await press('Save: Second factor');
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expectNoViolations(page, 'policies, dark and narrow');
  await expectNarrow();
  await press('Use the default: Second factor');
  await expect(page.getByRole('combobox', { name: 'Required for' })).toHaveValue('DontForce');

  await open('Data');
  await open('memberships');
  await page.getByRole('searchbox', { name: 'Search' }).fill('user-reader');
  await press('Search');
  await page.getByRole('link', { name: 'user-reader', exact: true }).first().click();
  await expect(page.getByText('(hidden)').first()).toBeVisible();
  await expectNoViolations(page, 'a row, dark and narrow');
  await expectNarrow();

  await open('Console');
  await press(`Actions of ${secured.email}`);
  await expectNoViolations(page, 'the actions of a user, dark and narrow');
  await expectNarrow();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Disable user: ${secured.email}` })).toBeHidden();
  await press(`Actions of ${secured.email}`);
  await press(`Disable user: ${secured.email}`);
  const row = page.getByRole('listitem').filter({ hasText: secured.email });
  await expect(row.getByText('Disabled')).toBeVisible();
  await press(`Actions of ${secured.email}`);
  await press(`Enable user: ${secured.email}`);
  await expect(row.getByText('Disabled')).toHaveCount(0);
  await press(`Sign in as ${secured.email}`);
  await expect(page.getByRole('status')).toContainText(`signed in as ${secured.email}`);
  await page.getByRole('link', { name: 'Open the application' }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.portal}/`));
  await page.goto(`${server.portal}/feedback`);
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback', exact: true })).toBeVisible();
});
