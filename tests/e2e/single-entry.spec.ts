import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { reader, unenrolled } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';
import { codeFor } from './outbox';
import { codeBox, press } from './sign-in-steps';
import { heading } from './states';

// Nothing has to be remembered or transcribed (3.3.8), and nothing is requested twice (3.3.7).
// .storybook/entries.ts checks the fields of every step.

const email = (page: Page) => page.getByLabel('Email');

/** Pastes a text as a user does, from the clipboard. */
const paste = async (page: Page, text: string) => {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+V');
};

test('an email address is filled in on every following page, and on the way back, and is in no URL', async ({
  page,
  controls,
  server,
  enter,
}) => {
  await controls.settings({ allowSignups: true });
  const typed = 'ada@newlab.test';
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  await page.goto('/');
  await email(page).fill(typed);

  await test.step('the password', async () => {
    await press(page, 'Continue');
    await expect(heading(page, 'Enter your password')).toBeVisible();
    await expect(page.getByText(typed)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    await press(page, 'Change email');
    await expect(email(page)).toHaveValue(typed);
  });

  await test.step('a forgotten password', async () => {
    await press(page, 'Continue');
    await press(page, 'Forgot password?');
    await expect(heading(page, 'Reset your password')).toBeVisible();
    await expect(email(page)).toHaveValue(typed);
    await press(page, 'Back to sign-in');
    await expect(heading(page, /^Sign in to/)).toBeVisible();
    await expect(email(page)).toHaveValue(typed);
  });

  await test.step('a new account', async () => {
    await press(page, 'Create an account');
    await expect(heading(page, 'Create your account')).toBeVisible();
    await expect(email(page)).toHaveValue(typed);
    await expect(page.locator('input[type=password]')).toHaveCount(1);
    await press(page, 'Have an account? Sign in');
    await expect(heading(page, /^Sign in to/)).toBeVisible();
    await expect(email(page)).toHaveValue(typed);
  });

  await test.step('a lost phone', async () => {
    await controls.settings({ authStrategy: 'SmsCode' });
    await press(page, 'Continue');
    await press(page, 'Lost this phone?');
    await expect(heading(page, 'Replace your phone number')).toBeVisible();
    await expect(email(page)).toHaveValue(typed);
    await controls.settings({ authStrategy: 'EmailAndPassword' });
  });

  await test.step('a sign-in', async () => {
    await page.goto('/');
    await enter(page, reader);
    await expect(heading(page, /^Welcome/)).toBeVisible();
  });

  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((url) => /(?:@|%40)(?:newlab|acme)\.test/.test(url))).toEqual([]);
  await page.goto(`${server.provider}/_emulator/outbox`);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('@');
});

test('password, setup key, code and recovery code can be pasted, and other methods are one press away', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await email(page).focus();
  await paste(page, unenrolled.email);
  await press(page, 'Continue');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await paste(page, unenrolled.password);
  await press(page, 'Sign in');
  await expect(heading(page, 'Protect your account')).toBeVisible();

  await test.step('the method by mail needs no app, and is left for another one', async () => {
    await press(page, 'Email');
    await codeFor(server, unenrolled.email);
    await press(page, 'Choose another method');
    await expect(heading(page, 'Protect your account')).toBeVisible();
  });

  await press(page, 'Authenticator app');
  await press(page, 'Can’t scan it?');
  await page.locator('[data-slot=setup-key]').getByRole('button').click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await codeBox(page).focus();
  const code = new TOTP({ secret: key.replaceAll(' ', '') }).generate();
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(heading(page, 'Save your recovery code')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  const recovery = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('checkbox', { name: 'I have saved it' }).check();
  await press(page, 'Continue');
  await expect(heading(page, /^Welcome/)).toBeVisible();

  await test.step('the recovery code, without the app', async () => {
    await press(page, 'Logout');
    await email(page).fill(unenrolled.email);
    await press(page, 'Continue');
    await page.getByLabel('Password', { exact: true }).fill(unenrolled.password);
    await press(page, 'Sign in');
    await press(page, 'Use your recovery code');
    await page.getByRole('textbox', { name: 'Recovery code' }).focus();
    await paste(page, recovery);
    await expectNoViolations(page, 'a pasted recovery code');
    await press(page, 'Turn off and sign in again');
    await expect(page.getByText(/Two-step verification is turned off/)).toBeVisible();
  });
});
