import { admin, unenrolled } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';
import { codeFor } from './outbox';
import { codeBox, isHome, press, saveRecoveryCode } from './sign-in-steps';
import { heading } from './states';
import { addKey } from './virtual-key';

const MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

test('a first factor by a text message: set up while signing in, used the next time', async ({
  page,
  newContext,
  server,
  enter,
}) => {
  const to = '+4915112340042';
  await page.goto('/');
  await enter(page, unenrolled);
  await expect(heading(page, 'Protect your account')).toBeVisible();
  await expectNoViolations(page, 'choice');
  await press(page, 'Text message');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Phone number').fill('0151 1234 0042');
  await expectNoViolations(page, 'phone number');
  await press(page, 'Continue');
  const first = await codeFor(server, to);
  await codeBox(page).fill(first);
  await saveRecoveryCode(page);
  await isHome(page);

  const context = await newContext();
  const other = await context.newPage();
  await other.goto(server.portal);
  await enter(other, unenrolled);
  const second = await codeFor(server, to, [first]);
  await codeBox(other).fill(first);
  await expect(other.getByText(/This code is incorrect/)).toBeVisible();
  await expectNoViolations(other, 'wrong code');
  await codeBox(other).fill(second);
  await isHome(other);
  await context.close();
});

test('a first factor by a key: set up while signing in, used the next time', async ({
  page,
  server,
  enter,
  endSession,
}) => {
  await addKey(page, 'usb');
  await page.goto('/');
  await enter(page, unenrolled);
  await press(page, 'Passkey or security key');
  await saveRecoveryCode(page);
  await isHome(page);
  await endSession(page);
  await page.goto(`${server.portal}/feedback`);
  await press(page, 'Sign in again');
  await enter(page, unenrolled);
  await expect(heading(page, 'Confirm it’s you')).toBeVisible();
  await expectNoViolations(page, 'key');
  await press(page, 'Passkey or security key');
  await expect(heading(page, 'Feedback')).toBeVisible();
});

test('a step-up asks a signed-in user for the second factor only, and at most once within its age', async ({
  page,
  server,
  enter,
}) => {
  const stepUp = (max_age: string): string => {
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id: 'portal', redirect_uri: `${server.portal}/oauth/callback`, state: 's' },
      ...{ code_challenge: 'c'.repeat(43), acr_values: MULTI_FACTOR, max_age },
    });
    return `${server.provider}/frontegg/oauth/authorize?${query}`;
  };
  const callback = /\/oauth\/callback\?code=/;
  await page.goto('/');
  await enter(page, unenrolled);
  await press(page, 'Email');
  const first = await codeFor(server, unenrolled.email);
  await codeBox(page).fill(first);
  await isHome(page);

  await page.goto(stepUp('0'));
  await expect(page).toHaveURL(/\/account\/step-up\?/);
  await expect(codeBox(page)).toBeVisible();
  await expectNoViolations(page, 'step-up by redirect');
  const back = page.waitForRequest(callback);
  await codeBox(page).fill(await codeFor(server, unenrolled.email, [first]));
  await back;

  const unasked = await page.request.get(stepUp('300'), { maxRedirects: 0 });
  expect(unasked.headers().location).toMatch(callback);
});

test('an action requires the second factor in place: it does not run when canceled, and runs when confirmed', async ({
  page,
  server,
  controls,
  enter,
}) => {
  // The application requires a second factor, which this user has to set up first.
  await page.route(/\/oauth\/authorize\?(?!.*acr_values)/, (route) =>
    route.fulfill({ status: 302, headers: { location: `${route.request().url()}&acr_values=${MULTI_FACTOR}` } }),
  );
  await page.goto('/administration/privacy');
  await enter(page, admin);
  await expect(heading(page, 'Two-step verification required')).toBeVisible();
  await expectNoViolations(page, 'no second factor');
  await press(page, 'Set it up now');
  await press(page, 'Text message');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Phone number').fill('0151 1234 0042');
  await press(page, 'Continue');
  const first = await codeFor(server, '+4915112340042');
  await codeBox(page).fill(first);
  await saveRecoveryCode(page);
  await expect(
    heading(page, 'Account settings').or(page.getByRole('heading', { name: 'Two-step verification' })),
  ).toBeVisible();
  // The sign-in is too old by then.
  await controls.settings({ clockAhead: 600 });
  await press(page, 'Add second step');
  await page.getByRole('menuitem', { name: 'Phone' }).click();
  const phone = page.getByRole('dialog', { name: 'Add a phone' });
  await phone.getByLabel('Phone number').fill('+4915112340043');
  await phone.getByRole('button', { name: 'Send code' }).click();
  const confirm = page.getByRole('dialog', { name: 'Two-step verification' });
  await expect(codeBox(page)).toBeVisible();
  await expectNoViolations(page, 'step-up');
  const second = await codeFor(server, '+4915112340042', [first]);
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirm).toBeHidden();
  await expect(phone.getByLabel('Phone number')).toHaveValue('+4915112340043');

  await phone.getByRole('button', { name: 'Send code' }).click();
  await confirm.getByRole('textbox', { name: 'Code' }).fill(await codeFor(server, '+4915112340042', [first, second]));
  await expect(confirm).toBeHidden();
  await codeBox(page).fill(await codeFor(server, '+4915112340043'));
  await expect(page.getByText('*** 0043')).toBeVisible();
});
