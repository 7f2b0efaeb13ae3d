import type { Page } from '@playwright/test';
import { tableNames } from '../../emulator/db/tables';
import { admin } from '../../emulator/seed/users';
import { test as base, expect } from './fixtures';
import { writeHostileAccounts } from './hostile-accounts';
import { expectNoSideways } from './measures';
import { createOracles, inParts, joined, type Oracles, payloads, reportOnly, shortPayloads } from './oracles';
import type { Server } from './server';
import { expectOnly } from './states';

// Every payload in every row, and in every address.

const test = base.extend<{ oracles: Oracles }>({
  oracles: async ({ context, server }, use) => {
    // The server keeps its rows in memory, so they are written between two starts.
    await server.kill();
    writeHostileAccounts(server.dataDir);
    await server.restart();
    await reportOnly(context);
    await use(await createOracles(context, [320, 1280], /./));
  },
});

const CONSOLE = '/_emulator/console';

/** What the developer pages have by themselves: their forms, links between rows, links of messages, HTML parts. */
const isOwn = (finding: string): boolean =>
  /^an element: <form method="(?:get|post)" action="\/_emulator\//.test(finding) ||
  /^an element: <a (?:id="[\w-]+" )?href="\/_emulator\/(?:console|data|outbox)\?/.test(finding) ||
  /^an element: <a href="https?:\/\//.test(finding) ||
  /^an element: <iframe sandbox="" loading="lazy" title="HTML part of /.test(finding) ||
  finding === 'another frame';

/** Links that leave the portal and the provider, except those of a message, which tell the other site nothing. */
const unsafeLinks = (page: Page, { portal, provider }: Server) =>
  page.locator('a[href]').evaluateAll(
    (links, origins) => {
      const isInside = ({ href }: HTMLAnchorElement) => origins.some((origin) => href.startsWith(`${origin}/`));
      const isOfMessage = ({ protocol, rel, dataset }: HTMLAnchorElement) =>
        /^https?:$/.test(protocol) && rel === 'noopener noreferrer' && dataset.link !== undefined;
      return links
        .filter((link) => !(link instanceof HTMLAnchorElement) || !(isInside(link) || isOfMessage(link)))
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    },
    [portal, provider],
  );

/** Text as a page shows it: blanks collapse, and HTML has no NUL. */
const shown = (text: string) => text.replace(/[\0\ufffd]/g, '').replace(/\s+/g, ' ');
const missing = async (page: Page): Promise<string[]> => {
  const texts = shown((await page.locator('main').textContent()) ?? '');
  return shortPayloads.filter((payload) => !texts.includes(shown(payload).trim()));
};

