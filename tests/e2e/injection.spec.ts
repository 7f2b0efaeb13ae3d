import type { Page } from '@playwright/test';
import { draftStorageKey } from '../../demo/portal/feedback/draft';
import { identityColumns } from '../../demo/research/contract';
import { slotNames } from '../../demo/research/feedback/integration';
import { reader } from '../../emulator/seed/users';
import { test as base, expect } from './fixtures';
import { writeHostileRows, writtenColumns } from './hostile-rows';
import {
  addresses,
  createOracles,
  type ForeignRequest,
  inParts,
  joined,
  type Oracles,
  payloads,
  placesOf,
  reportOnly,
  shortPayloads,
} from './oracles';
import { portsOf } from './ports';
import { type Server, startServer } from './server';
import { expectOnly } from './states';

// Every payload in every place that shows text.

const test = base.extend<{ oracles: Oracles }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const server = await startServer(portsOf('hostile', parallelIndex));
      // The server keeps its rows in memory, so they are written between two starts.
      await server.kill();
      writeHostileRows(server.dataDir, payloads, reader.email);
      await server.restart();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  oracles: async ({ context }, use) => {
    await reportOnly(context);
    await use(await createOracles(context, [320, 1280]));
  },
});

const loads = addresses.map((picture, at) => ({
  picture,
  texts: payloads.filter((_, index) => index % addresses.length === at),
}));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => found.map(({ textContent }) => textContent));
/** Line ends as normalized by a text area. */
const inArea = (text: string) => text.replace(/\r\n?/g, '\n');
/** Text as shown in Reporting: SQLite ends texts at NUL, and surrounding whitespace is trimmed. */
const asStored = (text: string) => text.replace(/\0.*/s, '').trim();
const inLine = (text: string) => text.replace(/[\r\n]/g, '');

/** Forms, and their field that holds every text; the others hold the short ones. */
const forms = {
  general: 'Ideas',
  'solution/onboarding': 'Describe',
  desktop: 'Importance',
  investment: '',
  integration: '',
};

test('Home, the header and the user menu', { tag: '@long' }, async ({ page, signIn, server, oracles }) => {
  let load = loads[0];
  const whole = () => joined(load?.texts);
  // The greeting ends at the first blank; the rest of the name is in the menu.
  const dense = () => whole().replace(/[\s@]+/g, '/');
  await page.route('**/users/v2/me', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const name = `${dense()} ${whole()}`;
    await route.fulfill({
      response,
      json: { ...(await response.json()), name, email: whole(), profilePictureUrl: load?.picture },
    });
  });
  await page.route('**/users/v3/me/tenants', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const { tenants, activeTenant } = await response.json();
    await route.fulfill({ response, json: { tenants, activeTenant: { ...activeTenant, name: whole() } } });
  });
  await signIn(page, reader);
  const given = new Set<string>();
  // A picture may come from any https address; it is requested as a picture, without a referrer. It may come late.
  const isPicture = ({ url, type, referrer }: ForeignRequest) => given.has(url) && type === 'image' && !referrer;
  for (const loaded of loads) {
    load = loaded;
    given.add(loaded.picture);
    const query = encodeURIComponent([...whole()].slice(0, 1500).join(''));
    await page.goto(`${server.portal}/?from=${query}&at=${loaded.picture.length}#${query}`);
    await expect(heading(page)).toHaveText(`Welcome, ${dense()}.`, { useInnerText: false });
    const button = page.getByRole('button', { name: /^Your account/ });
    expect(await button.getAttribute('aria-label')).toBe(`Your account, ${dense()} ${whole()}`);
    await button.click();
    await expect(page.locator('[data-user]')).toBeVisible();
    expect(await textsOf(page, '[data-user] p')).toEqual([`${dense()} ${whole()}`, whole(), whole()]);
    expect(await oracles.findings(page, server.portal, isPicture)).toEqual([]);
  }
  await oracles.check(page, server.portal, isPicture);
  const pictures = oracles.foreign.map(({ url }) => url);
  expect(pictures, 'each picture once').toEqual([...new Set(pictures)]);
});

