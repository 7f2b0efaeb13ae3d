import { expect, test } from '@gatehouse/emulator/playwright';

const API = '/frontegg/identity/resources';

test('signs in without a form, and waits for codes and links', async ({
  page,
  emulator,
  inbox,
  authenticator,
  signInAs,
}) => {
  const silent = () =>
    page.evaluate(async () => (await fetch('/frontegg/oauth/authorize/silent', { method: 'POST' })).status);
  await page.goto(`${emulator.issuer}/_emulator/outbox`);
  expect(await silent()).toBe(401);
  await signInAs('mfa');
  expect(await silent()).toBe(200);
  expect(authenticator.code()).toMatch(/^\d{6}$/);

  const link = inbox.link('admin@acme.test', 'password');
  const headers = { origin: emulator.issuer };
  await page.request.post(`${emulator.issuer}${API}/users/v1/passwords/reset`, {
    headers,
    data: { email: 'admin@acme.test' },
  });
  expect(await link).toContain('token=');
  await expect(page.getByRole('link', { name: /token=/ })).toBeVisible();
});

test('is reset for the next test', async ({ emulator, inbox, context }) => {
  expect(inbox.messages()).toEqual([]);
  expect(emulator.db.sessions.count()).toBe(0);
  expect(await context.cookies()).toEqual([]);
});
