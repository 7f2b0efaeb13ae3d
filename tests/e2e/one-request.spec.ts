import type { Locator, Page } from '@playwright/test';
import { reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { hold } from './states';

// Ten presses and a held Enter key send one request.

const changes = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method())) sent.push(new URL(request.url()).pathname);
  });
  return sent;
};

/** Presses before anything is rendered again, then while the request is pending, and holds Enter. */
const pressTen = async (page: Page, button: Locator) => {
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) element.click();
  });
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) element.click();
  });
  await button.focus();
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
};

/** Presses while the response is held back; returns the requests to the path. */
const sendOnce = async (page: Page, button: Locator, path: RegExp) => {
  const sent = changes(page);
  const letGo = await hold(page, path);
  const first = page.waitForRequest((request) => request.method() !== 'GET' && path.test(request.url()));
  await pressTen(page, button);
  await first;
  await letGo();
  return () => sent.filter((url) => path.test(url));
};

test('the login: ten presses of each button send one request', async ({ page, controls }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/');
  await page.getByLabel('Email').fill(reader.email);
  const preLogin = await sendOnce(page, button('Continue'), /\/sso\/prelogin$/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(preLogin()).toHaveLength(1);

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  const reset = await sendOnce(page, button('Email me a link'), /\/passwords\/reset$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(reset()).toHaveLength(1);
  const mails = await page.request.get(new URL('/_emulator/outbox', page.url()).href);
  expect((await mails.json()).filter(({ to }: { to: string }) => to === reader.email)).toHaveLength(1);

  await button('Back to sign-in').click();
  await button('Continue').click();
  await page.getByLabel('Password', { exact: true }).fill(reader.password);
  const signedIn = await sendOnce(page, button('Sign in'), /\/auth\/v1\/user$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  expect(signedIn()).toHaveLength(1);
  const calls = (await controls.requests()).filter(
    ({ method, path }) => method === 'POST' && /auth\/v1\/user$/.test(path),
  );
  expect(calls).toHaveLength(1);
});
