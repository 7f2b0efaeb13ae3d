import { readFile } from 'node:fs/promises';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { openPage, openTab, saveSection } from './journeys';

interface Message {
  channel: string;
  to: string;
  text: string;
}

const RECEIVER = 'https://hooks.acme.test/roles';
/** A formula that a spreadsheet would run. */
const FORMULA = '=HYPERLINK("https://evil.test","Ada")';

test('a webhook is delivered to its receiver and logged, and the audit log leaves as a file with the rows of the screen', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, admin, '/administration/profile');
  await page.getByRole('form', { name: 'About you' }).getByLabel('Name', { exact: true }).fill(FORMULA);
  await saveSection(page, 'About you');

  await test.step('webhooks', async () => {
    await openPage(page, 'Webhooks');
    await openTab(page, 'Webhooks', 'Webhooks');
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await form.getByLabel('Name').fill('Role keeper');
    await form.getByLabel('Address').fill(RECEIVER);
    await form.getByRole('button', { name: 'Generate' }).click();
    await form.getByRole('checkbox', { name: 'Roles', exact: true }).click();
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByText('“Role keeper” added')).toBeVisible();

    await openPage(page, 'Roles');
    await page.getByRole('button', { name: 'Add role' }).click();
    const role = page.getByRole('dialog', { name: 'Add a role' });
    await role.getByLabel('Name').fill('Night shift');
    await role.getByRole('button', { name: 'Add role' }).click();
    await expect(page.getByRole('row', { name: /^Night shift/ })).toBeVisible();

    const received = async () => {
      const messages = (await (await fetch(`${server.provider}/_emulator/outbox`)).json()) as Message[];
      return messages.find(({ channel, to }) => channel === 'webhook' && to === RECEIVER)?.text;
    };
    await expect.poll(received).toContain('frontegg.role.created');
    expect(await received()).toMatch(/x-webhook-secret: eyJ/);
    expect(await received()).toContain('Night shift');

    await openPage(page, 'Webhooks');
    await openTab(page, 'Webhooks', 'Webhooks');
    await page
      .getByRole('row', { name: /Role keeper/ })
      .getByRole('link')
      .click();
    const drawer = page.getByRole('dialog', { name: 'Role keeper' });
    await drawer.getByRole('tab', { name: 'Log' }).click();
    await expect(drawer.getByRole('row', { name: /Role created.*200/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('audits', async () => {
    await openPage(page, 'Audit log');
    await page.getByRole('searchbox').fill('admin@acme');
    const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
    // The first one has the names of the columns.
    await expect(rows.filter({ hasNotText: admin.email })).toHaveCount(1);
    const visible = await Promise.all(
      (await rows.all()).slice(1).map((row) => row.getByRole('cell').nth(1).innerText()),
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [, ...lines] = file.trim().split('\r\n');
    expect(visible.length).toBeGreaterThan(3);
    expect(lines.slice(0, visible.length).map((line) => line.split(',')[1])).toEqual(visible);
    expect(lines[0]).toContain(`,Role created: Night shift,"'=HYPERLINK(""https://evil.test"",""Ada"")",`);
  });
});
