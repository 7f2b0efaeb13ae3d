import type { Page } from '@playwright/test';
import { reader } from '../../emulator/seed/users';
import { createControls } from './controls';
import { expect, test } from './fixtures';
import { portsOf } from './ports';
import { startServer } from './server';
import { countSent, expectOnly, hold } from './states';

const SENT = 'Feedback submitted successfully';

const fill = async (page: Page, ideas: string) => {
  await page.getByRole('radio', { name: /4/ }).check({ force: true });
  await page.getByLabel('What should we build').fill(ideas);
};
const send = (page: Page) => page.getByRole('button', { name: 'Send feedback' }).click();

test('feedback reaches the database file and its webhook', async ({ page, signIn, controls }) => {
  await signIn(page, reader, '/feedback');
  await fill(page, 'A dark roadmap, please: <b>bold</b> & "quoted"');
  await page.getByLabel('Who do you use today').fill('Acme, Globex');
  await page.getByLabel('When could we meet?').fill('Tuesday morning');
  await send(page);
  await expect(page.getByRole('heading', { name: SENT })).toBeFocused();
  const row = {
    Client: reader.email,
    Rating: 4,
    Ideas: 'A dark roadmap, please: <b>bold</b> & "quoted"',
    Vendors: 'Acme, Globex',
    Meeting: 'Tuesday morning',
  };
  expect(controls.rows('general').at(-1)).toMatchObject(row);
  await expect(async () => expect(JSON.stringify(await controls.webhooks())).toContain('A dark roadmap')).toPass();
});

test('offline before the record is loaded: the form reports it at once, and Retry sends it', async ({
  page,
  context,
  signIn,
  controls,
  complaints,
}) => {
  const release = await hold(page, '**/api/v2/tables/users/records');
  await signIn(page, reader, '/feedback');
  await fill(page, 'Faster than the record');
  await context.setOffline(true);
  await release();
  await send(page);
  await expect(page.getByText('Nothing was sent. Your text is kept here.')).toBeVisible();
  const sent = countSent(page, 'general');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
  expect(sent()).toBe(1);
  expect(controls.rows('general').filter(({ Ideas }) => Ideas === 'Faster than the record')).toHaveLength(1);
  expectOnly(complaints, /^Error syncing user/);
});

test('an acknowledged row survives kill -9 and a restart', async ({ newContext, enter }, { parallelIndex }) => {
  const server = await startServer(portsOf('killed', parallelIndex));
  try {
    const page = await (await newContext({ baseURL: server.portal })).newPage();
    await page.goto('/feedback');
    await enter(page, reader);
    await fill(page, 'Survives everything');
    await send(page);
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
    await server.kill();
    await server.restart();
    expect(createControls(server).rows('general')).toMatchObject([{ Ideas: 'Survives everything' }]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Welcome, Rita/ })).toBeVisible();
    await page.close();
  } finally {
    await server.stop();
  }
});
