import type { Page } from '@playwright/test';
import type { SeedUser } from '../../emulator/seed/seed-user';
import { admin, reader, reseller } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';
import { codeIn, linkFor, linkIn, mailFor } from './outbox';
import type { Server } from './server';

const ADA = 'ada@newlab.test';
const PASSWORD = 'A-longer-Passphrase-7';
const DAYS = 24 * 3600;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });

/** Calls the provider as an administrator does, from no browser. */
const asAdministrator = async ({ provider }: Server, path: string, body: object, by = admin) => {
  const post = async (to: string, json: object, headers = {}) => {
    const response = await fetch(`${provider}/frontegg/identity/resources/${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: provider, ...headers },
      body: JSON.stringify(json),
    });
    expect(response.ok, to).toBe(true);
    return response.json();
  };
  const { email, password } = by;
  const { accessToken } = await post('auth/v1/user', { email, password });
  await post(path, body, { authorization: `Bearer ${accessToken}` });
};

const invite = (server: Server, email: string, by?: SeedUser, role = 'role-viewer') =>
  asAdministrator(server, 'users/v2', { email, roleIds: [role], provider: 'local' }, by);

const choosePassword = async (page: Page) => {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(heading(page, 'Your account is active')).toBeVisible();
};

const isHome = (page: Page) => expect(heading(page, /Welcome/)).toBeVisible();

test('a sign-up: the same screen for every address, the mail, a password on another device, an expired link', async ({
  page,
  scan,
  newContext,
  server,
  controls,
  signIn,
}) => {
  await controls.settings({ allowSignups: true });
  const other = await (await newContext()).newPage();

  const fill = async (email: string) => {
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Company').fill('New Lab');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
  };

  await test.step('from the sign-in to the mail', async () => {
    await page.goto('/feedback');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(heading(page, 'Create your account')).toBeVisible();
    await expectNoViolations(page, 'sign-up');
    await page.getByRole('button', { name: 'Create account' }).click();
    const mistakes = page.getByRole('list', { name: 'Correct these fields:' });
    await expect(mistakes.getByRole('link')).toHaveText(['Name', 'Email', 'Company', 'Password']);
    await mistakes.getByRole('link', { name: 'Company' }).click();
    await expect(page.getByLabel('Company')).toBeFocused();
    await expectNoViolations(page, 'sign-up with mistakes');
    await fill(ADA);
    await expectNoViolations(page, 'the mail is on its way');
  });

  await test.step('on another device, where another user is signed in, the password is chosen anew', async () => {
    await signIn(other, reader);
    await isHome(other);
    const link = await linkFor(server, ADA);
    await scan(page, link);
    await other.goto(link);
    await expect(heading(other, 'Choose a password')).toBeVisible();
    await expectNoViolations(other, 'activation');
    await choosePassword(other);
    expect(other.url()).not.toContain('token=');
    // The portal was the other user's, and is now that of the user who chose the password.
    await expect(heading(other, 'Welcome, Ada.')).toBeVisible();
    await other.goto(link);
    await expect(heading(other, 'This link no longer works')).toBeVisible();
    await expectNoViolations(other, 'a link that was used');
  });

  await test.step('a known address gets the same screen and another mail', async () => {
    await page.goto(`${server.provider}/account/sign-up?app=portal`);
    await fill(reader.email);
    expect(await mailFor(server, reader.email)).toContain('you have an account already');
  });

  await test.step('an expired link leads to a new mail, whose code activates', async () => {
    await page.goto(`${server.provider}/account/sign-up?app=portal`);
    await fill('bea@newlab.test');
    const first = await mailFor(server, 'bea@newlab.test');
    await controls.settings({ clockAhead: 8 * DAYS, mailCodes: true });
    await page.goto(linkIn(first));
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await page.getByLabel('Email').fill('bea@newlab.test');
    await page.getByRole('button', { name: 'Email me a new link' }).click();
    const second = await mailFor(server, 'bea@newlab.test', first);
    await page.goto(linkIn(second));
    await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(second));
    await expect(heading(page, 'Your account is active')).toBeVisible();
    await isHome(page);
  });
});

test('invitations: by link for a new user and for an existing one, by code, of a locked account, and an invite link that ends', async ({
  page,
  scan,
  newContext,
  server,
  controls,
  enter,
  signIn,
  endSession,
}) => {
  const join = async (name: string, code?: string) => {
    await expect(heading(page, 'Join Acme')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    if (code) await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(heading(page, 'You have joined Acme')).toBeVisible();
  };

  await test.step('a new user chooses name and password on the page of the only mail, and is signed in', async () => {
    await invite(server, ADA);
    const invitation = await mailFor(server, ADA);
    await scan(page, linkIn(invitation));
    await page.goto(linkIn(invitation));
    await expect(heading(page, 'Join Acme')).toBeVisible();
    await expectNoViolations(page, 'invitation');
    await join('Ada Lovelace');
    await expect(page.getByText(`You are signed in as ${ADA}.`)).toBeVisible();
    await isHome(page);
    await expect(page.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible();
  });

  await test.step('by code, while another user is signed in', async () => {
    await controls.settings({ mailCodes: true });
    await invite(server, 'bea@newlab.test');
    const mail = await mailFor(server, 'bea@newlab.test');
    await page.goto(linkIn(mail));
    await join('Bea', codeIn(mail));
    await isHome(page);
    // The session remains: sign-ins after which none does are taken for a loop.
    await page.reload();
    await isHome(page);
  });

  await test.step('of a locked account', async () => {
    await controls.settings({ mailCodes: false });
    await invite(server, 'cy@newlab.test');
    const link = await linkFor(server, 'cy@newlab.test');
    await controls.flip(admin.email, 'accountLocked');
    await page.goto(link);
    // The text of ER-01239.
    await expect(page.getByText('because it is locked')).toBeVisible();
    await expectNoViolations(page, 'locked account');
    // The link is not used up.
    await controls.flip(admin.email, 'accountLocked');
    await page.goto(link);
    await join('Cy');
    await isHome(page);
  });

  await test.step('an existing user joins a second account with the role of the invitation, and signs in', async () => {
    await endSession(page);
    await invite(server, reader.email, reseller, 'role-editor');
    await page.goto(await linkFor(server, reader.email));
    await expect(heading(page, /^Join /)).toBeVisible();
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(heading(page, /^You have joined /)).toBeVisible();
    await expectNoViolations(page, 'joined');
    await page.getByRole('button', { name: 'Continue' }).click();
    await enter(page, reader);
    await isHome(page);
    const other = await (await newContext()).newPage();
    await signIn(other, reseller, '/administration/users');
    const row = other.getByRole('row', { name: new RegExp(reader.name) });
    await expect(row).toContainText('Editor');
    await expect(row).not.toContainText('Viewer');
  });

  await test.step('an invite link joins its account until it ends', async () => {
    await endSession(page);
    await asAdministrator(server, 'tenants/invites/v1/user', { shouldSendEmail: true });
    const link = await linkFor(server, admin.email);
    await page.goto(link);
    await expect(heading(page, 'Join Acme')).toBeVisible();
    await expectNoViolations(page, 'invite link');
    await page.getByLabel('Name', { exact: true }).fill('Dan');
    await page.getByLabel('Email').fill('dan@newlab.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await page.goto(await linkFor(server, 'dan@newlab.test'));
    await isHome(page);
    await controls.settings({ clockAhead: 31 * DAYS });
    await page.goto(link);
    await expect(heading(page, 'By invitation only')).toBeVisible();
  });
});
