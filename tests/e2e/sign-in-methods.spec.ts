import type { BrowserContext, Page } from '@playwright/test';
import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';
import { codeFor } from './outbox';
import type { Server } from './server';
import { codeBox, isHome, press } from './sign-in-steps';
import { heading } from './states';
import { addKey } from './virtual-key';

const giveEmail = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await press(page, 'Continue');
};

/** Adds parameters to the portal's authorization request. */
const askFor = (context: BrowserContext, values: Record<string, string>) =>
  context.route('**/oauth/authorize?*', (route) => {
    const url = new URL(route.request().url());
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
    return route.continue({ url: url.href });
  });

test('the form leads to the requested page, and Back does not lead to the form again', {
  tag: '@back',
}, async ({ page, server }) => {
  await page.goto('/feedback?from=mail');
  await expect(heading(page, /^Sign in to/)).toBeVisible();
  await expectNoViolations(page, 'the first screen');
  await giveEmail(page, reader.email);
  await expect(heading(page, 'Enter your password')).toBeVisible();
  await expectNoViolations(page, 'the password');
  await page.getByLabel('Password', { exact: true }).fill(reader.password);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(`${server.portal}/feedback?from=mail`);
  await expect(heading(page, 'Feedback')).toBeVisible();
  await expectNoViolations(page, 'the requested page');
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
  await expect(heading(page, 'Feedback')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
});

test('Back at the password leads to the email, with what was typed, and from the page behind the form out of it', {
  tag: '@back',
}, async ({ page, enter, server }) => {
  await page.goto(`${server.portal}/feedback`);
  await giveEmail(page, reader.email);
  const form = page.url();
  await expect(heading(page, 'Enter your password')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(reader.email);
  expect(page.url()).toBe(form);
  await enter(page, reader);
  await expect(heading(page, 'Feedback')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
  await expect(page.getByLabel('Email')).toHaveCount(0);
});

test('a password manager fills in both, and one press signs in', async ({ page }) => {
  await page.goto('/');
  const password = page.locator('input[autocomplete="current-password"]');
  await password.fill('not-this-one', { force: true });
  await giveEmail(page, reader.email);
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
  await expectNoViolations(page, 'a filled password that was refused');
  await press(page, 'Change email');
  await password.fill(reader.password, { force: true });
  await press(page, 'Continue');
  await isHome(page);
});

test('a code by mail: wrong, expired, resent without new attempts, with a space, and only in the browser that requested it', async ({
  page,
  newContext,
  server,
  controls,
}) => {
  const isRefused = (at: Page) => expect(at.getByText(/This code is incorrect/)).toBeVisible();
  await controls.settings({ authStrategy: 'Code', codeTriesPerAccount: 4 });
  await page.goto('/');
  await giveEmail(page, reader.email);
  const first = await codeFor(server, reader.email);
  await expect(codeBox(page)).toBeVisible();
  await expectNoViolations(page, 'code by mail');
  await codeBox(page).fill(first === '000000' ? '111111' : '000000');
  await isRefused(page);
  await expectNoViolations(page, 'wrong code');

  const other = await (await newContext()).newPage();
  await other.goto(server.portal);
  await giveEmail(other, reader.email);
  const second = await codeFor(server, reader.email, [first]);
  await codeBox(other).fill(first);
  await isRefused(other);
  await other.context().close();

  await controls.settings({ clockAhead: 601 });
  await codeBox(page).fill(first);
  await expect(codeBox(page)).toHaveValue('');
  await isRefused(page);
  // The application waited for ten minutes as well: the sign-in that is ready later still leads into it.
  await page.reload();
  await giveEmail(page, reader.email);
  const third = await codeFor(server, reader.email, [first, second]);
  await codeBox(page).fill(third === '000000' ? '111111' : '000000');
  await isRefused(page);
  await codeBox(page).fill(third);
  await expect(page.getByText(/Too many/)).toBeVisible();
  await expectNoViolations(page, 'too many wrong codes');

  await controls.settings({ codeTriesPerAccount: 10 });
  await codeBox(page).focus();
  await page.keyboard.insertText(`${third.slice(0, 3)} ${third.slice(3)}`);
  await isHome(page);
});

test('a text message, quick on this device the next time, and not for another user of it', async ({
  page,
  server,
  controls,
  endSession,
}) => {
  const phone = reader.phoneNumber ?? '';
  await controls.settings({ authStrategy: 'SmsCode' });
  await page.goto('/');
  await giveEmail(page, reader.email);
  await page.getByRole('checkbox', { name: /Next time/ }).check();
  const first = await codeFor(server, phone);
  await codeBox(page).fill(first);
  await isHome(page);
  const again = async () => {
    await endSession(page);
    await page.goto(`${server.portal}/feedback`);
    await press(page, 'Sign in again');
    await expect(page.getByLabel('Email')).toBeVisible();
  };

  await again();
  await page.getByRole('button', { name: /^Text me a code/ }).click();
  await expect(page.locator('[data-slot=account-row]')).toContainText('*** 0002');
  await expectNoViolations(page, 'quick sign-in');
  const second = await codeFor(server, phone, [first]);
  await codeBox(page).fill(second);
  await isHome(page, 'Feedback');

  await again();
  await page.getByRole('button', { name: 'Text me a code Last used' }).click();
  await press(page, 'Not you?');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Text me a code/ })).toHaveCount(0);
});

