import type { Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { choose, confirm, openPage, openTab, pick, saveSection } from './journeys';

/** Adds a token by the open form, reads its secret while it is shown, and closes. */
const readToken = async (page: Page) => {
  const visible = page.getByRole('dialog', { name: 'Token added' });
  const secret = await visible.getByRole('textbox', { name: 'Secret' }).inputValue();
  const clientId = await visible.getByRole('textbox', { name: 'Client ID' }).inputValue();
  await visible.getByRole('button', { name: 'Done' }).click();
  await confirm(page, 'Close anyway');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(`${await page.content()}${stored}`).not.toContain(secret);
  return { clientId, secret };
};

test('tokens work for calls until they are deleted: a personal one, and one of the account', async ({
  page,
  request,
  signIn,
  server,
}) => {
  const api = `${server.provider}/frontegg`;
  const bearerOf = async (token: { clientId: string; secret: string }) => {
    const response = await request.post(`${api}/identity/resources/auth/v1/api-token`, { data: token });
    return `Bearer ${((await response.json()) as { access_token?: string }).access_token}`;
  };
  const call = async (path: string, authorization: string) =>
    (await request.get(`${api}${path}`, { headers: { authorization } })).status();
  const stats = '/team/resources/stats/v1/members';

  await signIn(page, admin, '/administration/personal-api-tokens');
  const add = async (owner: 'user' | 'tenant') => {
    await page.getByRole('button', { name: 'Add token' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add a token' });
    await form.getByLabel('Description').fill('Weekly report');
    if (owner === 'tenant') await pick(page, form, /^Roles/, 'Viewer');
    await form.getByRole('button', { name: 'Add token' }).click();
    return readToken(page);
  };
  const remove = async () => {
    await choose(page, 'Weekly report', 'Delete');
    await confirm(page, 'Delete token');
    await expect(page.getByRole('row', { name: /Weekly report/ })).toHaveCount(0);
  };

  await test.step('a personal token has the rights of its user', async () => {
    const own = await bearerOf(await add('user'));
    expect(await call('/identity/resources/users/v2/me', own)).toBe(200);
    await remove();
    expect(await call('/identity/resources/users/v2/me', own)).toBe(401);
  });

  await test.step('a token of the account has its roles', async () => {
    await openPage(page, 'API tokens');
    await openTab(page, 'API tokens', 'Account tokens');
    const added = await add('tenant');
    const token = await bearerOf(added);
    expect(await call(stats, token)).toBe(200);
    expect(await call('/identity/resources/groups/v1', token)).toBe(403);
    await openTab(page, 'API tokens', 'Yours and the account’s');
    const row = page.getByRole('row', { name: /Weekly report Account/ });
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
    expect(await page.content(), 'after a reload').not.toContain(added.secret);
    await remove();
    expect(await call(stats, token)).toBe(401);
  });
});

test('an account is renamed, has a sub-account with users of its own, and usage counts both', async ({
  page,
  signIn,
}) => {
  // The usage page depends on a flag that the vendor names.
  await page.route(/\/frontegg\/metadata\?.*adminBox/, async (route) => {
    const configuration = { themeV2: {}, navigation: { usage: { featureFlag: 'groups-admin-box-new' } } };
    await route.fulfill({ json: { rows: [{ configuration }] } });
  });
  await signIn(page, admin, '/administration/account');

  await test.step('account settings', async () => {
    await page.getByRole('form', { name: 'Company' }).getByLabel('Company name').fill('Acme Research');
    await saveSection(page, 'Company');
    await expect(page.getByRole('button', { name: 'Acme Research: switch account' })).toBeVisible();
  });

  await test.step('all accounts', async () => {
    await openPage(page, 'All accounts');
    await page.getByRole('button', { name: 'Create account' }).click();
    const form = page.getByRole('dialog', { name: 'Create an account' });
    await form.getByLabel('Name').fill('Night Lab');
    await form.getByRole('button', { name: 'Create account' }).click();
    await choose(page, 'Night Lab', 'Switch to this account');
    await expect(page.getByRole('button', { name: 'Night Lab: switch account' })).toBeVisible();
    await openPage(page, 'Users');
    await page.getByRole('button', { name: 'Add users' }).first().click();
    const invitation = page.getByRole('dialog', { name: 'Add users' });
    await invitation.getByLabel('Email addresses').fill('nora@night.test');
    await invitation.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('row', { name: /nora@night.test/ })).toBeVisible();

    await page.getByRole('button', { name: 'Back to Acme Research' }).click();
    await openPage(page, 'Users');
    await page.getByRole('searchbox').fill('nora@night');
    await expect(page.getByText('Nothing found')).toBeVisible();
  });

  await test.step('usage', async () => {
    await openPage(page, 'Usage');
    // The seed has 15.
    await expect(page.getByText('Sub-accounts', { exact: true }).locator('..')).toContainText('16');
  });
});
