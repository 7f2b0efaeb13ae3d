import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';

test('a plain user is not offered pages that need a permission', async ({ page, signIn, controls }) => {
  await signIn(page, reader, '/administration/api-tokens');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not available to you' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  for (const name of ['Personal tokens', 'API tokens', 'Roles'])
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  const lists = (await controls.requests()).filter(({ path }) => /api-tokens/.test(path));
  expect(lists.filter(({ status }) => status === 200)).toEqual([]);
});

test('a list that cannot be loaded offers a retry', async ({ page, signIn, controls }) => {
  await controls.fail({ path: '*/api-tokens/v1', method: 'GET', status: 500, times: 6 });
  await signIn(page, admin, '/administration/api-tokens');
  await expect(page.getByText('This could not be loaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
