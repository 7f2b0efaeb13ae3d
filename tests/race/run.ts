/**
 * The race for a new token: all tabs of one browser ask at the same instant, expiry after expiry, with a provider that
 * hands out each refresh token once. One call per expiry is right; a refresh token that comes twice would sign out.
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { admin } from '../../demo/emulator/seed/users';
import { printTable } from '../bench/table';
import { launchOptions } from '../support/launch';
import { startSdkInChromium } from '../support/sdk-in-chromium';
import { keepCoresBusy } from './busy';
import { type RaceOptions, readOptions } from './options';

/** Milliseconds from the order to the instant, so that every tab has heard of it. */
const NOTICE = 200;
/** Share of a token's life after which it is renewed, and a little. */
const STALE = 0.84;

const takeAway = (context: BrowserContext, without: RaceOptions['without']) =>
  context.addInitScript((names) => {
    if (names.includes('locks')) Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    if (names.includes('indexedDB')) Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    if (names.includes('channel')) Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }, without);

type Asked = Awaited<ReturnType<Window['sdkPage']['ask']>>;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

const openTabs = async (context: BrowserContext, origin: string, count: number): Promise<Page[]> => {
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await context.newPage();
    await tab.goto(origin);
    const status = await tab.evaluate(() => window.sdkPage.load());
    if (status !== 'authenticated') throw new Error(`A tab is ${status} before the race.`);
    tabs.push(tab);
  }
  return tabs;
};

const race = async ({ tabs: count, cycles, delay, life, busy, without }: RaceOptions) => {
  const world = await startSdkInChromium({
    settings: { accessTokenLifetime: life, refreshReuseWindow: 0, revokeOnReuse: false },
  });
  // Playwright turns the back/forward cache off, and with it a part of what tabs do to each other.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext();
    await takeAway(context, without);
    const door = await context.newPage();
    await world.signIn(door, admin);
    await door.close();
    const tabs = await openTabs(context, world.origin, count);

    const rest = keepCoresBusyIf(busy);
    await world.controls.settings({ tokenDelay: delay });
    const before = await world.controls.stats();
    const rounds: Asked[][] = [];
    // The tabs may have renewed once while they were opened: the first expiry is a whole life away.
    let lastToken = Date.now();
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const at = Math.max(Date.now() + NOTICE, lastToken + life * 1000 * STALE);
      rounds.push(await Promise.all(tabs.map((tab) => tab.evaluate((time) => window.sdkPage.ask(time), at))));
      lastToken = Date.now();
      if (process.stdout.isTTY) process.stdout.write(`\r${cycle + 1} of ${cycles} `);
    }
    await rest();
    const after = await world.controls.stats();

    const asked = rounds.flat();
    const waiting = asked.filter(({ call }) => call === undefined).map(({ waited }) => waited);
    return {
      calls: after.tokenCalls - before.tokenCalls,
      reuse: after.reuseEvents - before.reuseEvents,
      usesPerToken: Math.max(...Object.values(after.usesPerToken)),
      failures: asked.filter(({ token }) => token === undefined).length,
      signOuts: asked.filter(({ status }) => status !== 'authenticated').length,
      mixed: rounds.filter((round) => new Set(round.map(({ token }) => token)).size > 1).length,
      errors: [...new Set(asked.flatMap(({ error }) => error ?? []))],
      call: percentile(
        asked.flatMap(({ call }) => call ?? []),
        0.5,
      ),
      p95: percentile(waiting, 0.95),
    };
  } finally {
    await browser.close();
    await world.stop();
  }
};

const keepCoresBusyIf = (busy: boolean) => (busy ? keepCoresBusy() : async () => {});

const options = readOptions(process.argv.slice(2));
const result = await race(options);
const { calls, reuse, usesPerToken, failures, signOuts, mixed, call, p95 } = result;
const { cycles, tabs, busy, without, delay, life } = options;
const limit = call + 300;

const row = (what: string, ours: number, bar: string, reached: boolean) => [
  what,
  String(Math.round(ours)),
  bar,
  reached ? 'yes' : 'NO',
];
printTable(
  `Race: ${tabs} tabs, ${cycles} expiries, ${busy ? 'every core busy' : 'cores free'}, call ${delay} ms, life ${life} s${
    without.length > 0 ? `, without ${without.join(' and ')}` : ''
  }`,
  ['what', 'counted', 'bar', 'reached'],
  [
    row('token calls', calls, `${cycles}`, calls === cycles),
    row('reuse events', reuse, '0', reuse === 0),
    row('failures', failures, '0', failures === 0),
    row('tabs signed out', signOuts, '0', signOuts === 0),
    row('most uses of one refresh token', usesPerToken, '1', usesPerToken === 1),
    row('expiries that left tabs with different tokens', mixed, '0', mixed === 0),
    row('ms to the token in waiting tabs, p95', p95, `under ${Math.round(limit)}`, p95 < limit),
  ],
);
for (const error of result.errors) console.log(error);
process.exitCode = calls === cycles && reuse === 0 && failures === 0 ? 0 : 1;