const inspect = async (page: Page, oracles: Oracles, server: Server, path: string) => {
  await page.goto(server.provider + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found = await oracles.findings(page, server.provider);
  expect(
    found.filter((finding) => !isOwn(finding)),
    path,
  ).toEqual([]);
  expect(await unsafeLinks(page, server), path).toEqual([]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
  }
};

test('messages, users and rows are text on the pages of the local provider', { tag: '@long' }, async ({
  page,
  server,
  oracles,
}) => {
  for (const kind of ['email', 'sms', 'slack', 'webhook']) {
    await inspect(page, oracles, server, `/_emulator/outbox?kind=${kind}`);
    expect(await missing(page), kind).toEqual([]);
  }
  await page.getByText('Headers and body').first().click();
  await inspect(page, oracles, server, '/_emulator/dns');
  expect(await missing(page)).toEqual([]);
  await inspect(page, oracles, server, '/');
  await inspect(page, oracles, server, CONSOLE);
  await inspect(page, oracles, server, '/_emulator/policies');
  await inspect(page, oracles, server, '/_emulator/data?table=users');
});

test('the HTML part of a message runs no script, sends no request and stays in its frame', async ({
  page,
  context,
  server,
  complaints,
}) => {
  await server.kill();
  writeHostileAccounts(server.dataDir);
  await server.restart();
  const outside: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    outside.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(`${server.provider}/_emulator/outbox`);
  const part = page.waitForResponse((response) => response.url().endsWith('/html'));
  await page.getByText('HTML part').first().click();
  expect((await part).headers()['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('body')).toContainText('onerror=window.__xss=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  expect(outside).toEqual([]);
  expect([page.url(), context.pages().length]).toEqual([`${server.provider}/_emulator/outbox`, 1]);
  expect(await page.evaluate(() => window.__xss)).toBeUndefined();
  // What the frame refused is reported.
  expectOnly(
    complaints,
    /^Blocked (?:script|autofocus)|Content Security Policy directive|^Refused to execute the redirect/,
  );
});

test('the pages of the local provider: every table, and every payload in the URL', { tag: '@long' }, async ({
  page,
  server,
  oracles,
}) => {
  for (const table of tableNames) await inspect(page, oracles, server, `/_emulator/data?table=${table}`);
  const parts = inParts(
    payloads.filter(({ length }) => length < 1000),
    12,
  ).map((part) => joined(part));
  const queries = (text: string): [string, Record<string, string>][] => [
    [CONSOLE, { user: text, signedIn: text }],
    ['/_emulator/outbox', { to: text, q: text }],
    ['/_emulator/data', { table: text }],
    ['/_emulator/data', { table: 'users', q: text, id: text, page: text }],
    ['/_emulator/policies', { tenant: text }],
    ['/_emulator/dns', { name: text, value: text }],
  ];
  for (const part of parts)
    for (const [path, query] of queries(part))
      await inspect(page, oracles, server, `${path}?${new URLSearchParams(query)}#${encodeURIComponent(part)}`);
});

test('faults, requests and settings with payloads are text', { tag: '@long' }, async ({
  page,
  server,
  controls,
  oracles,
}) => {
  for (const part of inParts(shortPayloads, 12)) {
    const text = joined(part);
    await controls.fail({ path: text, match: { 'x-tab': text }, status: 503, body: { errors: [text] } });
    await fetch(`${server.provider}/frontegg/${encodeURIComponent(text)}`, { headers: { 'x-trace-id': 't' } });
  }
  await inspect(page, oracles, server, '/_emulator/faults');
  expect(await missing(page)).toEqual([]);
  await inspect(page, oracles, server, CONSOLE);
});

test('plans, cards and refusals are text in the checkout', { tag: '@long' }, async ({
  page,
  server,
  signIn,
  oracles,
}) => {
  const whole = joined(shortPayloads);
  const isCardFrame = (finding: string) =>
    /^an element: <iframe title="Card number" src="[^"]*\/frontegg\/cards\/v1\/frame"/.test(finding) ||
    finding === 'another frame';
  const see = async (place: string) => {
    const found = await oracles.findings(page, server.portal, ({ type }) => type === 'image');
    expect(
      found.filter((finding) => !isCardFrame(finding)),
      place,
    ).toEqual([]);
  };
  const texts = async () => shown((await page.getByRole('dialog').textContent()) ?? '');
  await signIn(page, admin, '/administration/subscription');
  await page.getByRole('button', { name: 'Change plan', exact: true }).click();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  const pay = page.getByRole('button', { name: /^Confirm( and pay)?$/ });
  await expect(pay).toBeVisible();
  expect(await texts()).toContain(shown(whole).trim());
  await see('the order');

  await page.getByRole('button', { name: 'Use another card' }).click();
  const card = page.frameLocator('iframe[title="Card number"]');
  await expect(card.getByLabel('Card number')).toBeVisible();
  await page.route('**/cards/v1/confirm', (route) =>
    route.fulfill({ status: 402, json: { errors: [whole], code: whole, message: whole } }),
  );
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel('Expiry').fill('1234');
  await card.getByLabel('Security code').fill('123');
  await pay.click();
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  await see('a refused card');

  await page.unroute('**/cards/v1/confirm');
  await page.route('**/subscriptions/v1/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { errors: [whole], errorCode: whole, errorContext: { name: whole } } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.poll(texts).toContain('onerror=window.__xss=1');
  await see('a refused change of the plan');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideways(page, `the checkout at ${width} px`);
  }
});
