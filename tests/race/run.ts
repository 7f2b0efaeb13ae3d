/**
 * The race for a new token: all tabs of one browser request it at the same time, expiry after expiry, with a provider
 * that accepts each refresh token once. Exactly one call per expiry is correct; a reused refresh token would end the
 * session.
 */
import { admin } from '../../emulator/seed/users';
import { printTable } from '../bench/table';
import { withBrowser } from '../browsers/start-browser';
import { type StartedBrowser, type Tab, until } from '../browsers/tab';
import { startSdkFixture } from '../support/sdk-fixture';
import { keepCoresBusy } from './busy';
import { type RaceOptions, readOptions } from './options';

/** Milliseconds between the command and the requests, so that every tab has received the command. */
const NOTICE = 200;
/** Share of a token's lifetime after which it is renewed, with a margin. */
const STALE = 0.84;

/** Scripts that remove an API from the page before it starts. */
const removals: Record<RaceOptions['without'][number], string> = {
  locks: `Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });`,
  indexedDB: `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`,
  channel: `delete globalThis.BroadcastChannel;`,
};

interface TokenRequest extends Awaited<ReturnType<Window['sdkPage']['requestToken']>> {
  /** Milliseconds from the scheduled time to the request: browsers may delay a timer. */
  late: number;
}

declare global {
  interface Window {
    tokenRequest?: Promise<TokenRequest>;
  }
}

/**
 * Lets every tab send its request at the same time. The commands are sent before, since some drivers wait for one tab
 * at a time.
 */
const requestTokens = async (tabs: readonly Tab[], at: number): Promise<TokenRequest[]> => {
  const order = (time: number) => {
    window.tokenRequest = window.sdkPage
      .requestToken(time)
      .then((requested) => ({ ...requested, late: Date.now() - requested.waited - time }));
  };
  await Promise.all(tabs.map((tab) => tab.evaluate(order, at)));
  const response = () => window.tokenRequest ?? Promise.reject(new Error('A tab was reloaded during the race.'));
  return Promise.all(tabs.map((tab) => tab.evaluate(response)));
};

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

const openTabs = async (browser: StartedBrowser, origin: string, count: number): Promise<Tab[]> => {
  const tabs: Tab[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await browser.open();
    await tab.goto(origin);
    await until(tab, () => window.sdkPage !== undefined);
    const status = await tab.evaluate(() => window.sdkPage.load());
    if (status !== 'authenticated') throw new Error(`A tab is ${status} before the race.`);
    tabs.push(tab);
  }
  return tabs;
};

const race = async ({ browser: name, tabs: count, cycles, delay, life, busy, without }: RaceOptions) => {
  const fixture = await startSdkFixture({
    page: { before: { without: without.map((removable) => removals[removable]).join('\n') } },
    settings: { accessTokenLifetime: life, refreshReuseWindow: 0, revokeOnReuse: false },
  });
  const run = async (browser: StartedBrowser) => {
    const entryPoint = await browser.open();
    await fixture.signIn(entryPoint, admin);
    const tabs = await openTabs(browser, fixture.origin, count);
    await entryPoint.close();

    await fixture.controls.settings({ tokenDelay: delay });
    const before = await fixture.controls.stats();
    const rounds: TokenRequest[][] = [];
    // The tabs may have renewed once while they were opened: the first expiry is a whole lifetime away.
    let lastToken = Date.now();
    const rest = busy ? keepCoresBusy() : async () => {};
    try {
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const at = Math.max(Date.now() + NOTICE, lastToken + life * 1000 * STALE);
        rounds.push(await requestTokens(tabs, at));
        lastToken = Date.now();
        if (process.stdout.isTTY) process.stdout.write(`\r${cycle + 1} of ${cycles} `);
      }
    } finally {
      await rest();
    }
    const after = await fixture.controls.stats();

    const requested = rounds.flat();
    const waiting = requested.filter(({ call }) => call === undefined).map(({ waited }) => waited);
    return {
      version: browser.version,
      calls: after.tokenCalls - before.tokenCalls,
      reuse: after.reuseEvents - before.reuseEvents,
      usesPerToken: Math.max(...Object.values(after.usesPerToken)),
      failures: requested.filter(({ token }) => token === undefined).length,
      signOuts: requested.filter(({ status }) => status !== 'authenticated').length,
      mixed: rounds.filter((round) => new Set(round.map(({ token }) => token)).size > 1).length,
      errors: [...new Set(requested.flatMap(({ error }) => error ?? []))],
      call: percentile(
        requested.flatMap(({ call }) => call ?? []),
        0.5,
      ),
      p95: percentile(waiting, 0.95),
      late: percentile(
        requested.map(({ late }) => late),
        0.95,
      ),
    };
  };
  try {
    return await withBrowser(name, run);
  } finally {
    await fixture.stop();
  }
};

const options = readOptions(process.argv.slice(2));
const result = await race(options);
const { version, calls, reuse, usesPerToken, failures, signOuts, mixed, call, p95, late } = result;
const { cycles, tabs, busy, without, delay, life } = options;
const limit = call + 300;

const row = (name: string, ours: number, budget: string, reached: boolean) => [
  name,
  String(Math.round(ours)),
  budget,
  reached ? 'yes' : 'NO',
];
printTable(
  `Race in ${version}: ${tabs} tabs, ${cycles} expiries, ${busy ? 'every core busy' : 'cores idle'}, call ${delay} ms, token lifetime ${life} s${
    without.length > 0 ? `, without ${without.join(' and ')}` : ''
  }`,
  ['what', 'counted', 'budget', 'met'],
  [
    row('token calls', calls, `${cycles}`, calls === cycles),
    row('reuse events', reuse, '0', reuse === 0),
    row('failures', failures, '0', failures === 0),
    row('tabs signed out', signOuts, '0', signOuts === 0),
    row('most uses of one refresh token', usesPerToken, '1', usesPerToken === 1),
    row('expiries after which tabs had different tokens', mixed, '0', mixed === 0),
    row('ms to the token in waiting tabs, p95', p95, `under ${Math.round(limit)}`, p95 < limit),
  ],
);
console.log(`\n95% of the calls were made within ${Math.round(late)} ms of the expiry.`);
for (const error of result.errors) console.log(error);
process.exitCode = calls === cycles && reuse === 0 && failures === 0 ? 0 : 1;
