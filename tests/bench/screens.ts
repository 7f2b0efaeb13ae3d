import { type Browser, chromium, type Page } from '@playwright/test';
import { admin, reseller } from '../../emulator/seed/users';
import { startServer } from '../e2e/server';
import { freePort } from '../support/free-port';
import { launchOptions } from '../support/launch';
import { type BenchRow, median, timeRow } from './table';

const ROUNDS = 10;
const STEPS = 60;
/** Rows of the tree that are expanded. */
const UNFOLDED = 100;
const PAGE_CHANGE = 100;
const FIRST_PAINT = 300;
const FRAME = 50;
/** Milliseconds between two frames of a screen. */
const IN_TIME = 16;
/** Times that a list is scrolled from its start to its end. */
const SCROLLS = 3;
/** Maximum growth of the heap over twenty pages, in MB. */
const GROWTH = 5;

const MB = 1024 ** 2;
/** The built portal in front of the large seed, and a way to sign in to its administration. */
const open = async () => {
  const server = await startServer({
    portalPort: await freePort(),
    identityPort: await freePort(),
    env: { IDENTITY_SEED: 'large' },
  });
  const browser: Browser = await chromium.launch(launchOptions);
  return {
    enter: async ({ email, password }: { email: string; password: string }, path: string): Promise<Page> => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      // tsx names functions with a helper of its own, which a page does not have.
      await context.addInitScript('globalThis.__name = (target) => target;');
      const page = await context.newPage();
      await page.goto(`${server.portal}/administration/${path}`);
      await page.getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      return page;
    },
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
};

/** Milliseconds from a click until its result is painted, and without the time of the API calls. */
const untilPainted = (page: Page, button: string, shown: string) =>
  page.evaluate(
    async ({ button, shown }) => {
      const text = () => document.querySelector(shown)?.textContent ?? '';
      const target = [...document.querySelectorAll<HTMLElement>('button, a')].find(
        (element) => (element.getAttribute('aria-label') ?? element.textContent) === button,
      );
      if (!target) throw new Error(`There is no ${button}.`);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const before = text();
      performance.clearResourceTimings();
      const start = performance.now();
      target.click();
      while (text() === before || text() === '') await frame();
      // Everything in the document by now is painted when the next frame begins.
      await frame();
      const all = performance.now() - start;
      const calls = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
        .filter(({ initiatorType }) => initiatorType === 'fetch');
      const waited = Math.max(0, ...calls.map(({ responseEnd }) => responseEnd)) - start;
      return { all, beside: all - Math.max(0, waited) };
    },
    { button, shown },
  );

/** The longest time between two frames while an element is scrolled from its start to its end, in milliseconds. */
const longestFrame = (page: Page, scrolled: string) =>
  page.evaluate(
    async ({ scrolled, steps }) => {
      const content = document.querySelector(scrolled);
      let box: Element | null = content;
      while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
      const target = box ?? document.documentElement;
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let longest = 0;
      let last = await frame();
      for (let step = 1; step <= steps; step += 1) {
        target.scrollTop = (target.scrollHeight * step) / steps;
        target.scrollLeft = (target.scrollWidth * step) / steps;
        const now = await frame();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    },
    { scrolled, steps: STEPS },
  );

interface Scroll {
  /** The longest frame of the least disturbed round, in milliseconds. */
  longest: number;
  /** CPU time of the page's main thread for a frame, in milliseconds: other work on the machine does not count. */
  perFrame: number;
}

const scroll = async (page: Page, scrolled: string): Promise<Scroll> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const times: number[] = [];
  const before = await busy();
  for (let round = 0; round < SCROLLS; round += 1) times.push(await longestFrame(page, scrolled));
  const perFrame = ((await busy()) - before) / (SCROLLS * STEPS);
  await devtools.detach();
  return { longest: Math.min(...times), perFrame };
};

const scrollRows = ({ longest, perFrame }: Scroll, name: string): BenchRow[] => [
  timeRow(`${name}: longest frame while scrolling`, longest, FRAME),
  timeRow(`${name}: CPU time of the main thread per frame`, perFrame, IN_TIME),
];

const heapOf = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / MB;
};

const listRows = async (page: Page, name: string): Promise<BenchRow[]> => {
  const rows = 'tbody';
  await page.locator('tbody tr').nth(5).waitFor();
  const times: number[] = [];
  const change = async () => (await untilPainted(page, 'Next page', rows)).beside;
  await change();
  const before = await heapOf(page);
  for (let round = 0; round < 2 * ROUNDS; round += 1) times.push(await change());
  const growth = (await heapOf(page)) - before;
  return [
    timeRow(`${name}: page change until painted, without the call`, median(times), PAGE_CHANGE),
    {
      what: `${name}: growth of the heap over ${2 * ROUNDS} pages`,
      peer: '-',
      ours: `${growth.toFixed(1)} MB`,
      budget: `${GROWTH} MB`,
      reached: growth < GROWTH,
    },
  ];
};

const matrixRows = async (page: Page): Promise<BenchRow[]> => {
  await page.locator('tbody tr').nth(5).waitFor();
  const grid = '[role=grid]';
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push((await untilPainted(page, 'Permissions', grid)).beside);
    if (round < ROUNDS - 1) await untilPainted(page, 'Roles', 'tbody tr');
  }
  const name = 'a matrix of 500 roles × 300 permissions';
  return [
    timeRow(`${name}: first paint, the first time`, times[0] ?? 0, FIRST_PAINT),
    ...scrollRows(await scroll(page, grid), name),
  ];
};

const treeRows = async (page: Page): Promise<BenchRow[]> => {
  const rows = '[role=treegrid]';
  await page.getByRole('link', { name: 'All accounts' }).waitFor();
  const { beside } = await untilPainted(page, 'All accounts', rows);
  // A new page puts the focus on its heading; rows of the skeleton have no level.
  await page.locator('h1:focus').waitFor();
  await page.locator(`${rows} [aria-level="1"]`).first().focus();
  for (let row = 0; row < UNFOLDED; row += 1) {
    await page.keyboard.press('ArrowRight');
    await page.locator(`${rows} [data-slot=skeleton]`).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
  }
  await page.locator(`${rows} [aria-level="4"]`).first().waitFor();
  const name = 'a tree of 2,000 sub-accounts';
  return [timeRow(`${name}: first paint`, beside, FIRST_PAINT), ...scrollRows(await scroll(page, rows), name)];
};

/** Lists, matrix and tree of the administration in the built portal, on the large seed. */
export const screenRows = async (): Promise<BenchRow[]> => {
  const { enter, close } = await open();
  try {
    return [
      ...(await listRows(await enter(admin, 'users'), 'a list of 10,000 users')),
      ...(await listRows(await enter(admin, 'audits'), 'an audit log of 100,000 rows')),
      ...(await matrixRows(await enter(admin, 'roles'))),
      ...(await treeRows(await enter(reseller, 'profile'))),
    ];
  } finally {
    await close();
  }
};
