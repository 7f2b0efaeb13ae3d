import { describe, expect, it } from 'vitest';
import { createRefreshLock } from '../../../../sdk/session/tokens/refresh-lock';
import { createTokenStore } from '../../../../sdk/session/tokens/token-store';
import { type BrowserOptions, createBrowser, settle } from '../../../support/tabs';

/** Work that runs under the lock until it is ended manually. */
const createWork = (value: string) => {
  const ends: (() => void)[] = [];
  return {
    run: async () => {
      await new Promise<void>((resolve) => void ends.push(resolve));
      return value;
    },
    starts: () => ends.length,
    end: () => {
      for (const end of ends) end();
    },
  };
};

const setUp = (without: BrowserOptions['without'] = []) => {
  const { clock, openTab } = createBrowser({ fetch: () => Promise.reject(new TypeError('no call is made')), without });
  const openLock = () => {
    const tab = openTab();
    const store = createTokenStore(tab.environment, 'gatehouse:portal', () => undefined);
    return { tab, lock: createRefreshLock(tab.environment, store, 'gatehouse:portal') };
  };
  return { clock, openLock };
};

describe.each([[[]], [['locks']]] satisfies [BrowserOptions['without']][])(
  'the lock of the tabs, without %j',
  (without) => {
    it('runs work one after the other', async () => {
      const { openLock, clock } = setUp(without);
      const [firstWork, secondWork] = [createWork('one'), createWork('two')];
      const first = openLock().lock(firstWork.run);
      await settle();
      const second = openLock().lock(secondWork.run);
      await clock.advance(1_000);
      expect([firstWork.starts(), secondWork.starts()]).toEqual([1, 0]);
      firstWork.end();
      expect(await first).toBe('one');
      await clock.advance(1_000);
      expect(secondWork.starts()).toBe(1);
      secondWork.end();
      expect(await second).toBe('two');
    });

    it('is released after a failure', async () => {
      const { openLock, clock } = setUp(without);
      const failing = openLock().lock(() => Promise.reject(new Error('failed')));
      await expect(failing).rejects.toThrow('failed');
      const work = createWork('next');
      const next = openLock().lock(work.run);
      await clock.advance(100);
      work.end();
      expect(await next).toBe('next');
    });

    it('is not awaited for longer than five seconds', async () => {
      const { openLock, clock } = setUp(without);
      const [stuck, waiting] = [createWork('stuck'), createWork('waiting')];
      void openLock().lock(stuck.run);
      await settle();
      const second = openLock().lock(waiting.run);
      await clock.advance(4_900);
      expect(waiting.starts()).toBe(0);
      await clock.advance(200);
      expect(waiting.starts()).toBe(1);
      waiting.end();
      expect(await second).toBe('waiting');
    });
  },
);

describe('a lock that was taken away', () => {
  it('does not run its holder again, whose result still counts', async () => {
    const { openLock, clock } = setUp();
    const [slow, next] = [createWork('slow'), createWork('next')];
    const first = openLock().lock(slow.run);
    await settle();
    const second = openLock().lock(next.run);
    await clock.advance(6_000);
    expect([slow.starts(), next.starts()]).toEqual([1, 1]);
    next.end();
    expect(await second).toBe('next');
    await clock.advance(20_000);
    expect(slow.starts()).toBe(1);
    slow.end();
    expect(await first).toBe('slow');
  });

  it('is taken by one of the waiting tabs; the others wait for that one', async () => {
    const { openLock, clock } = setUp();
    const stuck = createWork('stuck');
    void openLock().lock(stuck.run);
    await settle();
    const waiting = Array.from({ length: 4 }, (_, index) => createWork(String(index)));
    const all = waiting.map((work) => openLock().lock(work.run));
    await clock.advance(5_500);
    expect(waiting.reduce((sum, work) => sum + work.starts(), 0)).toBe(1);
    for (let i = 0; i < 4; i += 1) {
      for (const work of waiting) work.end();
      await clock.advance(10);
    }
    expect(await Promise.all(all)).toEqual(['0', '1', '2', '3']);
  });
});

describe('a holder', () => {
  it('loses the lock after fifteen seconds', async () => {
    const { openLock, clock } = setUp();
    const stuck = createWork('stuck');
    void openLock().lock(stuck.run);
    await clock.advance(14_000);
    const late = createWork('late');
    void openLock().lock(late.run);
    await clock.advance(900);
    expect(late.starts()).toBe(0);
    await clock.advance(200);
    expect(late.starts()).toBe(1);
  });

  it('releases the lock at once when the page is left', async () => {
    const { openLock, clock } = setUp();
    const { tab, lock } = openLock();
    void lock(createWork('left').run);
    await settle();
    const next = createWork('next');
    void openLock().lock(next.run);
    await clock.advance(100);
    expect(next.starts()).toBe(0);
    tab.emit('pagehide');
    await settle();
    expect(next.starts()).toBe(1);
  });
});