test('Reporting, with every text in every column', { tag: '@long' }, async ({ page, signIn, server, oracles }) => {
  await signIn(page, reader, '/reporting');
  for (const kind of ['general', 'solution', 'desktop', 'investment', 'sweepstakes', 'integration'] as const) {
    await page.getByLabel('Show', { exact: true }).selectOption(kind);
    const more = page.getByRole('button', { name: 'Show more' });
    while (await more.isVisible()) await more.evaluate((element: HTMLElement) => element.click());
    await page.locator('main details').evaluateAll((found) => {
      for (const entry of found) entry.setAttribute('open', '');
    });
    const shown = new Map<string, number>();
    for (const text of await textsOf(page, 'main details dd')) shown.set(text ?? '', (shown.get(text ?? '') ?? 0) + 1);
    const each = kind === 'integration' ? 1 : writtenColumns(kind).length;
    for (const payload of payloads)
      expect(shown.get(asStored(payload)), `${kind}: ${payload}`).toBe(placesOf(payload, each));
    expect(await oracles.findings(page, server.portal), kind).toEqual([]);
    // All kinds are one list: the longest and the shortest are measured, which causes a new layout of a million letters.
    if (kind === 'general' || kind === 'integration') await oracles.check(page, server.portal);
  }
});

test('Integrations, with a draft that is older than the list', { tag: '@long' }, async ({
  page,
  signIn,
  server,
  oracles,
}) => {
  let slots: readonly string[] = [];
  await page.route('**/tables/integration/records*', (route) =>
    route.fulfill({
      json: {
        list: [{ Id: 1, CreatedAt: null, ...Object.fromEntries(slots.map((text, at) => [slotNames[at], text])) }],
      },
    }),
  );
  await signIn(page, reader, '/integrations');
  const place = draftStorageKey('integration', reader);
  // Ten lines hold all payloads: of a saved line, the name ends at its first colon.
  const inTen = (texts: readonly string[]) => inParts(texts, Math.ceil(texts.length / 10)).map((part) => joined(part));
  const names = inTen(payloads.filter((text) => !text.includes(':')));
  slots = names.map((name) => `${name}: ${joined()}`);
  await page.evaluate((key) => localStorage.removeItem(key), place);
  await page.reload();
  const lines = page.locator('main fieldset input');
  await expect(lines).toHaveCount(names.length);
  const values = () => lines.evaluateAll((found: HTMLInputElement[]) => found.map(({ value }) => value));
  await expect.poll(values).toEqual(names.map((name) => inLine(name.trim())));
  expect(await oracles.findings(page, server.portal)).toEqual([]);

  const wishes = inTen(payloads).map((text) => ({ name: text, description: text }));
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    place,
    JSON.stringify({ version: 2, values: { wishes, base: joined() } }),
  ] as const);
  await page.reload();
  await expect(lines).toHaveCount(wishes.length);
  await expect.poll(values).toEqual(wishes.map(({ name }) => inLine(name)));
  await expect(page.getByText('Your list was changed elsewhere')).toBeVisible();
  const [notice] = await textsOf(page, 'main form [role="status"]');
  expect(notice).toContain(names.map((name) => name.trim()).join(', '));
  await oracles.check(page, server.portal);
});

test('the record on Portal', { tag: '@long' }, async ({ page, signIn, server, oracles }) => {
  const thirds = inParts(payloads, 28).map((part) => joined(part));
  const [name = '', email = '', account = ''] = thirds;
  await page.route('**/tables/users/records', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const record = {
      [identityColumns.clientName]: name,
      [identityColumns.email]: email,
      [identityColumns.accountName]: account,
      msg: joined(),
    };
    await route.fulfill({ response, json: { ...(await response.json()), ...record } });
  });
  await signIn(page, reader, '/portal');
  await expect(page.locator('main dl')).toBeVisible();
  const shown = await textsOf(page, 'main dl dd');
  for (const text of [name, email, account]) expect(shown).toContain(text);
  // The portal translates the gateway's synchronization messages.
  expect(shown).toContain('Your profile was loaded');
  await oracles.check(page, server.portal);
});

