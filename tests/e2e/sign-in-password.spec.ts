import { TOTP } from 'otpauth';
import { breached, reader, secured } from '../../emulator/seed/users';
import { translatePage } from '../support/translate-page';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';
import { linkFor } from './outbox';

const authenticator = new TOTP({ secret: secured.authenticators[0]?.secret ?? '' });
/** A code is valid once: the second sign-in uses that of the next half minute, which a fast clock shows already. */
const nextCode = () => authenticator.generate({ timestamp: Date.now() + 30_000 });
const NEW = 'A-longer-Passphrase-7';

test('a forgotten password: mail, rules, new password, and the second factor is required again', async ({
  page,
  scan,
  server,
  enter,
  endSession,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await page.goto('/feedback?from=mail');
  await enter(page, secured);
  await page.getByRole('checkbox', { name: /Do not ask again/ }).check();
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticator.generate());
  await expect(page).toHaveURL(`${server.portal}/feedback?from=mail`);
  await expect(heading('Feedback')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await test.step('from the password to the mail', async () => {
    await endSession(page);
    await page.goto(`${server.portal}/feedback`);
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByLabel('Email').fill(secured.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(heading('Reset your password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(secured.email);
    await expectNoViolations(page, 'forgot password');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(heading('Check your email')).toBeVisible();
    await expectNoViolations(page, 'the mail is on its way');
  });

  await test.step('from the mail to a new password', async () => {
    const link = await linkFor(server, secured.email);
    await scan(page, link);
    await page.goto(link);
    const field = page.getByLabel('New password', { exact: true });
    const rules = page.getByRole('list', { name: 'Rules for the new password' }).getByRole('listitem');
    const met = rules.filter({ hasText: '(met)' });
    const length = rules.filter({ hasText: /At least \d+ characters/ });
    await field.fill('short');
    await expect(length).toContainText('(not met yet)');
    await expect(page.getByText('Password strength: weak')).toBeVisible();
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This password does not meet all rules yet.')).toBeVisible();
    await expectNoViolations(page, 'new password');
    await field.fill('');
    await field.pressSequentially(NEW);
    await expect(rules).not.toHaveCount(0);
    await expect(met).toHaveCount(await rules.count());
    await expect(page.getByText('Password strength: strong')).toBeVisible();
    for (const _ of NEW.slice(3)) await page.keyboard.press('Backspace');
    await expect(length).toContainText('(not met yet)');
    await field.pressSequentially(NEW.slice(3));
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(heading('Password changed')).toBeVisible();
    expect(page.url()).not.toContain('token=');
    await expect(heading('Sign in to Product Research Portal')).toBeVisible();

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(`${NEW}-again`);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(heading('This link no longer works')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Email me a new link' })).toBeVisible();
  });

  await test.step('the old password is refused, the new one and a code sign in', async () => {
    await page.goto(server.portal);
    await enter(page, secured);
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill(nextCode());
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  });
});

test('wrong passwords: the delay grows and is shown, a known browser signs in, a new one needs the emailed link', async ({
  page,
  scan,
  newContext,
  server,
  controls,
  enter,
  signIn,
  endSession,
}) => {
  await signIn(page, reader);
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  // The page that is left cannot notice the end of the session by a call that is still open.
  await page.goto('about:blank');
  await endSession(page);
  const context = await newContext();
  const stranger = await context.newPage();
  const password = stranger.getByLabel('Password', { exact: true });
  const guess = async (text: string) => {
    await password.fill(text);
    await stranger.getByRole('button', { name: 'Sign in' }).click();
  };
  let ahead = 0;
  const wait = (seconds: number) => {
    ahead += seconds;
    return controls.settings({ clockAhead: ahead });
  };

  await test.step('each wrong password makes the next one wait longer', async () => {
    await stranger.goto('/feedback');
    await enter(stranger, { email: reader.email, password: 'wrong-1' });
    await expect(stranger.getByText('Incorrect email or password.')).toBeVisible();
    for (const [at, delay] of ['1 second', '2 seconds', '4 seconds'].entries()) {
      await guess(`wrong-${at + 2}`);
      await expect(stranger.getByText(`Incorrect email or password. Try again in ${delay}.`)).toBeVisible();
      if (at === 2) {
        await guess(reader.password);
        await expect(stranger.getByText(/Too many requests\. Try again in \d seconds?\./)).toBeVisible();
        await expectNoViolations(stranger, 'too soon');
      }
      await wait(4);
    }
    await guess('wrong-5');
    await expect(stranger.getByText(/Sign-in is locked until/)).toBeVisible();
    await guess(reader.password);
    await expect(stranger.getByText(/we emailed a link to unlock it/)).toBeVisible();
    await expectNoViolations(stranger, 'locked');
  });

  await test.step('a known browser of the user signs in', async () => {
    await page.goto('/feedback');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await enter(page, reader);
    await expect(page).toHaveURL(`${server.portal}/feedback`);
  });

  await test.step('the emailed link unlocks the user for new browsers', async () => {
    const link = await linkFor(server, reader.email);
    await scan(page, link);
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { name: 'Unlock your account' })).toBeVisible();
    await expectNoViolations(stranger, 'unlock');
    await stranger.getByRole('button', { name: 'Unlock' }).click();
    await expect(stranger.getByRole('heading', { name: 'Your account is unlocked' })).toBeVisible();
    expect(stranger.url()).not.toContain('token=');
    await expect(stranger.getByRole('heading', { name: /Sign in to/ })).toBeVisible();
    await enter(stranger, reader);
    await expect(stranger.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    await stranger.goto(link);
    await stranger.getByRole('button', { name: 'Unlock' }).click();
    await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectNoViolations(stranger, 'a link that was used');
  });
});

test('a leaked password: no session, an emailed link replaces it, and the user returns to the app', async ({
  page,
  server,
  enter,
}) => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await page.goto('/feedback');
  // Read on its way: once the page has moved on, Chromium no longer holds the body.
  let token = '';
  await page.route('**/auth/v1/user', async (route) => {
    const response = await route.fetch();
    token = (await response.json()).accessToken;
    await route.fulfill({ response });
  });
  await enter(page, breached);
  await expect(heading('Choose a new password')).toBeVisible();
  await expectNoViolations(page, 'leaked password');
  await expect.poll(() => token).not.toBe('');
  const refused = await page.request.get(`${server.provider}/frontegg/identity/resources/users/v2/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);

  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(heading('Check your email')).toBeVisible();
  await expectNoViolations(page, 'the link is on its way');
  await page.goto(`${server.portal}/feedback`);
  await expect(heading(/Sign in to/)).toBeVisible();

  await page.goto(await linkFor(server, breached.email));
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('Password123!');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This password is known from a data breach. Choose another one.')).toBeVisible();
  await field.fill(NEW);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading('Password changed')).toBeVisible();
  await expect(heading('Sign in to Product Research Portal')).toBeVisible();
  await enter(page, { ...breached, password: NEW });
  await expect(heading(/Welcome/)).toBeVisible();
  expect(page.url()).toContain(server.portal);
});

test('a translated page: from the login to the home of the portal', { tag: '@long' }, async ({
  page,
  server,
  enter,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => (${translatePage})(document.body)))`,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/feedback');
  await enter(page, { ...reader, password: 'not-my-Password-1' });
  await expect(page.locator('font > font', { hasText: 'Incorrect email or password.' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(reader.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${server.portal}/feedback`);
  await expect(heading.locator('font').first()).toHaveText('Feedback');
  await page.goto(server.portal);
  await expect(heading.locator('font').first()).toBeVisible();
  expect(thrown).toEqual([]);
});
