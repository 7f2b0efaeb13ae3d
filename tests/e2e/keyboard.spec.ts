import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { admin, reader, unenrolled } from '../../emulator/seed/users';
import { idpMetadata } from '../contract/emulator/samples/sso';
import { expect, test } from './fixtures';
import { coveredByToasts, expectNoViolations, hasFocus, tabTo } from './measures';
import { linkFor } from './outbox';
import { heading } from './states';

// All of these by keyboard alone. No test here uses a pointer.

/** Goes to a control and presses it. */
const press = async (page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Enters the input of both sign-in steps; each takes the focus. */
const enter = async (page: Page, { email, password }: { email: string; password: string }) => {
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

/** Opens a dialog by its button, moves through it, closes it with Escape, and opens it again. */
const openDialog = async (page: Page, opener: Locator, name: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name });
  await press(page, opener);
  await expect(dialog).toBeVisible();
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  const stops = await dialog.locator('a[href], button, input, select, textarea, [tabindex="0"]').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press(key);
      expect(await hasFocus(dialog), `${name}: ${key} leaves the dialog`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(dialog)).toBe(true);
  return dialog;
};

test('keyboard only: sign in, feedback, log out', async ({ page }) => {
  await page.goto('/');
  await enter(page, reader);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'Feedback' }));
  await expect(heading(page, 'Feedback')).toBeFocused();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('What should we build'));
  await page.keyboard.type('Typed without a mouse');
  await press(page, button(page, 'Send feedback'));
  await expect(page.getByRole('heading', { name: 'Feedback submitted successfully' })).toBeFocused();
  await press(page, button(page, 'Logout'));
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('keyboard only: a second factor is set up, asked for at the next sign-in, and log out', async ({ page }) => {
  const code = page.getByRole('textbox', { name: 'Code' });
  await page.goto('/');
  await enter(page, unenrolled);
  await expect(heading(page, 'Protect your account')).toBeVisible();
  await press(page, button(page, 'Authenticator app'));
  await expect(code).toBeFocused();
  await press(page, button(page, 'Can’t scan it?'));
  const key = await page.locator('[data-slot=setup-key] code').textContent();
  const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  await tabTo(page, code);
  await page.keyboard.type(app.generate());
  await expect(heading(page, 'Save your recovery code')).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: 'I have saved it' }), 'Space');
  await press(page, button(page, 'Continue'));
  await expect(heading(page, /^Welcome/)).toBeVisible();

  await press(page, button(page, 'Logout'));
  await enter(page, unenrolled);
  await expect(code).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: /Do not ask again/ }));
  await page.keyboard.press('Space');
  await tabTo(page, code);
  // A code is valid once: this is that of the next half minute.
  await page.keyboard.type(app.generate({ timestamp: Date.now() + 30_000 }));
  await expect(heading(page, /^Welcome/)).toBeVisible();

  // A remembered device signs in without a code.
  await press(page, button(page, 'Logout'));
  await enter(page, unenrolled);
  await expect(heading(page, /^Welcome/)).toBeVisible();
});

test('keyboard only: a user is invited, and a token created; dialogs trap the focus and restore it', async ({
  page,
  server,
  signIn,
}) => {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await signIn(page, admin, '/administration/users');
  await expect(heading(page, 'Users')).toBeVisible();

  await test.step('a user', async () => {
    const form = await openDialog(page, button(page, 'Add users'), 'Add users');
    await expect(form.getByLabel('Email addresses')).toBeFocused();
    await page.keyboard.type('ann@partners.test');
    await tabTo(page, form.getByLabel('Name', { exact: true }));
    await page.keyboard.type('Ann');
    await tabTo(page, form.getByRole('combobox', { name: /^Roles/ }));
    await page.keyboard.type('View');
    const options = page.locator('[role=option]');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expectNoViolations(page, 'the filled form of a user');
    await press(page, button(form, 'Send invitation'));
    await expect(page.getByText('Invitation sent to ann@partners.test')).toBeVisible();
    expect(await linkFor(server, 'ann@partners.test')).toContain('/account/activate');
    await expect(button(page, 'Add users')).toBeFocused();
    await expect.poll(() => coveredByToasts(page), { message: 'the control below the message' }).toBeUndefined();
  });

  await test.step('a token', async () => {
    await tabTo(page, pages.getByRole('link', { name: 'API tokens', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'API tokens')).toBeFocused();
    const form = await openDialog(page, button(page, 'Add token').first(), 'Add a token');
    await expect(form.getByLabel('Description')).toBeFocused();
    await page.keyboard.type('Typed export');
    await tabTo(page, form.getByRole('radio', { checked: true }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Add a token without roles?' });
    await expect.poll(() => hasFocus(question)).toBe(true);
    await press(page, button(question, 'Add token'));
    const secret = page.getByRole('dialog', { name: 'Token added' });
    await expect.poll(() => hasFocus(secret)).toBe(true);
    await expectNoViolations(page, 'the secret of a token');
    await press(page, button(secret, 'Download'));
    await page.keyboard.press('Escape');
    await expect(secret).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Typed export/ })).toBeVisible();
    await expect(button(page, 'Add token').first()).toBeFocused();
  });
});