test('drafts that are restored from this device', { tag: '@long' }, async ({ page, signIn, server, oracles }) => {
  await signIn(page, reader, '/feedback');
  const texts = ['Rating', 'Ideas', 'Vendors', 'Meeting', 'Describe', 'Thoughts', 'Importance', 'Competitors'];
  const named = Object.fromEntries(
    [...texts, 'Additional', 'Type', 'Range', '__proto__'].map((field) => [field, joined(shortPayloads)]),
  );
  for (const [form, field] of Object.entries(forms)) {
    const stored = JSON.stringify({
      version: 2,
      values: { ...named, [field]: joined(), wishes: [{ name: joined(), description: joined() }] },
    });
    await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
      draftStorageKey(form, reader),
      stored,
    ] as const);
  }
  for (const path of ['/feedback', '/solutions/onboarding', '/desktop', '/investments', '/integrations']) {
    await page.goto(`${server.portal}${path}`);
    // Where rows are looked up first, a placeholder has the same class.
    const form = page.locator('main form');
    await expect(form).toBeVisible();
    const areas = () =>
      form.locator('textarea').evaluateAll((found: HTMLTextAreaElement[]) => found.map(({ value }) => value));
    if (path !== '/investments') await expect.poll(areas).toContain(inArea(joined()));
    await oracles.check(page, server.portal);
  }
});

test('error messages of the gateway', async ({ page, signIn, server, oracles }) => {
  const message = joined(shortPayloads);
  const fail = (path: string, msg = message) =>
    page.route(path, (route) =>
      route.request().method() === 'GET' || path.includes('general')
        ? route.fulfill({ status: 502, json: { msg, fields: { Ideas: message, Meeting: message } } })
        : route.continue(),
    );
  await fail('**/tables/general/records*');
  await fail('**/tables/sweepstakes/records*', joined());
  await fail('**/tables/solution/records*');
  await signIn(page, reader, '/sweepstakes');
  await expect(page.getByText('The portal could not look up')).toBeVisible();
  expect((await textsOf(page, 'main [role="alert"]')).join()).toContain(joined());
  await oracles.check(page, server.portal);
  await page.goto(`${server.portal}/reporting`);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect((await textsOf(page, 'main [role="alert"]')).join()).toContain(message);
  await oracles.check(page, server.portal);

  await page.goto(`${server.portal}/feedback`);
  await page.getByRole('radio', { name: /4/ }).check({ force: true });
  const submit = page.getByRole('button', { name: 'Send feedback' });
  await submit.evaluate((element: HTMLElement) => element.click());
  const alerts = () => textsOf(page, 'main form :is([role="alert"], [aria-live])');
  // The form, and the two fields that the response names.
  await expect
    .poll(async () => (await alerts()).filter((text) => text?.includes(message)).length)
    .toBeGreaterThanOrEqual(3);
  await oracles.check(page, server.portal);
});

test('the oracles find injected code', async ({ page, signIn, server, oracles, complaints }) => {
  await signIn(page, reader);
  await expect(heading(page)).toBeVisible();
  expect(await oracles.findings(page, server.portal)).toEqual([]);
  // A meta refresh would navigate away before other checks.
  const stayingHere = payloads.filter((text) => !text.includes('refresh'));
  await page.evaluate((texts) => {
    for (const text of texts)
      document.querySelector('main')?.append(Object.assign(document.createElement('div'), { innerHTML: text }));
  }, stayingHere);
  await expect.poll(() => page.evaluate(() => window.__xss)).toBe(1);
  await expect
    .poll(async () => (await oracles.findings(page, server.portal)).join('\n'))
    .toMatch(
      /a script ran[\s\S]*a request: \w+ https:\/\/evil\.test[\s\S]*an element: <img src="x" onerror[\s\S]*refused by the policy: script-src/,
    );
  // The test caused all of these messages.
  expectOnly(complaints, /^/);
});
