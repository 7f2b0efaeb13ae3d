import type { BrowserContext, Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { expect, goBack, test, type World } from './sdk-fixtures';

/** Seconds a token lives; it is renewed a fifth of that before its end. */
const LIFE = 5;
const STALE = LIFE * 840;
/** Milliseconds of the call during which something happens to the tab that made it. */
const CALL = 2_000;

const settings = { accessTokenLifetime: LIFE, refreshReuseWindow: 10 };

/** Two tabs of one person, each in a process of its own. */
const openTwo = async (context: BrowserContext, world: World): Promise<[Page, Page]> => {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()];
  await world.signIn(tabs[0], admin);
  await tabs[1].goto(world.origin);
  for (const tab of tabs) expect(await tab.evaluate(() => window.sdkPage.load())).toBe('authenticated');
  return tabs;
};

/** Lets the first tab begin a renewal that takes long, and waits until the provider has it. */
const holdLock = async (world: World, holder: Page) => {
  await holder.waitForTimeout(STALE);
  const { tokenCalls } = await world.controls.stats();
  await world.controls.settings({ tokenDelay: CALL });
  await holder.evaluate(() => void window.sdkPage.ask(0));
  await expect.poll(async () => (await world.controls.stats()).tokenCalls).toBe(tokenCalls + 1);
  await world.controls.settings({ tokenDelay: 0 });
};

const ask = (tab: Page) => tab.evaluate(() => window.sdkPage.ask(0));

const endings: [what: string, limit: number, end: (holder: Page, context: BrowserContext) => Promise<unknown>][] = [
  ['is closed', 5_000, (holder) => holder.close()],
  [
    'crashes',
    5_000,
    async (holder, context) => {
      const session = await context.newCDPSession(holder);
      const crashed = holder.waitForEvent('crash');
      // A renderer that is gone does not answer.
      void session.send('Page.crash').catch(() => undefined);
      await crashed;
    },
  ],
  [
    'is frozen',
    10_000,
    async (holder, context) => {
      const session = await context.newCDPSession(holder);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    },
  ],
];

for (const [what, limit, end] of endings) {
  test(`a tab gets a token within ${limit / 1000} s when the one that renews ${what}`, async ({ context, start }) => {
    const world = await start({ settings });
    const [holder, other] = await openTwo(context, world);
    await holdLock(world, holder);
    await end(holder, context);
    const { token, waited, status } = await ask(other);
    expect(token).toEqual(expect.any(String));
    expect(waited).toBeLessThan(limit);
    expect(status).toBe('authenticated');
  });
}

test('a tab gets a token within 1 s when the one that renews goes to another site and is kept for Back', async ({
  context,
  start,
}) => {
  const world = await start({ settings });
  const [holder, other] = await openTwo(context, world);
  await holdLock(world, holder);
  await holder.goto(world.origin.replace('localhost', '127.0.0.1'));
  const { token, waited, status } = await ask(other);
  expect(token).toEqual(expect.any(String));
  expect(waited).toBeLessThan(1_000);
  expect(status).toBe('authenticated');
  // It was kept, until the other tab told of its new token: browsers give up a cached page that gets a message.
  await goBack(holder);
  expect(await holder.evaluate(() => window.sdkPage.comeBack())).toMatch(/^(kept|broadcastchannel-message)$/);
});
