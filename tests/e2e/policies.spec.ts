import type { APIRequestContext, Page } from '@playwright/test';
import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { confirm, openTab, saveSection } from './journeys';
import { expectNoViolations } from './measures';

const DAYS = 24 * 3600;
const NEW = 'A-longer-Passphrase-7';

/** Turns a policy on with its number, and saves it. */
const turnOn = async (page: Page, section: string, amount: string) => {
  const form = page.getByRole('form', { name: section });
  await form.getByRole('switch').click();
  await form.getByRole('textbox').fill(amount);
  await saveSection(page, section);
};

// IP addresses are in `journeys-entry.spec.ts`, the lockout in `sign-in-password.spec.ts`.
test('policies take effect at once: email domains, sessions per user, password history, second factor, idle timeout with its warning', async ({
  page,
  newContext,
  server,
  controls,
  signIn,
}) => {
  const api = `${server.provider}/frontegg`;
  const headers = { origin: server.provider };
  const enter = async (password = reader.password) => {
    const { request } = await newContext();
    const data = { email: reader.email, password };
    const body = await (await request.post(`${api}/identity/resources/auth/v1/user`, { headers, data })).json();
    return { request, token: String(body.accessToken), mfaRequired: body.mfaRequired };
  };
  const isIn = async (request: APIRequestContext) =>
    (await request.post(`${api}/oauth/authorize/silent`, { headers, data: {} })).ok();

  await signIn(page, admin, '/administration/security');
  await test.step('an email address of an unlisted domain is rejected', async () => {
    const { request } = await newContext();
    const post = async (path: string, data: object, token?: string) => {
      const bearer = token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` };
      return (await request.post(`${api}/identity/resources${path}`, { headers: bearer, data })).json();
    };
    const { accessToken } = await post('/auth/v1/user', { email: admin.email, password: admin.password });
    const invite = (email: string) => post('/users/v2', { email, roleIds: [], provider: 'local' }, String(accessToken));
    await openTab(page, 'Security', 'Email domains');
    await page.getByRole('button', { name: 'Add domains' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add domains' });
    await sheet.getByRole('textbox', { name: 'Domains' }).fill('acme.test');
    await sheet.getByRole('button', { name: 'Add domains' }).click();
    await expect(page.getByRole('rowheader', { name: 'acme.test', exact: true })).toBeVisible();
    const form = page.getByRole('form', { name: 'Email domains' });
    await form.getByRole('switch', { name: 'Restrict email domains' }).click();
    await saveSection(page, 'Email domains');
    expect(await invite('guest@elsewhere.test')).toMatchObject({ errorCode: 'domain-refused' });
    expect(await invite('guest@acme.test')).toMatchObject({ email: 'guest@acme.test' });
  });

  await openTab(page, 'Security', 'Sessions');
  await test.step('the second session of a user ends the first', async () => {
    const first = await enter();
    expect(await isIn(first.request)).toBe(true);
    await turnOn(page, 'Sessions per user', '1');
    const second = await enter();
    expect([await isIn(first.request), await isIn(second.request)]).toEqual([false, true]);
  });

  await openTab(page, 'Security', 'Sign-in');
  await test.step('an earlier password cannot be reused', async () => {
    const { request, token } = await enter();
    const change = (password: string, newPassword: string) =>
      request.post(`${api}/identity/resources/users/v1/passwords/change`, {
        headers: { ...headers, authorization: `Bearer ${token}` },
        data: { password, newPassword },
      });
    await turnOn(page, 'Password history', '3');
    expect((await change(reader.password, NEW)).ok()).toBe(true);
    expect(await (await change(NEW, reader.password)).json()).toMatchObject({ errorCode: 'password-used-before' });
  });

  await test.step('the next sign-in requires a second factor', async () => {
    expect((await enter(NEW)).mfaRequired).toBe(false);
    const form = page.getByRole('form', { name: 'Two-step verification' });
    await form.getByRole('radio', { name: /^Everyone Users/ }).check();
    await form.getByRole('button', { name: 'Save' }).click();
    await confirm(page, 'Require it');
    await expect(page.getByText('Two-step verification saved')).toBeVisible();
    expect((await enter(NEW)).mfaRequired).toBe(true);
  });

  await test.step('an idle user is signed out, the administrator as well', async () => {
    await openTab(page, 'Security', 'Sessions');
    await turnOn(page, 'Idle timeout', '2');
    await page.clock.install();
    const own = page.waitForResponse(/sessions\/v1\/me\/current$/);
    await page.reload();
    await expect(page.getByRole('form', { name: 'Idle timeout' })).toBeVisible();
    await page.clock.fastForward(6_000);
    await own;
    // Nearly two days of nothing, at the provider and in the page.
    await controls.settings({ clockAhead: 2 * DAYS - 50 });
    await page.clock.fastForward((2 * DAYS - 56) * 1000);
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await expect(warning).toBeVisible();
    await expectNoViolations(page, 'a session that ends soon');
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(warning).toBeHidden();

    await controls.settings({ clockAhead: 5 * DAYS });
    await page.reload();
    await expect(page.getByText('Your session has ended')).toBeVisible();
  });
});
