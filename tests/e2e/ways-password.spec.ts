import { TOTP } from 'otpauth';
import { secured } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';
import { linkFor, scan } from './outbox';

const authenticator = new TOTP({ secret: secured.authenticators[0]?.secret ?? '' });
/** A code counts once: the second sign-in takes that of the next half minute, which a fast clock shows already. */
const nextCode = () => authenticator.generate({ timestamp: Date.now() + 30_000 });
const NEW = 'A-longer-Passphrase-7';

test('a forgotten password: mail, rules, new password, and the second factor is asked for again', async ({
  page,
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
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This password does not meet all rules yet.')).toBeVisible();
    await expectNoViolations(page, 'new password');
    await page.getByLabel('New password', { exact: true }).fill(NEW);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(heading('Your password is changed')).toBeVisible();
    expect(page.url()).not.toContain('token=');
    await expect(heading('Sign in to Product Research Portal')).toBeVisible();

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(`${NEW}-again`);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible();
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
