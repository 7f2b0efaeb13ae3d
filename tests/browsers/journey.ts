import { admin } from '../../emulator/seed/users';
import { startSdkFixture } from '../support/sdk-fixture';
import type { BrowserName } from './options';
import { withBrowser } from './start-browser';
import { type Shown, type Step, showSteps } from './step';
import { type StartedBrowser, type Tab, until } from './tab';

/** Lifetime of a token in seconds; it is renewed a fifth of that before its expiry. */
const LIFE = 5;
const STALE = LIFE * 840;
/** Duration of the call in milliseconds, during which the tab that made it is closed or left. */
const CALL = 2_000;

type Fixture = Awaited<ReturnType<typeof startSdkFixture>>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const load = async (tab: Tab) => {
  await until(tab, () => window.sdkPage !== undefined);
  return tab.evaluate(() => window.sdkPage.load());
};

const requestToken = (tab: Tab) => tab.evaluate(() => window.sdkPage.requestToken(0));

const openSignedIn = async (browser: StartedBrowser, fixture: Fixture): Promise<Tab> => {
  const tab = await browser.open();
  await tab.goto(fixture.origin);
  await load(tab);
  return tab;
};

/** APIs that the SDK needs and the page does not have. */
const missing = (tab: Tab) =>
  tab.evaluate(() => {
    const there = {
      'a secure context': isSecureContext,
      'crypto.subtle': crypto.subtle,
      'navigator.locks': navigator.locks,
      BroadcastChannel: globalThis.BroadcastChannel,
      indexedDB: globalThis.indexedDB,
    };
    return Object.entries(there)
      .flatMap(([name, value]) => (value ? [] : [name]))
      .join();
  });

/** Tokens and user data that a script of the page can find. */
const stored = (tab: Tab) =>
  tab.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('gatehouse');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('tokens').objectStore('tokens').getAll();
          all.onsuccess = () => {
            opening.result.close();
            // A session that ended leaves an empty list, so that other tabs know.
            resolve(JSON.stringify([all.result.flat(), Object.keys(localStorage), Object.keys(sessionStorage)]));
          };
        };
      }),
  );

/** Starts a slow renewal in a tab, and waits until the provider has received it. */
const holdLock = async (fixture: Fixture, holder: Tab) => {
  await pause(STALE);
  const { tokenCalls } = await fixture.controls.stats();
  await fixture.controls.settings({ tokenDelay: CALL });
  await holder.evaluate(() => void window.sdkPage.requestToken(0));
  while ((await fixture.controls.stats()).tokenCalls === tokenCalls) await pause(20);
  await fixture.controls.settings({ tokenDelay: 0 });
};

const has = (what: string, expected: unknown, seen: unknown): Step => ({
  what,
  wrong: expected === seen ? [] : [`${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`],
});

const within = (
  what: string,
  limit: number,
  { token, waited, error }: Awaited<ReturnType<typeof requestToken>>,
): Step => {
  const seen = `${Math.round(waited)} ms`;
  return { what, seen, wrong: token !== undefined && waited < limit ? [] : [error ?? seen] };
};

const walk = async (browser: StartedBrowser, fixture: Fixture): Promise<Step[]> => {
  const steps: Step[] = [];
  const tab = await browser.open();
  for (const address of [fixture.origin, fixture.origin.replace('localhost', '127.0.0.1')]) {
    await tab.goto(address);
    const { hostname } = new URL(address);
    steps.push(has(`has every API that the SDK needs at http://${hostname}`, '', await missing(tab)));
  }
  await fixture.signIn(tab, admin, '/here?a=1');
  steps.push(
    has(
      'signs in and returns to the requested page, without the code',
      `${fixture.origin}/here?a=1`,
      await tab.address(),
    ),
  );
  steps.push(has('has a session', 'authenticated', await load(tab)));

  const first = await requestToken(tab);
  await pause(STALE);
  const before = await fixture.controls.stats();
  const second = await requestToken(tab);
  const after = await fixture.controls.stats();
  steps.push(has('renews a token with one call', 1, after.tokenCalls - before.tokenCalls));
  steps.push(
    has('has a new token after the renewal', true, second.token !== undefined && second.token !== first.token),
  );

  const other = await openSignedIn(browser, fixture);
  steps.push(
    has(
      'shares the session with a second tab',
      admin.email,
      await other.evaluate(() => window.sdkPage.signedInEmail()),
    ),
  );

  const closing = await openSignedIn(browser, fixture);
  await holdLock(fixture, closing);
  await closing.close();
  steps.push(
    within('another tab has a token within 5 s when the renewing tab is closed', 5_000, await requestToken(other)),
  );

  const leaving = await openSignedIn(browser, fixture);
  await holdLock(fixture, leaving);
  await leaving.goto(fixture.origin.replace('localhost', '127.0.0.1'));
  steps.push(
    within(
      'another tab has a token within 1 s when the renewing tab leaves the site',
      1_000,
      await requestToken(other),
    ),
  );

  await tab.evaluate(() => window.sdkPage.session.logout());
  await pause(1_000);
  steps.push(
    has(
      'signs out the other tab within 1 s',
      'unauthenticated',
      await other.evaluate(() => window.sdkPage.signedInEmail()),
    ),
  );
  await until(tab, () => window.sdkPage !== undefined);
  steps.push(has('leaves no data of the user', '[[],["GATEHOUSE_SIGNED_OUT"],["GATEHOUSE_TAB"]]', await stored(tab)));
  steps.push(has('uses no refresh token twice', 0, (await fixture.controls.stats()).reuseEvents));
  return steps;
};

/** Signs in, renews, shares and ends a session in one browser, with the SDK on a bare page and the local provider. */
export const journey = async (name: BrowserName): Promise<Shown> => {
  const fixture = await startSdkFixture({
    settings: { accessTokenLifetime: LIFE, refreshReuseWindow: 10, revokeOnReuse: true },
  });
  try {
    return await withBrowser(name, async (browser) => showSteps(browser.version, await walk(browser, fixture)));
  } finally {
    await fixture.stop();
  }
};
