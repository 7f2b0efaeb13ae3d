import type { BrowserContext, Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { expect, type Fixture, goBack, test } from './sdk-fixtures';

/** Seconds a token lives. */
const LIFE = 300;
/** Milliseconds of the call during which something happens to the tab that made it: longer than any test. */
const CALL = 600_000;

const settings = { accessTokenLifetime: LIFE, refreshReuseWindow: 600 };

/** Two tabs of one user, each in a process of its own. */
const openTwo = async (context: BrowserContext, fixture: Fixture): Promise<[Page, Page]> => {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()];
  await fixture.signIn(tabs[0], admin);
  await tabs[1].goto(fixture.origin);
  for (const tab of tabs) expect(await tab.evaluate(() => window.sdkPage.load())).toBe('authenticated');
  return tabs;
};

/** Starts a slow renewal in the first tab, and waits until the provider has received it. */
const holdLock = async (fixture: Fixture, holder: Page) => {
  for (const tab of holder.context().pages()) await tab.evaluate((ms) => window.sdkPage?.jump(ms), LIFE * 1_000);
  const { tokenCalls } = await fixture.controls.stats();
  await fixture.controls.settings({ tokenDelay: CALL });
  await holder.evaluate(() => void window.sdkPage.requestToken(0));
  await expect.poll(async () => (await fixture.controls.stats()).tokenCalls).toBe(tokenCalls + 1);
  await fixture.controls.settings({ tokenDelay: 0 });
};

/** Waits until no tab has the lock of the renewal. */
const lockIsFree = (tab: Page) =>
  expect.poll(() => tab.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);

const requestToken = (tab: Page) => tab.evaluate(() => window.sdkPage.requestToken(0));

const endings: [what: string, end: (holder: Page, context: BrowserContext) => Promise<unknown>][] = [
  ['is closed', (holder) => holder.close()],
  [
    'crashes',
    async (holder, context) => {
      const session = await context.newCDPSession(holder);
      const crashed = holder.waitForEvent('crash');
      // A crashed renderer does not respond.
      void session.send('Page.crash').catch(() => undefined);
      await crashed;
    },
  ],
];

const expectToken = async (tab: Page) => {
  const { token, status } = await requestToken(tab);
  expect(token).toEqual(expect.any(String));
  expect(status).toBe('authenticated');
};

for (const [name, end] of endings) {
  test(`the lock is free and a tab gets a token when the one that renews ${name}`, async ({ context, start }) => {
    const fixture = await start({ settings });
    const [holder, other] = await openTwo(context, fixture);
    await holdLock(fixture, holder);
    await end(holder, context);
    await lockIsFree(other);
    await expectToken(other);
  });
}

test('a tab takes the lock over and gets a token when the one that renews is frozen', { tag: '@long' }, async ({
  context,
  start,
}) => {
  const fixture = await start({ settings });
  const [holder, other] = await openTwo(context, fixture);
  await holdLock(fixture, holder);
  const session = await context.newCDPSession(holder);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  // A frozen tab never gives the lock back; after how many seconds it is taken over is a matter of the unit tests.
  await expectToken(other);
});

test('the lock is free and a tab gets a token when the one that renews goes to another site and is cached for Back', {
  tag: ['@back', '@long'],
}, async ({ context, start }) => {
  const fixture = await start({ settings });
  const [holder, other] = await openTwo(context, fixture);
  await holdLock(fixture, holder);
  await holder.goto(fixture.origin.replace('localhost', '127.0.0.1'));
  await lockIsFree(other);
  await expectToken(other);
  // The page was cached until the other tab broadcast its new token: browsers evict cached pages that receive messages, and
  // give up restoring one that receives a message at that moment.
  await goBack(holder);
  const outcome = await holder.evaluate(() => window.sdkPage.comeBack());
  expect(outcome).toMatch(/^(kept|broadcastchannel-message|navigation-canceled)$/);
});
