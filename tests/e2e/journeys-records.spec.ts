import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { openPage, openTab, saveSection } from './journeys';
import { expectNoViolations } from './measures';
import type { Server } from './server';

interface Message {
  channel: string;
  to: string;
  text: string;
}

/** Deliveries to a receiver, oldest first. */
const deliveriesTo = async ({ provider }: Server, receiver: string): Promise<string[]> => {
  const messages = (await (await fetch(`${provider}/_emulator/outbox`)).json()) as Message[];
  return messages.filter(({ channel, to }) => channel === 'webhook' && to === receiver).map(({ text }) => text);
};

/** Adds a webhook for the events of a category. */
const addWebhook = async (page: Page, name: string, address: string, category: string) => {
  await openPage(page, 'Webhooks');
  await openTab(page, 'Webhooks', 'Webhooks');
  await expectNoViolations(page, 'webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill(address);
  await form.getByRole('button', { name: 'Generate' }).click();
  await form.getByRole('checkbox', { name: category, exact: true }).click();
  await expectNoViolations(page, 'a new webhook');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText(`“${name}” added`)).toBeVisible();
};

/** Opens a webhook of the list. */
const openWebhook = async (page: Page, name: string): Promise<Locator> => {
  await openPage(page, 'Webhooks');
  await openTab(page, 'Webhooks', 'Webhooks');
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link')
    .click();
  return page.getByRole('dialog', { name, exact: true });
};

const RECEIVER = 'https://hooks.acme.test/roles';
/** A formula that a spreadsheet would run. */
const FORMULA = '=HYPERLINK("https://evil.test","Ada")';

test('a webhook is delivered to its receiver and logged, and the audit log is exported with the rows of the screen', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, admin, '/administration/profile');
  await page.getByRole('form', { name: 'About you' }).getByLabel('Name', { exact: true }).fill(FORMULA);
  await saveSection(page, 'About you');

  await test.step('webhooks', async () => {
    await addWebhook(page, 'Role keeper', RECEIVER, 'Roles');
    await openPage(page, 'Roles');
    await page.getByRole('button', { name: 'Add role' }).click();
    const role = page.getByRole('dialog', { name: 'Add a role' });
    await role.getByLabel('Name').fill('Night shift');
    await role.getByRole('button', { name: 'Add role' }).click();
    await expect(page.getByRole('columnheader', { name: /Night shift/ })).toBeVisible();

    const received = async () => (await deliveriesTo(server, RECEIVER))[0];
    await expect.poll(received).toContain('frontegg.role.created');
    expect(await received()).toMatch(/x-webhook-secret: eyJ/);
    expect(await received()).toContain('Night shift');

    const drawer = await openWebhook(page, 'Role keeper');
    await drawer.getByRole('tab', { name: 'Log' }).click();
    await expect(drawer.getByRole('row', { name: /Role created.*200/ })).toBeVisible();
    await expectNoViolations(page, 'the log of a webhook');
    await page.keyboard.press('Escape');
  });

  await test.step('audits', async () => {
    await openPage(page, 'Audit log');
    await page.getByRole('searchbox').fill('admin@acme');
    const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
    // The first one has the names of the columns.
    await expect(rows.filter({ hasNotText: admin.email })).toHaveCount(1);
    const visible = await Promise.all((await rows.all()).slice(1).map((row) => row.getByRole('rowheader').innerText()));
    await expectNoViolations(page, 'the audit log');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [, ...lines] = file.trim().split('\r\n');
    expect(visible.length).toBeGreaterThan(3);
    // The screen says to whom after the action.
    const actions = visible.map((text) => text.split(': ')[0]);
    expect(lines.slice(0, visible.length).map((line) => line.split(',')[1])).toEqual(actions);
    expect(lines[0]).toContain(`,Role created: Night shift,"'=HYPERLINK(""https://evil.test"",""Ada"")",`);
  });
});

test('the webhook of a changed user fails three times, is retried by the clock and by hand, and its log shows all four', async ({
  page,
  signIn,
  server,
  controls,
}) => {
  const [refusing, working] = ['https://hooks.acme.test/status/500', 'https://hooks.acme.test/users'];
  await signIn(page, admin, '/administration/profile');
  await addWebhook(page, 'User keeper', refusing, 'Users');
  await openPage(page, 'Profile');
  await page.getByRole('form', { name: 'About you' }).getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await saveSection(page, 'About you');

  const count = () => deliveriesTo(server, refusing).then(({ length }) => length);
  await test.step('the first attempt and two by the clock are refused', async () => {
    await expect.poll(count).toBe(1);
    await controls.settings({ clockAhead: 6 });
    await expect.poll(count).toBe(2);
    await controls.settings({ clockAhead: 6 + 301 });
    await expect.poll(count).toBe(3);
  });

  const drawer = await openWebhook(page, 'User keeper');
  await test.step('the address is corrected, and the delivery sent by hand', async () => {
    await drawer.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit “User keeper”' });
    await form.getByLabel('Address').fill(working);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('“User keeper” saved')).toBeVisible();
    await drawer.getByRole('tab', { name: 'Log' }).click();
    const refused = drawer.getByRole('row', { name: /User updated.*500/ });
    await expect(refused).toHaveCount(3);
    await expectNoViolations(page, 'the log of a webhook that failed');
    await refused
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    await expect(page.getByText('Sent again')).toBeVisible();
    await expect(drawer.getByRole('row', { name: /User updated.*200/ })).toHaveCount(1);
    await expect(refused).toHaveCount(3);
  });

  await test.step('all four are the same signed message', async () => {
    const all = [...(await deliveriesTo(server, refusing)), ...(await deliveriesTo(server, working))];
    expect(all).toHaveLength(4);
    expect(new Set(all.map((text) => /x-webhook-id: (\S+)/.exec(text)?.[1])).size).toBe(1);
    for (const text of all) {
      expect(text).toMatch(/x-webhook-secret: eyJ/);
      expect(text).toContain('frontegg.user.updated');
      expect(text).toContain('Ada Lovelace');
    }
  });
});
