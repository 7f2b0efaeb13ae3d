import { chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/server';
import { freePort } from '../support/free-port';
import { launchOptions } from '../support/launch';
import { type BenchRow, median, timeRow } from './table';

const ROUNDS = 5;
const FIRST_SCREEN = 1500;
const SWITCH = 150;

/** Milliseconds from the request of the preview until its first screen is painted, with an empty cache. */
const firstScreen = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const heading = () => document.querySelector('iframe')?.contentDocument?.querySelector('h1');
    while (!heading()) await frame();
    await frame();
    return performance.now();
  });

/** Milliseconds from a press until another screen is painted. */
const untilNext = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const heading = () => document.querySelector('iframe')?.contentDocument?.querySelector('h1');
    const before = heading();
    const start = performance.now();
    document.querySelector<HTMLElement>('[aria-label="Next screen"]')?.click();
    while (!heading() || heading() === before) await frame();
    await frame();
    return performance.now() - start;
  });

/** Returns the milliseconds of CPU time that the main thread of the page has used: independent of other processes. */
const cpuTime = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
};

/** The preview in the built portal: its first screen, and the change to the next screen. */
export const previewRows = async (): Promise<BenchRow[]> => {
  const server = await startServer({ portalPort: await freePort(), identityPort: await freePort() });
  const browser = await chromium.launch(launchOptions);
  const first: number[] = [];
  const cpu = { first: [] as number[], next: [] as number[] };
  const next = { off: [] as number[], on: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const delay of ['off', 'on'] as const) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        // tsx names functions with a helper of its own, which a page does not have.
        await context.addInitScript('globalThis.__name = (target) => target;');
        const page = await context.newPage();
        const used = await cpuTime(page);
        await page.goto(`${server.portal}/preview?screen=login.loginWithPassword&delay=${delay === 'on'}`, {
          waitUntil: 'commit',
        });
        first.push(await firstScreen(page));
        cpu.first.push(await used());
        // The first of its kind loads code, as in a product.
        await untilNext(page);
        const before = await used();
        next[delay].push(await untilNext(page));
        cpu.next.push((await used()) - before);
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return [
    timeRow('preview: first screen, nothing cached', median(first), FIRST_SCREEN),
    timeRow('preview: the same, CPU time of the main thread', median(cpu.first), FIRST_SCREEN),
    timeRow('preview: next screen, delays off', median(next.off), SWITCH),
    timeRow('preview: next screen, without the time of the delays', median(next.on), SWITCH),
    timeRow('preview: next screen, CPU time of the main thread', median(cpu.next), SWITCH),
  ];
};
