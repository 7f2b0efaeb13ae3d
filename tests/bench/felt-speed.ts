import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { adminPageIds, adminPages } from '../../sdk/admin/pages';
import { startServer } from '../e2e/server';
import { freePort } from '../support/free-port';
import { launchOptions } from '../support/launch';
import { type BenchRow, timeRow } from './table';

/** A good page of Google's has 0.1. */
const SHIFT = 0.05;
/** A good page of Google's has the same. */
const PRESS = 200;
/** Times that everything is pressed; the slowest one counts. */
const PRESSES = 3;
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
  press: (page: Page) => Promise<void>;
  undo: (page: Page) => Promise<void>;
}

const rowOf = (page: Page) => page.locator('tbody tr').nth(2);
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const presses: readonly Press[] = [
  {
    what: 'a drawer',
    at: 'users',
    press: async (page) => {
      await rowOf(page).getByRole('link').first().click();
      await page.getByRole('dialog').waitFor();
    },
    undo: closeDialog,
  },
  {
    what: 'a dialog',
    at: 'users',
    press: async (page) => {
      await page.getByRole('button', { name: 'Add users' }).click();
      await page.getByRole('dialog').waitFor();
    },
    undo: closeDialog,
  },
  {
    what: 'the switch to Users',
    at: 'groups',
    press: async (page) => {
      await page.getByRole('link', { name: 'Users', exact: true }).click();
      await page.getByRole('table', { name: 'Users' }).waitFor();
    },
    undo: (page) => page.getByRole('link', { name: 'Groups', exact: true }).click(),
  },
  {
    what: 'the menu of a row',
    at: 'users',
    press: async (page) => {
      await rowOf(page).getByRole('button').last().click();
      await page.getByRole('menu').waitFor();
    },
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    what: 'the selection of a row',
    at: 'users',
    press: (page) => rowOf(page).getByRole('checkbox').click(),
    undo: (page) => rowOf(page).getByRole('checkbox').click(),
  },
];

/** Presses until the result is painted, with 10,000 users and a CPU four times slower: code is there the second time. */
const pressRows = async (browser: Browser): Promise<BenchRow[]> => {
  const server = await startServer({
    portalPort: await freePort(),
    identityPort: await freePort(),
    env: { IDENTITY_SEED: 'large' },
  });
  const state = await signIn(await open(browser), server.portal);
  const rows: BenchRow[] = [];
  for (const { what, at, press, undo } of presses) {
    const page = await open(browser, state);
    await page.goto(`${server.portal}/administration/${at}`);
    await page.locator('tbody tr').nth(2).waitFor();
    await page.waitForLoadState('networkidle');
    await throttle(page, { network: false, cpu: 4 });
    for (let time = 0; time < PRESSES; time += 1) {
      await press(page);
      await page.waitForTimeout(500);
      await undo(page);
      await page.waitForTimeout(500);
    }
    rows.push(timeRow(`press to paint, CPU/4, 10,000 users: ${what}`, (await feltOf(page)).press, PRESS));
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
