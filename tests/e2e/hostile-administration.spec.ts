import type { Page, Request } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { adminPages } from '../../sdk/admin/pages';
import { expect, test } from './fixtures';
import { writeHostileAccounts } from './hostile-accounts';
import { goTo, showUsage } from './journeys';
import { expectNoSideways } from './measures';
import { addresses, createOracles, type ForeignRequest, reportOnly, shortPayloads } from './oracles';
import { expectOnly } from './states';

// Every payload in every field that the provider keeps.

const content = '[data-slot=page-content]';
const drawer = '[data-slot=drawer]';
const popover = '[popover]:popover-open';

/** Visible payloads in the page and its drawer: texts, field values and control names. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ places, texts }) => {
      const response = [...document.querySelectorAll(places)].flatMap((place) => [
        place.textContent,
        ...[...place.querySelectorAll('[aria-label], [title], input, textarea')].flatMap((element) => [
          element.getAttribute('aria-label'),
          element.getAttribute('title'),
          ...(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [element.value] : []),
        ]),
      ]);
      const complete = response.join('\n');
      return texts.filter((text) => !complete.includes(text));
    },
    { places: `${content}, ${drawer}, ${popover}`, texts: shortPayloads },
  );

/** Waits until no request is pending and no loading state is visible. Pictures are ignored: their hosts do not exist. */
const watchCalls = (page: Page) => {
  const open = new Set<Request>();
  const end = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const left = async () => {
    const skeletons = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelectorAll('[data-slot=skeleton]').length;
    });
    return [...[...open].map((request) => request.url()), ...Array<string>(skeletons).fill('a skeleton')];
  };
  return () => expect.poll(left, { intervals: [50] }).toEqual([]);
};

const rowsOf = `${content} [data-slot=row-link], ${content} button[aria-label^="Manage: "]`;
const menuOf = `${content} button[aria-label^="Actions for "]`;
const tabs = `${content} nav a`;
const drawerTabs = `${drawer} [role=tab]`;

const click = (page: Page, selector: string, at = 0) =>
  page
    .locator(selector)
    .nth(at)
    .evaluate((element: HTMLElement) => element.click());

/** Opens and closes what a button opens. */
const openAndClose = async (page: Page, button: string, look: () => Promise<void>) => {
  if ((await page.locator(button).count()) === 0) return;
  await click(page, button);
  await look();
  await page.keyboard.press('Escape');
  await expect(page.locator(`${popover}, ${drawer}`)).toHaveCount(0);
};

/** On a phone, hostile texts make nothing wider than the window. */
const expectNarrow = async (page: Page) => {
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...wide, width: 400 });
  await expectNoSideways(page, `${page.url()} at 400 px`);
  await page.setViewportSize(wide);
};

/** The page, its tabs, the menu of the first row of each, and the tabs of what that row opens. */
const walk = async (page: Page, look: () => Promise<void>) => {
  await look();
  for (let tab = 0; tab === 0 || tab < (await page.locator(tabs).count()); tab += 1) {
    if (tab > 0) {
      await click(page, tabs, tab);
      await look();
    }
    await expectNarrow(page);
    await openAndClose(page, menuOf, look);
    if ((await page.locator(rowsOf).count()) === 0) continue;
    await click(page, rowsOf);
    await look();
    for (let inner = 1; inner < (await page.locator(drawerTabs).count()); inner += 1) {
      await page.locator(drawerTabs).nth(inner).dispatchEvent('mousedown', { button: 0 });
      await look();
    }
    if ((await page.locator(drawer).count()) === 0) continue;
    await page.keyboard.press('Escape');
    await expect(page.locator(drawer)).toHaveCount(0);
  }
};

/** Opens the stored conversation in the assistant's panel. */
const openConversation = async (page: Page) => {
  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.locator('[data-slot=menu-item]').first().click();
};

/** What the header opens: the accounts, the messages, the assistant. */
const ASSISTANT = '[data-slot="admin-portal"] button:has-text("Assistant")';
const inHeader = [
  'header button[aria-label$=": switch account"]',
  'header button[aria-label^="Notifications"]',
  ASSISTANT,
];

/** Usage has the names of features and numbers, and little that anyone types. */
const shareLeft = (path: string) => (path === adminPages.usage.path ? 1.1 : 0.5);

/** A report is shown in a frame that runs nothing: the one frame there may be, without anything to run. */
const isReport = (finding: string) => /^an element: <iframe title="Preview of |^another frame$/.test(finding);
const reportFrame = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const report = new DOMParser().parseFromString(frame?.srcdoc ?? '', 'text/html');
    const bad = [...report.querySelectorAll('*')].filter(
      ({ localName, attributes }) =>
        /^(script|iframe|object|embed|base|link|form|a|x)$/.test(localName) ||
        [...attributes].some(({ name }) => name.startsWith('on')),
    );
    const text = report.body.textContent ?? '';
    return { sandbox: frame?.getAttribute('sandbox'), bad: bad.map(({ outerHTML }) => outerHTML.slice(0, 100)), text };
  });

test('every page of the administration, with every text in every field', { tag: '@long' }, async ({
  page,
  context,
  signIn,
  server,
  complaints,
}) => {
  // The server keeps its rows in memory, so they are written between two starts.
  await server.kill();
  writeHostileAccounts(server.dataDir);
  await server.restart();
  await reportOnly(context);
  const oracles = await createOracles(context, []);
  // A picture may come from any https address; it is requested as a picture, without a referrer.
  const isPicture = ({ url, type, referrer }: ForeignRequest) =>
    addresses.includes(url) && type === 'image' && !referrer;
  await showUsage(context);
  await signIn(page, admin, '/administration/profile');
  await expect(page.locator('[data-slot=page-title]')).toBeVisible();
  // From here on no navigation happens, which would cancel requests silently.
  const settled = watchCalls(page);

  const inspect = async (place: string) => {
    await settled();
    const found = await oracles.findings(page, server.portal, isPicture);
    expect(
      found.filter((finding) => !isReport(finding)),
      place,
    ).toEqual([]);
    return new Set(await missing(page));
  };

  for (const { path } of Object.values(adminPages)) {
    await goTo(page, `/administration/${path}`);
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
    let left = shortPayloads;
    await walk(page, async () => {
      const here = await inspect(path);
      left = left.filter((text) => here.has(text));
      if ((await page.locator('iframe').count()) === 0) return;
      const { sandbox, bad, text } = await reportFrame(page);
      expect({ path, sandbox, bad }).toEqual({ path: adminPages.reports.path, sandbox: '', bad: [] });
      expect(text).toContain('onerror=window.__xss=1');
    });
    // Lists take turns with the texts, and a page may show few rows of them.
    expect(left.length, `payloads that ${path} does not show`).toBeLessThan(shortPayloads.length * shareLeft(path));
  }

  await test.step('the header', async () => {
    for (const button of inHeader) {
      let left = shortPayloads.length;
      await openAndClose(page, button, async () => {
        if (button === ASSISTANT) await openConversation(page);
        left = (await inspect(button)).size;
      });
      expect(left, `payloads that ${button} does not show`).toBeLessThan(shortPayloads.length / 2);
    }
  });
  // The check for scripts cannot run in the frame either.
  expectOnly(complaints, /^Blocked script execution in 'about:/);
});