/** Connections to identity providers, and how their values are entered. */
const connections = [
  {
    protocol: 'OpenID Connect',
    domain: 'keys.test',
    enter: async (page: Page) => {
      await tabTo(page, page.getByRole('textbox', { name: 'Issuer' }));
      await page.keyboard.type('https://id.keys.test');
      await tabTo(page, page.getByRole('textbox', { name: 'Client ID' }));
      await page.keyboard.type('client');
      await tabTo(page, page.getByLabel('Client secret'));
      await page.keyboard.type('hidden-1');
      await page.keyboard.press('Enter');
    },
  },
  {
    protocol: 'Other SAML provider',
    domain: 'typed.test',
    enter: async (page: Page) => {
      await tabTo(page, page.getByRole('radio', { checked: true }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Metadata file' })).toBeChecked();
      await tabTo(page, page.getByRole('textbox', { name: 'Metadata' }));
      await page.keyboard.insertText(idpMetadata);
      await press(page, button(page, 'Save and continue'));
    },
  },
];

test('keyboard only: a role gets its permissions, an authenticator is added, a plan is bought, SSO is turned on', async ({
  page,
  server,
  signIn,
}) => {
  const open = async (path: string, title: string) => {
    await page.goto(`/administration/${path}`);
    await expect(heading(page, title)).toBeVisible();
  };
  await signIn(page, admin, '/administration/roles');

  await test.step('a role', async () => {
    await press(page, button(page, 'Add role'));
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('Reviewer');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: /Reviewer/ })).toBeVisible();
    // The arrows move inside of the matrix, which is one stop of Tab.
    await tabTo(page, page.getByRole('checkbox', { name: 'Account, Reviewer', exact: true }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Delete account, Reviewer' })).toBeChecked();
    await press(page, button(page, 'Review and save'));
    await press(page, button(page.getByRole('dialog'), 'Save 1 role'));
    await expect(page.getByText('1 role saved')).toBeVisible();
  });

  await test.step('an authenticator', async () => {
    await open('privacy', 'Privacy and security');
    await press(page, button(page, 'Add second step'));
    await expect(page.getByRole('menuitem', { name: 'Authenticator app' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Code from the app' })).toBeFocused();
    const key = await page.locator('[data-slot=setup-key] code').textContent();
    const app = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
    await page.keyboard.type(app.generate());
    const secret = page.getByRole('dialog', { name: 'Save your recovery code' });
    await press(page, button(secret, 'Download'));
    await press(page, button(secret, 'Done'));
    await expect(secret).toHaveCount(0);
    await expect(page.getByText('Authenticator app').first()).toBeVisible();
  });

  await test.step('a plan', async () => {
    await open('subscription', 'Subscription');
    await press(page, button(page, 'Change plan'));
    await press(page, button(page, 'Choose Business'));
    await press(page, button(page, 'Confirm and pay'));
    await press(page, button(page, 'Done'));
    await expect(page.getByRole('main').getByText('Business').first()).toBeVisible();
  });

  for (const { protocol, domain: name, enter } of connections) {
    await test.step(`SSO over ${protocol}`, async () => {
      await open('sso', 'SSO');
      await press(page, button(page, 'Set up SSO'));
      await tabTo(page, page.getByRole('radio').first());
      const provider = page.getByRole('radio', { name: protocol });
      for (let step = 0; step < 5 && !(await provider.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
      await expect(provider).toBeFocused();
      await press(page, button(page, 'Continue'));
      await press(page, button(page, 'I have entered them'));
      await enter(page);
      await tabTo(page, page.getByRole('textbox', { name: 'Domain' }));
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      const domain = page.getByRole('region', { name });
      const value = await domain.getByRole('textbox', { name: 'Value' }).inputValue();
      await fetch(`${server.provider}/_emulator/dns`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, value }),
      });
      await press(page, button(domain, 'Check now'));
      await expect(domain.getByText('Verified')).toBeVisible();
      await press(page, button(page, 'Continue'));
      await press(page, button(page, 'Skip for now'));
      await press(page, button(page, 'Turn on'));
      await press(page, button(page.getByRole('alertdialog'), 'Turn on'));
      await expect(page.getByText('SSO is on').first()).toBeVisible();
      await tabTo(page, button(page, 'Test in a new window'));
    });
  }
});