test('a passkey: added after the sign-in, suggested the next time, explained once it is removed, and declined for good', async ({
  page,
  newContext,
  server,
  controls,
  enter,
  endSession,
}) => {
  await controls.settings({ passkeys: true });
  await addKey(page, 'internal');
  await page.goto('/');
  await enter(page, reader);
  await expect(heading(page, 'Sign in faster next time')).toBeVisible();
  await expectNoViolations(page, 'passkey prompt');
  await press(page, 'Add a passkey');
  await isHome(page);
  await endSession(page);
  await page.goto(`${server.portal}/feedback`);
  // The key of this test is picked at once from the suggestions of the field.
  await press(page, 'Sign in again');
  await isHome(page, 'Feedback');

  const declined = await (await newContext()).newPage();
  await addKey(declined, 'internal');
  await declined.goto(server.portal);
  await enter(declined, admin);
  await press(declined, 'Do not ask again');
  await isHome(declined);
  await endSession(declined);
  await declined.goto(`${server.portal}/feedback`);
  await press(declined, 'Sign in again');
  await enter(declined, admin);
  await isHome(declined, 'Feedback');
  await declined.context().close();

  await page.goto(`${server.portal}/administration/privacy`);
  await press(page, 'Remove');
  await page.getByRole('alertdialog', { name: 'Remove this passkey?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await endSession(page);
  await page.goto(`${server.portal}/feedback`);
  await press(page, 'Sign in again');
  await expect(page.getByText('This passkey was removed. Use another way.')).toBeVisible();
  await expectNoViolations(page, 'a passkey that was removed');
});

const many = { email: 'many@acme.test', password: 'many-Secret-1' };

test('a user of five accounts chooses one, also while signed in', async ({ page, context, server, enter }) => {
  await askFor(context, { prompt: 'select_account' });
  await page.goto('/administration');
  await enter(page, many);
  await expect(heading(page, 'Choose an account')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('listitem').first()).toContainText('Last used');
  await expectNoViolations(page, 'choice of an account');
  await press(page, 'Globex');
  await expect(page.getByRole('button', { name: 'Globex: switch account' })).toBeVisible();

  const second = await context.newPage();
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: 'portal', redirect_uri: `${server.portal}/oauth/callback`, state: 's' },
    ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256', prompt: 'select_account' },
  });
  await second.goto(`${server.provider}/frontegg/oauth/authorize?${query}`);
  await press(second, 'Sign in as another user');
  await expect(second.getByLabel('Email')).toBeVisible();
  await enter(second, many);
  await expect(second.getByRole('listitem').first()).toContainText('Last used');
  const back = second.waitForRequest(/oauth\/callback\?code=/);
  await press(second, 'Initech');
  await back;
});

const setUpLogin = async ({ provider }: Server, path: string, method: string, body: object) => {
  const send = async (to: string, how: string, json: object, headers = {}) => {
    const response = await fetch(`${provider}/frontegg${to}`, {
      method: how,
      headers: { 'content-type': 'application/json', origin: provider, ...headers },
      body: JSON.stringify(json),
    });
    expect(response.ok, to).toBe(true);
    return response.json();
  };
  const { email, password } = admin;
  const { accessToken } = await send('/identity/resources/auth/v1/user', 'POST', { email, password });
  await send(path, method, body, { authorization: `Bearer ${accessToken}` });
};

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('the login of an account: name, title, logo, without the provider’s branding, its own URL, and an unknown alias', async ({
  page,
  newContext,
  server,
  controls,
}) => {
  const openAs = async (organization: string) => {
    const context = await newContext();
    await askFor(context, { organization });
    const opened = await context.newPage();
    await opened.goto(server.portal);
    return opened;
  };
  const plain = await openAs('acme');
  await expect(heading(plain, 'Sign in to Acme')).toBeVisible();
  for (const path of ['/account/nowhere', '/nowhere']) {
    const response = await plain.goto(`${server.provider}${path}`);
    expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200);
    await expect(heading(plain, 'This page does not exist')).toBeVisible();
    await expect(plain.locator('img[src$="/portal.svg"]')).toBeVisible();
  }
  // Without a logo, the provider's own is shown.
  const mark = plain.locator('img[src="/icon.svg"]');
  await plain.route('**/frontegg/metadata?*', (route) => route.fulfill({ json: { rows: [] } }));
  await plain.route('**/frontegg/vendors/public*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), logo: '' } });
  });
  await plain.reload();
  await expect(mark).toBeVisible();
  await controls.settings({ whiteLabelMode: true });
  await plain.reload();
  await expect(heading(plain, 'This page does not exist')).toBeVisible();
  await expect(mark).toHaveCount(0);
  await plain.context().close();

  const unknown = await openAs('nowhere');
  await expect(unknown.getByText(/^Nothing is registered under nowhere\./)).toBeVisible();
  await expectNoViolations(unknown, 'an alias that nobody has');
  await unknown.context().close();

  const actions = [
    { type: 'localizations/en/loginBox/login/title', payload: 'Welcome to the lab' },
    { type: 'themeV2/loginBox/logo/image', payload: PICTURE },
  ];
  await setUpLogin(server, '/metadata/admin-box', 'POST', { actions });
  const dressed = await openAs('acme');
  await expect(heading(dressed, 'Welcome to the lab')).toBeVisible();
  await expect(dressed.locator(`img[src="${PICTURE}"]`)).toBeVisible();
  await expectNoViolations(dressed, 'the login of an account');
  await dressed.context().close();

  const loginUrl = `${server.portal}/own-login`;
  await setUpLogin(server, '/tenants/resources/account-settings/v1', 'PUT', { loginUrl });
  const left = page.context().waitForEvent('request', (request) => request.url().startsWith(loginUrl));
  await askFor(page.context(), { organization: 'acme' });
  await page.goto('/');
  const target = new URL((await left).url()).searchParams.get('redirectUrl') ?? '';
  expect(target).toContain(`${server.provider}/frontegg/oauth/authorize/resume?request=`);
});
