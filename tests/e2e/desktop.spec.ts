import type { Page } from '@playwright/test';
import { admin as client, reseller } from '../../emulator/seed/users';
import { delivered } from './delivered';
import { expect, test } from './fixtures';

const SENT = 'Desktop feedback submitted successfully';

const response = (page: Page, tool: string, word: string) =>
  page
    .getByRole('radiogroup', { name: tool, exact: true })
    .getByRole('radio', { name: word, exact: true })
    .check({ force: true });
const choose = (page: Page, question: string, word: string) =>
  page.getByRole('radiogroup', { name: question }).getByLabel(word, { exact: true }).check();
const send = (page: Page) => page.getByRole('button', { name: 'Send feedback' }).click();

test('feedback reaches the database file and its webhook', async ({ page, signIn, controls, server }) => {
  await signIn(page, client, '/desktop');
  await expect(page.getByText(`You are sending as ${client.email}`)).toBeVisible();
  await response(page, 'Applications', 'Essential');
  await response(page, 'Status Page', 'A little');
  await response(page, 'Bots', 'Not useful');
  await response(page, 'Knowledge', 'Useful');
  await page.getByRole('button', { name: 'No answer for Knowledge' }).click();
  await choose(page, 'Do your colleagues lose time', 'Yes');
  await page.getByLabel('How much would one window').fill('Very, to the <b>night shift</b>');
  await page.getByLabel('What do you use instead').fill('A page of links');
  await choose(page, 'Would you pay', 'No');
  await choose(page, 'May we call you', 'Not sure');
  await page.getByLabel('What is missing').fill('Nothing');
  await send(page);
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  const feedback = {
    Client: 'Acme',
    Email: client.email,
    Applications: 'Essential',
    Status_Page: 'A little',
    Bots: 'Not useful',
    Troubleshoot: 'Essential',
    Challenges: 'Yes',
    Importance: 'Very, to the <b>night shift</b>',
    Payment: 'No',
    Competitors: 'A page of links',
    Additional: 'Nothing',
    Call: 'N/A',
  };
  const row = controls.rows('desktop').find(({ Importance }) => Importance === feedback.Importance);
  expect(row).toMatchObject(feedback);
  expect(row?.Knowledge || '').toBe('');
  await expect(async () =>
    expect(await delivered(server, 'desktop')).toContainEqual(
      expect.objectContaining({ type: 'desktop', ...feedback }),
    ),
  ).toPass();
  await expect(page.getByLabel('Tell us what you think')).toBeChecked();
});

test('a tool is ticked by use, not by the look at the page, and named on a phone', async ({ page, signIn }) => {
  await page.clock.install();
  // Other tests use the tools as the client.
  await signIn(page, reseller, '/desktop');
  const tool = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const tick = (name: string) => tool(name).getByLabel('seen');
  const window = page.getByRole('tabpanel');
  await window.scrollIntoViewIfNeeded();
  await page.clock.runFor(5000);
  await expect(tick('Applications')).toHaveCount(0);
  await tool('Bots').click();
  await page.clock.runFor(5000);
  await expect(tick('Bots')).toHaveCount(1);
  await expect(tick('Applications')).toHaveCount(0);
  await tool('Applications').click();
  await window.getByRole('heading').click();
  await expect(tick('Applications')).toHaveCount(1);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Applications', 'Knowledge', 'Automation', 'Status Page', 'Migrations', 'Ticketing', 'Bots']) {
    const shown = await tool(name).getByText(name).boundingBox();
    expect(shown?.width, name).toBeGreaterThan(20);
    expect(shown?.height, name).toBeGreaterThan(10);
  }
});

test('a tool that was open for a second is checked, and stays checked', async ({ page, signIn, controls }) => {
  await signIn(page, client, '/desktop');
  const ticketing = page.getByLabel('Open Ticketing');
  await expect(page.getByText(/of 8 done/)).toBeVisible();
  // Another test may have ticked it.
  await ticketing.uncheck();
  await page.getByRole('tab', { name: 'Ticketing' }).click();
  await expect(ticketing).toBeChecked();
  const record = () => controls.rows('users').find(({ frontegg_email }) => frontegg_email === client.email);
  const checks = () => String(record()?.desktop_checks);
  await expect(() => expect(checks()).toContain('ticketing')).toPass();
  await page.reload();
  await expect(ticketing).toBeChecked();
  await ticketing.uncheck();
  await expect(() => expect(checks()).not.toContain('ticketing')).toPass();
});

test('every tool works with the keyboard alone', async ({ page, signIn }) => {
  await signIn(page, client, '/desktop');
  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = page.getByRole('tabpanel');
  const row = (title: string) => panel.getByRole('listitem').filter({ hasText: title });
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).press('Enter');
  await tab('Applications').focus();
  await press('Request: Ledger Pro');
  await expect(row('Ledger Pro')).toContainText('Waiting for approval');
  await expect(panel.getByRole('button', { name: 'Skip ahead 1 hour: Ledger Pro' })).toBeFocused();

  for (const [from, to, name, title, result] of [
    [
      'Applications',
      'Knowledge',
      'Read: Print from a personal laptop',
      'Print from a',
      'hold your badge to the reader',
    ],
    ['Knowledge', 'Automation', 'Turn on: Free disk space', 'Free disk space', 'Saves about 40 min a week.'],
    ['Automation', 'Status Page', 'Notify me: Payroll', 'Payroll', 'We’ll notify you'],
    ['Status Page', 'Migrations', 'Undo: Copy in the background', 'Copy in the background', 'Open'],
    ['Migrations', 'Ticketing', 'Reopen: Two monitors, one black', 'Two monitors', 'Open'],
    ['Ticketing', 'Bots', 'Ask: Is payroll down?', 'Is payroll down?', 'Payroll has been down since'],
  ] as const) {
    await tab(from).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(to)).toBeFocused();
    await press(name);
    await expect(row(title)).toContainText(result);
  }
  await expect(panel.getByText('Answered: 1')).toBeVisible();

  // What was done in a tool is still there.
  await tab('Bots').focus();
  await page.keyboard.press('Home');
  await expect(row('Ledger Pro')).toContainText('Waiting for approval');
});
