import { TOTP } from 'otpauth';
import { admin, reader, secured } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';

const codeOf = (secret: string) => new TOTP({ secret }).generate();
const secret = secured.authenticators[0]?.secret ?? '';

test('the landing screen, the hosted login, Home', async ({ page, enter, server }) => {
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`^${server.provider}/account/login\\?request=`));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Product Research Portal' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in to Product Research Portal');
  await enter(page, reader);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome, Rita/ })).toBeVisible();
  await expect(page).toHaveURL(`${server.portal}/`);
  await expect(page).toHaveTitle(/Home/);
});

test('a user with a session at the provider is signed in without a form', async ({ page, context, signIn, server }) => {
  await signIn(page, reader);
  const other = await context.newPage();
  await other.goto(server.portal);
  await expect(other.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('a captcha: the sign-in waits for it and continues automatically', async ({ page, controls, enter }) => {
  await controls.settings({ captcha: true });
  await page.goto('/');
  await enter(page, reader);
  await expect(page.getByText('Complete the check to continue.')).toBeVisible();
  await expectNoViolations(page, 'captcha');
  await page.getByRole('button', { name: /I am human/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('the code of an authenticator app, once', async ({ page, enter }) => {
  await page.goto('/');
  await enter(page, secured);
  const code = page.getByRole('textbox', { name: 'Code' });
  // The last digit submits the code.
  await code.fill('000000');
  await expect(page.getByText('Wait for the next one')).toBeVisible();
  await code.fill(codeOf(secret));
  await expect(page.getByRole('heading', { level: 1, name: /Welcome, Milo/ })).toBeVisible();
});

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

test('the provider is down: the portal reports it and continues when it is available again', async ({
  page,
  controls,
  enter,
}) => {
  await controls.fail({ path: '/oauth/authorize/silent', status: 503, times: 3 });
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await enter(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome, Ada/ })).toBeVisible();
});
