import { createServer } from 'node:net';
import type { Request } from '@playwright/test';
import { admin, reader } from '../../emulator/seed/users';
import { createControls } from './controls';
import { expect, test } from './fixtures';
import { portsOf } from './ports';
import { type Server, startServer } from './server';
import { API, asNewcomer, countSent, dataScreens, expectFrame, expectOnly, filledForms, heading, hold } from './states';

// States for missing, late or failed data.

const SYNC = /^Error syncing user/;
const ended = { status: 401, json: { msg: 'Unauthorized' } };

test('database down: each screen reports or omits missing data, and Retry recovers it', async ({
  page,
  signIn,
  server,
  complaints,
}) => {
  await signIn(page, reader, '/roadmap');
  await expect(heading(page, 'Roadmap')).toBeVisible();
  for (const [at, screen] of dataScreens.entries()) {
    // A screen knows that the server failed, and not how: they take turns.
    const status = at % 2 === 0 ? 502 : 503;
    await page.route(API, (route) => route.fulfill({ status, json: { msg: `Server error: ${status} - away` } }));
    const before = complaints.length;
    await page.goto(`${server.portal}${screen.path}`);
    await expect(heading(page, screen.heading)).toBeVisible();
    await expectFrame(page);
    if (screen.leavesOut) {
      await expect.poll(() => complaints.slice(before).some((text) => SYNC.test(text))).toBe(true);
      await expect(page.getByText(screen.leavesOut)).toHaveCount(0);
      await expect(page.locator('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    }
    if (screen.problem) await expect(page.locator('main').getByText(screen.problem)).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/Loading\.\.\.|\b0 of \d|Nothing sent yet|There are none yet/);
    if (screen.formless) {
      await expect(page.locator('main').getByText(`Server error: ${status} - away`)).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
    }
    if (screen.keeps) await expect(page.getByText(screen.keeps)).toBeVisible();
    await page.unroute(API);
    if (!screen.problem) continue;
    await page.locator('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(screen.problem)).toHaveCount(0);
    if (screen.formless) await expect(page.locator('main form')).toBeVisible();
    await expect(heading(page, screen.heading)).toBeVisible();
  }
  expectOnly(complaints, SYNC);
});

test('database down during submission: the specified message, input is kept, Retry sends it once', async ({
  page,
  signIn,
  controls,
  complaints,
}) => {
  const { path, fill, expectPreserved, submit, success } = filledForms.general;
  await page.route(API, (route) => route.fulfill({ status: 503, body: '' }));
  await signIn(page, reader, path);
  await fill(page, 'Written while the database was down');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('alert').getByText(/^Server error: 503 - /)).toBeVisible();
  await expectFrame(page);
  await expectPreserved(page, 'Written while the database was down');
  await page.unroute(API);
  const sent = countSent(page, 'general');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: success })).toBeVisible();
  expect(sent()).toBe(1);
  const rows = controls.rows('general').filter(({ Ideas }) => Ideas === 'Written while the database was down');
  expect(rows).toHaveLength(1);
  expectOnly(complaints, SYNC);
});

test('a slow database: frame and heading are rendered, and the wait is announced', async ({ page, signIn, server }) => {
  await signIn(page, reader, '/roadmap');
  await expect(heading(page, 'Roadmap')).toBeVisible();
  for (const { path, heading: name, problem, leavesOut } of dataScreens) {
    const release = await hold(page, API);
    await page.goto(`${server.portal}${path}`);
    await expect(heading(page, name)).toBeVisible();
    await expectFrame(page);
    const waiting = page.locator('main').getByRole('status').filter({ hasText: 'Loading...' });
    if (problem ?? leavesOut) await expect(waiting.first()).toBeAttached();
    else await expect(page.getByRole('form')).toBeVisible();
    await release();
    await expect(waiting).toHaveCount(0);
  }
});

for (const kind of ['general', 'solution', 'desktop', 'integration', 'investment', 'sweepstakes'] as const) {
  test(`ten clicks make one record, ${kind}`, async ({ page, signIn, controls }) => {
    const { path, table, fill, submit, success } = filledForms[kind];
    await asNewcomer(page, table);
    await signIn(page, admin, path);
    await fill(page, 'Once only');
    const own = () => controls.rows(table).filter((row) => Object.values(row).includes(admin.email)).length;
    const before = own();
    const sent = countSent(page, table);
    await page.getByRole('button', { name: submit }).evaluate((element: HTMLButtonElement) => {
      for (let click = 0; click < 10; click += 1) element.click();
    });
    await expect(page.getByRole('heading', { name: success })).toBeVisible();
    expect([sent(), own()]).toEqual([1, kind === 'integration' ? 1 : before + 1]);
  });

  test(`offline during submission, ${kind}: nothing is lost, and Retry sends it once`, async ({
    page,
    context,
    signIn,
    controls,
  }) => {
    const { path, form, table, fill, expectPreserved, submit, success } = filledForms[kind];
    await asNewcomer(page, table);
    await signIn(page, reader, path);
    await expect(page.getByRole('form', { name: form, exact: true })).toBeVisible();
    const text = `Written in a tunnel, ${kind}, ${Date.now()}`;
    await fill(page, text);
    const before = controls.rows(table).length;
    await context.setOffline(true);
    await page.getByRole('button', { name: submit }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing was sent. Your text is kept here.' });
    await expect(alert).toBeVisible();
    await expectPreserved(page, text);
    await expectFrame(page);
    const sent = countSent(page, table);
    await context.setOffline(false);
    const responses: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().includes(`/${table}/`))
        responses.push(response.status());
    });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: success })).toBeVisible();
    expect(sent()).toBe(1);
    await expect.poll(() => responses).toEqual([200]);
    const rows = controls.rows(table);
    if (kind !== 'investment' && kind !== 'sweepstakes')
      expect(rows.filter((row) => JSON.stringify(row).includes(text))).toHaveLength(1);
    else expect(rows).toHaveLength(before + 1);
  });
}

