import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';

test('a tampered callback is refused, and the login can be opened again', async ({ page, enter, server, controls }) => {
  await page.goto('/oauth/callback?code=stolen&state=made-up');
  await expect(page.getByRole('alert').filter({ hasText: 'This sign-in link is not valid here.' })).toBeVisible();
  expect(page.url()).toBe(`${server.portal}/oauth/callback`);
  const calls = await controls.requests();
  expect(calls.filter(({ path }) => path.endsWith('/oauth/token'))).toEqual([]);
  await page.getByRole('button', { name: 'Start over' }).click();
  await enter(page, reader);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('an error of the provider is shown and does not restart the login', async ({ page, controls }) => {
  await page.goto('/oauth/callback?error=access_denied&error_description=%3Cimg src=x onerror=alert(1)%3E&state=x');
  await expect(page.getByRole('heading', { name: 'Sign-in not completed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  await expect(page).toHaveURL(/oauth\/callback/);
  expect((await controls.requests()).filter(({ path }) => path.endsWith('/oauth/authorize'))).toEqual([]);
});

test('a renewal that is always answered 404 leads a user of before to the login, once', async ({
  page,
  controls,
  enter,
}) => {
  await page.goto('/');
  await enter(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome, Ada/ })).toBeVisible();
  // The browser has evicted the tokens, and remembers that there was a user.
  await page.evaluate(
    () => new Promise((done) => Object.assign(indexedDB.deleteDatabase('gatehouse'), { onsuccess: done })),
  );
  await controls.fail({ path: '/oauth/authorize/silent', status: 404, times: 50 });
  const starts = async () => (await controls.requests()).filter(({ path }) => path.endsWith('/oauth/authorize')).length;
  const before = await starts();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  expect(await starts()).toBe(before);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome, Ada/ })).toBeVisible();
  expect(await starts()).toBe(before + 1);
});
