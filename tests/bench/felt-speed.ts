import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { adminPageIds, adminPages } from '../../sdk/admin/pages';
import { startServer } from '../e2e/server';
import { freePort } from '../support/free-port';
import { launchOptions } from '../support/launch';
import { type BenchRow, milliseconds, timeRow } from './table';

/** A good page of Google's has 0.1. */
const SHIFT = 0.05;
/** A good page of Google's has the same. */
const PRESS = 200;
/** Times that everything is pressed; the slowest one counts. */
const PRESSES = 3;
/** Milliseconds in which a press is done. */
const PAUSE = 1000;
const SLOW_4G = { offline: false, latency: 400, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

type Line = 'fast' | 'slow';
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Sums the layout shifts of a page, and keeps the longest press, from the event until its result is painted. */
const watch = () => {
  const felt = { shift: 0, press: 0 };
  Object.assign(globalThis, { felt });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) felt.shift += value;
  });
  observe('event', (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
      felt.press = Math.max(felt.press, entry.duration);
  });
};

const feltOf = (page: Page) =>
  page.evaluate(() => ({ ...(globalThis as unknown as { felt: { shift: number; press: number } }).felt }));

const throttle = async (page: Page, { network, cpu }: { network: boolean; cpu: number }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

const open = async (browser: Browser, state?: State): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: state });
  // tsx names functions with a helper of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (target) => target;');
  await context.addInitScript(watch);
  return context.newPage();
};

const signIn = async (page: Page, portal: string): Promise<State> => {
  await page.goto(`${portal}/administration/users`);
  await page.getByLabel('Email').fill(admin.email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await page.locator('tbody tr').nth(5).waitFor();
  return page.context().storageState({ indexedDB: true });
};

/** How much each page shifts while it loads, as a row with the worst one. */
const shiftRow = async (browser: Browser, state: State, portal: string, line: Line): Promise<BenchRow> => {
  const paths = ['/', ...adminPageIds.map((id) => `/administration/${adminPages[id].path}`)];
  const shifts: { path: string; shift: number }[] = [];
  for (const [path, as] of [['/', undefined] as const, ...paths.map((path) => [path, state] as const)]) {
    const page = await open(browser, as);
    if (line === 'slow') await throttle(page, { network: true, cpu: 4 });
    await page.goto(portal + path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const { shift } = await feltOf(page);
    shifts.push({ path: as ? path : 'the sign-in', shift });
    await page.context().close();
  }
  const worst = shifts.reduce((a, b) => (b.shift > a.shift ? b : a));
  return {
    what: `layout shift of ${shifts.length} pages, ${line} line: the most, ${worst.path}`,
    peer: '-',
    ours: worst.shift.toFixed(3),
    budget: String(SHIFT),
    reached: worst.shift <= SHIFT,
  };
};

interface Press {
  what: string;
  at: string;
  /** The element that is pressed, and what then is on the page. */
  target: string;
  until: string;
  /** What undoes the press: the second press of the same element, another one, or Escape. */
  undo: 'same' | 'Escape' | { target: string };
}

const ROW = 'tbody tr:nth-of-type(3)';
const DIALOG = '[role=dialog]';

const presses: readonly Press[] = [
  { what: 'a drawer', at: 'users', target: `${ROW} a`, until: DIALOG, undo: 'Escape' },
  { what: 'a dialog', at: 'users', target: 'button:has(.lucide-user-plus)', until: DIALOG, undo: 'Escape' },
  {
    what: 'the switch to Users',
    at: 'groups',
    target: 'nav a[href$="/users"]',
    until: 'tbody a[href*="/users"]',
    undo: { target: 'nav a[href$="/groups"]' },
  },
  {
    what: 'the menu of a row',
    at: 'users',
    target: `${ROW} td:last-child button`,
    until: '[role=menu]',
    undo: 'Escape',
  },
  {
    what: 'the selection of a row',
    at: 'users',
    target: `${ROW} [type=checkbox]`,
    until: `${ROW} :checked`,
    undo: 'same',
  },
];

/** Presses the middle of an element. What Playwright does besides, on the slow CPU, would be measured as well. */
const pressOn = async (page: Page, target: string): Promise<void> => {
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`There is no ${target} to press`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PAUSE);
};

const undoPress = async (page: Page, { undo, target }: Press): Promise<void> => {
  if (undo !== 'Escape') return pressOn(page, undo === 'same' ? target : undo.target);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(PAUSE);
};

/** Resolves to the milliseconds from the next press until an element that it adds is painted. */
const shownAfterPress = (selector: string) =>
  new Promise<number>((resolve) => {
    let pressedAt = 0;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressedAt = timeStamp;
      },
      { once: true, capture: true },
    );
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
    });
    observer.observe(document, { subtree: true, childList: true });
  });

/** Presses until the result is painted, with 10,000 users and a CPU four times slower: code is there the second time. */
const pressRows = async (browser: Browser): Promise<BenchRow[]> => {
  const server = await startServer({
    portalPort: await freePort(),
    identityPort: await freePort(),
    env: { IDENTITY_SEED: 'large' },
  });
  const state = await signIn(await open(browser), server.portal);
  const rows: BenchRow[] = [];
  for (const press of presses) {
    const page = await open(browser, state);
    await page.goto(`${server.portal}/administration/${press.at}`);
    await page.locator('tbody tr').nth(2).waitFor();
    await page.waitForLoadState('networkidle');
    await throttle(page, { network: false, cpu: 4 });
    const opensDialog = press.until === DIALOG;
    const shown: number[] = [];
    for (let time = 0; time < PRESSES; time += 1) {
      const isShown = opensDialog && page.evaluate(shownAfterPress, press.until);
      await pressOn(page, press.target);
      await page.locator(press.until).first().waitFor({ state: 'attached' });
      if (isShown) shown.push(await isShown);
      await undoPress(page, press);
    }
    rows.push(timeRow(`press to paint, CPU/4, 10,000 users: ${press.what}`, (await feltOf(page)).press, PRESS));
    // The page dims first: that answers the press.
    if (opensDialog)
      rows.push({
        what: `until it is shown, CPU/4, 10,000 users: ${press.what}`,
        peer: '-',
        ours: milliseconds(Math.round(Math.max(...shown))),
        budget: '-',
        reached: true,
      });
    await page.context().close();
  }
  await server.stop();
  return rows;
};

/** What users feel beside the times: what jumps while a page loads, and what waits after a press. */
export const feltSpeedRows = async (): Promise<BenchRow[]> => {
  const browser = await chromium.launch(launchOptions);
  const server = await startServer({ portalPort: await freePort(), identityPort: await freePort() });
  const state = await signIn(await open(browser), server.portal);
  const rows = [
    await shiftRow(browser, state, server.portal, 'fast'),
    await shiftRow(browser, state, server.portal, 'slow'),
  ];
  await server.stop();
  rows.push(...(await pressRows(browser)));
  await browser.close();
  return rows;
};
