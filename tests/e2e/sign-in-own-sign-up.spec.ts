import type { Page } from '@playwright/test';
import { bundlePage } from '../support/bundled-page';
import { expect, test } from './fixtures';
import { expectAccessible } from './measures';
import { linkFor } from './outbox';
import type { Server } from './server';
import { heading } from './states';

const ADA = 'ada@newlab.test';
const PASSWORD = 'A-longer-Passphrase-7';

/** Serves the sign-up page of an application at its address, under the policy of docs/embedding.md. */
const serveOwnPage = async (page: Page, { portal, provider }: Server) => {
  // A page with an intercepted response counts as public, which may not call localhost without permission.
  await page.context().grantPermissions(['local-network-access']);
  const { html, scripts } = await bundlePage({ script: 'sign-up', define: { PROVIDER: provider } });
  const hosted = await (await fetch(`${provider}/account/sign-up`)).text();
  const [, styles] = /<link rel="stylesheet"[^>]+href="([^"]+)"/.exec(hosted) ?? [];
  const css = await (await fetch(new URL(styles ?? '', provider))).text();
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src data: ${provider}; connect-src ${provider}`;
  const responseOf = (contentType: string, body: string) => ({
    contentType,
    body,
    headers: { 'content-security-policy': policy },
  });
  await page.route(`${portal}/account/sign-up**`, (route) =>
    route.fulfill(responseOf('text/html', html.replace('</head>', '<link rel="stylesheet" href="/own.css"></head>'))),
  );
  await page.route(`${portal}/own.css`, (route) => route.fulfill(responseOf('text/css', css)));
  for (const [path, script] of scripts) {
    await page.route(portal + path, (route) => route.fulfill(responseOf('text/javascript', script)));
  }
};

test('a sign-up on a page of the application: its fields, its terms, a captcha, the mail, and the first page of the new account', async ({
  page,
  scan,
  server,
  controls,
  enter,
}) => {
  await controls.settings({ allowSignups: true, captcha: true });
  await serveOwnPage(page, server);
  await page.goto(`${server.portal}/account/sign-up`);
  await expect(heading(page, 'Create your account')).toBeVisible();
  const create = page.getByRole('button', { name: 'Create account' });
  const field = (name: string) => page.getByRole('textbox', { name });

  await test.step('missing fields are reported at the field', async () => {
    await create.click();
    await expect(field('Job title')).toHaveAccessibleDescription('Fill in this field.');
    await expect(page.getByRole('checkbox', { name: 'I accept the terms of service' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectAccessible(page, 'an own sign-up with mistakes');
  });

  await test.step('the form waits for the captcha, and continues automatically', async () => {
    await field('Name').fill('Ada');
    await field('Email').fill(ADA);
    await field('Company').fill('New Lab');
    await field('Job title').fill('Researcher');
    await page.getByRole('checkbox', { name: 'Send me news' }).check();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
    await create.click();
    await expect(page.getByText('Complete the check to continue.')).toBeVisible();
    await page.getByRole('button', { name: /^I am human: local/ }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();
    await expectAccessible(page, 'an own sign-up, sent');
  });

  await test.step('no input is stored in the browser', async () => {
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toMatch(/eyJ|pass-/);
  });

  await test.step('the mail leads to the password, the password to the new account', async () => {
    await controls.settings({ captcha: false });
    const link = await linkFor(server, ADA);
    await scan(page, link);
    await page.goto(link);
    // The password was chosen in this browser: it is not required again.
    await expect(heading(page, 'Activate your account')).toBeVisible();
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Activate' }).click();
    await expect(heading(page, 'Your account is active')).toBeVisible();
    await expect(heading(page, /^Welcome, Ada/).or(page.getByLabel('Email'))).toBeVisible();
    if (await page.getByLabel('Email').isVisible()) await enter(page, { email: ADA, password: PASSWORD });
    await expect(heading(page, /^Welcome, Ada/)).toBeVisible();
    await page.getByRole('button', { name: /^Your account/ }).click();
    await expect(page.getByRole('menu')).toContainText('New Lab');
  });

  await test.step('the fields and the date of the terms are stored with the user', async () => {
    let metadata = '{}';
    // A body can no longer be read once the page has gone on to another address.
    await page.route(/\/users\/v2\/me$/, async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      metadata = (await response.json()).metadata;
      await route.fulfill({ response });
    });
    await page.reload();
    await expect.poll(() => metadata).not.toBe('{}');
    expect(JSON.parse(metadata)).toEqual({
      jobTitle: 'Researcher',
      newsletter: true,
      lastTermsCheck: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });
});
