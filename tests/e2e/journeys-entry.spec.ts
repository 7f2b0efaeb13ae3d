import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { confirm, openPage, openTab, otherBrowser } from './journeys';

test('provisioning adds users, an account signs in with SSO, an IP address is blocked', async ({
  page,
  newContext,
  signIn,
  server,
  controls,
}) => {
  await signIn(page, admin, '/administration/provisioning');

  await test.step('provisioning', async () => {
    await page.getByRole('button', { name: 'Connect a directory' }).first().click();
    const form = page.getByRole('dialog', { name: 'Connect a directory' });
    await form.getByRole('radio', { name: 'Okta' }).click();
    await form.getByRole('textbox', { name: /Name/ }).fill('People of Corp');
    await form.getByRole('button', { name: 'Connect a directory' }).click();
    const secret = page.getByRole('dialog', { name: 'Copy the token now' });
    const endpoint = await secret.getByRole('textbox', { name: 'SCIM endpoint' }).inputValue();
    const token = await secret.getByRole('textbox', { name: 'Token' }).inputValue();
    await secret.getByRole('button', { name: 'Done' }).click();
    await confirm(page, 'Close anyway');

    const waiting = page.getByRole('dialog', { name: 'People of Corp' });
    await expect(waiting.getByText('Waiting for the first request…')).toBeVisible();
    const add = (bearer: string) =>
      fetch(`${endpoint}/Users`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/scim+json' },
        body: JSON.stringify({
          schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
          userName: 'dora@corp.test',
          displayName: 'Dora Directory',
          active: true,
        }),
      });
    expect((await add('wrong')).status).toBe(401);
    expect((await add(token)).status).toBe(201);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(waiting.getByText('1 user has arrived')).toBeVisible();
    await page.keyboard.press('Escape');

    await openPage(page, 'Users');
    await page.getByRole('searchbox').fill('dora@corp');
    await expect(page.getByRole('row', { name: /Dora Directory/ })).toBeVisible();
  });

  await test.step('sso', async () => {
    await openPage(page, 'SSO');
    await page.getByRole('button', { name: 'Set up SSO' }).click();
    await page.getByRole('radio', { name: /OpenID Connect/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'I have entered them' }).click();
    await page.getByRole('textbox', { name: 'Issuer' }).fill('https://id.night.test');
    await page.getByRole('textbox', { name: 'Client ID' }).fill('client');
    await page.getByLabel('Client secret').fill('hidden-1');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('textbox', { name: 'Domain' }).fill('night.test');
    await page.getByRole('button', { name: 'Add domain' }).click();
    const domain = page.getByRole('region', { name: 'night.test' });
    const value = await domain.getByRole('textbox', { name: 'Value' }).inputValue();
    await fetch(`${server.provider}/_emulator/dns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'night.test', value }),
    });
    await domain.getByRole('button', { name: 'Check now' }).click();
    await expect(domain.getByText('Verified')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByRole('button', { name: 'Turn on', exact: true }).click();
    await confirm(page, 'Turn on');
    await expect(page.getByText('SSO is on').first()).toBeVisible();

    const other = await otherBrowser(newContext);
    await other.goto(server.portal);
    await other.getByLabel('Email').fill('nils@night.test');
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByText(/The real page of id\.night\.test would ask who you are/)).toBeVisible();
  });

  await test.step('security: IP addresses', async () => {
    await openPage(page, 'Security');
    await openTab(page, 'Security', 'IP addresses');
    await page.getByRole('button', { name: 'Add my address and turn on' }).click();
    await confirm(page, 'Add my address and turn on');
    await expect(page.getByText('Only listed addresses are allowed. 127.0.0.1 is one of them.')).toBeVisible();

    await controls.settings({ ip: '203.0.113.9' });
    const rita = await otherBrowser(newContext);
    const refused = await rita.request.post(`${server.provider}/frontegg/identity/resources/auth/v1/user`, {
      headers: { origin: server.provider },
      data: reader,
    });
    expect(refused.status()).toBe(403);
    await page.reload();
    await expect(page.getByText(/cannot be used from the address 203.0.113.9/).first()).toBeVisible();
    await controls.settings({ ip: '127.0.0.1' });
  });
});