for (const kind of ['general', 'solution', 'desktop', 'investment'] as const) {
  test(`a draft survives a reload, ${kind}`, async ({ page, signIn }) => {
    const { path, table, fill, expectPreserved } = filledForms[kind];
    await asNewcomer(page, table);
    await signIn(page, reader, path);
    await fill(page, 'Half a thought');
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await page.reload();
    await expectPreserved(page, 'Half a thought');
  });
}

for (const kind of ['solution', 'integration'] as const) {
  test(`a session that ends while typing, ${kind}: the text is restored after the sign-in and is sent once`, async ({
    page,
    signIn,
    endSession,
    enter,
    controls,
    server,
  }) => {
    const { path, table, fill, expectPreserved, submit, success } = filledForms[kind];
    await asNewcomer(page, table);
    await signIn(page, reader, `${path}?from=mail`);
    const text = `Typed before the session ended, ${kind}, ${Date.now()}`;
    await fill(page, text);
    await endSession(page);
    const refused = `**/tables/${table}/records`;
    await page.route(refused, (route) => route.fulfill(ended));
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await page.unroute(refused);
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await enter(page, reader);
    await expect(page).toHaveURL(`${server.portal}${path}?from=mail`);
    await expectPreserved(page, text);
    const sent = countSent(page, table);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('heading', { name: success })).toBeVisible();
    expect(sent()).toBe(1);
    expect(controls.rows(table).filter((row) => JSON.stringify(row).includes(text))).toHaveLength(1);
  });
}

test('blocked storage: a warning instead of a draft, and the form still works', async ({
  page,
  signIn,
  controls,
  server,
}) => {
  const { path, fill, submit, success } = filledForms.general;
  await signIn(page, reader);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(`${server.portal}${path}`);
  await fill(page, 'Without a place to keep it');
  await expect(page.getByText('Your browser does not save drafts')).toBeVisible();
  await expect(page.getByText('Draft saved on this device')).toHaveCount(0);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByRole('heading', { name: success })).toBeVisible();
  const rows = controls.rows('general').filter(({ Ideas }) => Ideas === 'Without a place to keep it');
  expect(rows).toHaveLength(1);
});

test('until the session is known, the page contains no form and no personal data', async ({
  page,
  context,
  signIn,
  server,
}) => {
  await signIn(page, reader);
  await expect(heading(page, /^Welcome/)).toBeVisible();
  const devtools = await context.newCDPSession(page);
  for (const { path, heading: name } of dataScreens) {
    // Without the stored token the provider has to be called; the previous page must not write it again.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await devtools.send('Storage.clearDataForOrigin', {
      origin: server.portal,
      storageTypes: 'indexeddb,local_storage',
    });
    const requested: string[] = [];
    const note = (request: Request) => void (request.url().includes('/api/') && requested.push(request.url()));
    const release = await hold(page, `${server.provider}/**`);
    page.on('request', note);
    await page.goto(`${server.portal}${path}`);
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
    await expect(page.locator('form, nav, header, input, textarea, .shell, h1')).toHaveCount(0);
    expect(await page.content()).not.toMatch(/Rita|reader@/);
    expect(requested).toEqual([]);
    page.off('request', note);
    await release();
    await expect(heading(page, name)).toBeVisible();
  }
});

test('webhook down: the response is a success, and the operator sees the failed delivery', async ({
  newContext,
  enter,
}, { parallelIndex }) => {
  const closed = await new Promise<number>((resolve) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => resolve(address && typeof address === 'object' ? address.port : 1));
    });
  });
  const server: Server = await startServer({
    ...portsOf('withoutWebhook', parallelIndex),
    env: { WEBHOOK_GENERAL: `http://127.0.0.1:${closed}/automation` },
  });
  try {
    const { path, fill, submit, success } = filledForms.general;
    const page = await (await newContext({ baseURL: server.portal })).newPage();
    await page.goto(path);
    await enter(page, reader);
    await fill(page, 'Nobody listens');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('heading', { name: success })).toBeVisible();
    const sent = { Client: reader.email, Rating: 5, Ideas: 'Nobody listens' };
    expect(createControls(server).rows('general')).toMatchObject([sent]);
    await expect
      .poll(async () => (await fetch(`${server.provider}/webhooks.json`)).json())
      .toMatchObject({ failures: [{ kind: 'general', body: sent, reason: expect.any(String) }] });
    await page.close();
  } finally {
    await server.stop();
  }
});
