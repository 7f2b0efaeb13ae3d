import { describe, expect, it, vi } from 'vitest';
import { createRefreshLock } from '../../../../sdk/session/tokens/refresh-lock';
import { createTokenStore } from '../../../../sdk/session/tokens/token-store';
import { createBrowser, createClock, settle } from '../../../support/tabs';

const withDatabase = (indexedDB: IDBFactory | undefined) => ({ indexedDB, after: () => () => undefined });

const setUp = (without: 'locks'[] = []) => {
  const clock = createClock();
  const start = clock.now();
  const browser = createBrowser({ fetch: () => Promise.reject(new Error('no network here')), clock, without });
  const log: string[] = [];
  let leased: number | undefined;
  const lease = vi.fn(async (until: number, now: number) => {
    if (leased !== undefined && leased > now) return false;
    leased = until;
    return true;
  });
  const release = vi.fn(async (until: number) => {
    if (leased === until) leased = undefined;
  });
  const store = { ...createTokenStore(withDatabase(undefined), 'key', () => undefined), lease, release };
  /** A tab with the lock; `listening` counts its listeners on the page. */
  const open = (name = 'n') => {
    const tab = browser.openTab();
    let listening = 0;
    const { listen } = tab.environment;
    tab.environment.listen = (event, run) => {
      const stop = listen(event, run);
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    };
    return { tab, lock: createRefreshLock(tab.environment, store, name), listening: () => listening };
  };
  const at = () => clock.now() - start;
  /** Records when it started; ends when the returned function is called. */
  const job = (name: string) => {
    let end = () => {};
    const done = new Promise<void>((resolve) => {
      end = resolve;
    });
    const run = async () => {
      log.push(`${name} ${at()}`);
      await done;
      return name;
    };
    return { run, end: () => end() };
  };
  return { clock, start, log, lease, release, open, job, at };
};

describe('the lock between tabs', () => {
  it('returns the result of the work, and leaves nothing behind', async () => {
    const { open, clock } = setUp();
    const { lock, listening } = open();
    expect(await lock(async () => 5)).toBe(5);
    await expect(lock(async () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
    await settle();
    expect({ timers: clock.pending(), listeners: listening() }).toEqual({ timers: 0, listeners: 0 });
  });

  it('allows one tab at a time, in order, whether the work succeeds or not', async () => {
    const { open, job, log, clock } = setUp();
    const [firstJob, secondJob] = [job('one'), job('two')];
    const first = open().lock(async () => {
      await firstJob.run();
      throw new Error('boom');
    });
    const second = open().lock(secondJob.run);
    await clock.advance(1_000);
    expect(log).toEqual(['one 0']);
    firstJob.end();
    await expect(first).rejects.toThrow('boom');
    await settle();
    expect(log).toEqual(['one 0', 'two 1000']);
    secondJob.end();
    expect(await second).toBe('two');
    await settle();
    expect(clock.pending()).toBe(0);
  });

  it('is independent per identity', async () => {
    const { open, job, log } = setUp();
    void open('a').lock(job('one').run);
    void open('b').lock(job('two').run);
    await settle();
    expect(log).toEqual(['one 0', 'two 0']);
  });

  it('is taken from an unresponsive tab after five seconds', async () => {
    const { open, job, log, clock } = setUp();
    const frozen = job('frozen');
    const first = open().lock(frozen.run);
    await settle();
    const second = job('second');
    const result = open().lock(second.run);
    await clock.advance(4_999);
    expect(log).toEqual(['frozen 0']);
    await clock.advance(1);
    expect(log).toEqual(['frozen 0', 'second 5000']);
    second.end();
    expect(await result).toBe('second');
    await clock.advance(20_000);
    frozen.end();
    expect(await first).toBe('frozen');
    expect(log).toHaveLength(2);
  });

  it('is taken by one tab; the others wait for that one', async () => {
    const { open, job, log, clock } = setUp();
    void open().lock(job('frozen').run);
    await settle();
    const [firstJob, secondJob, thirdJob] = [job('one'), job('two'), job('three')];
    for (const { run } of [firstJob, secondJob, thirdJob]) void open().lock(run);
    await clock.advance(5_000);
    expect(log).toEqual(['frozen 0', 'one 5000']);
    await clock.advance(1_000);
    firstJob.end();
    await settle();
    expect(log).toEqual(['frozen 0', 'one 5000', 'two 6000']);
    await clock.advance(1_000);
    secondJob.end();
    await settle();
    expect(log).toEqual(['frozen 0', 'one 5000', 'two 6000', 'three 7000']);
    thirdJob.end();
  });

  it('is taken per identity', async () => {
    const { open, job, log, clock } = setUp();
    for (const name of ['a', 'b']) void open(name).lock(job(`frozen ${name}`).run);
    await settle();
    for (const name of ['a', 'b']) void open(name).lock(job(`next ${name}`).run);
    await clock.advance(5_000);
    expect(log).toEqual(['frozen a 0', 'frozen b 0', 'next a 5000', 'next b 5000']);
  });

  it('is taken again when the next tab freezes as well', async () => {
    const { open, job, log, clock } = setUp();
    for (const name of ['frozen', 'also frozen', 'last']) {
      void open().lock(job(name).run);
      await settle();
    }
    await clock.advance(20_000);
    expect(log).toEqual(['frozen 0', 'also frozen 5000', 'last 10000']);
  });

  it('is held for fifteen seconds at most', async () => {
    const { open, job, log, clock } = setUp();
    void open().lock(job('slow').run);
    await clock.advance(14_000);
    void open().lock(job('next').run);
    await clock.advance(999);
    expect(log).toEqual(['slow 0']);
    await clock.advance(1);
    expect(log).toEqual(['slow 0', 'next 15000']);
  });

  it('is released by a page that is left, whose work still completes', async () => {
    const { open, job, log } = setUp();
    const leaving = open();
    const [firstJob, secondJob] = [job('one'), job('two')];
    const first = leaving.lock(firstJob.run);
    await settle();
    void open().lock(secondJob.run);
    await settle();
    expect(log).toEqual(['one 0']);
    leaving.tab.emit('pagehide');
    await settle();
    expect(log).toEqual(['one 0', 'two 0']);
    firstJob.end();
    expect(await first).toBe('one');
  });

  it.each<[string, () => Promise<never>]>([
    ['rejects', () => Promise.reject(new DOMException('not allowed', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new TypeError('not allowed');
      },
    ],
  ])('is a lease when the browser %s every lock', async (_, request) => {
    const { open, lease } = setUp();
    const { tab, lock } = open();
    if (!tab.environment.locks) return expect.fail('no locks');
    tab.environment.locks.request = request;
    expect(await lock(async () => 5)).toBe(5);
    expect(lease).toHaveBeenCalledTimes(1);
  });

  it('is a lease when the browser does not respond to any request, and runs the work once', async () => {
    const { open, clock } = setUp();
    const { tab, lock } = open();
    if (!tab.environment.locks) return expect.fail('no locks');
    const granted: (() => unknown)[] = [];
    tab.environment.locks.request = (...given: unknown[]) =>
      new Promise<never>(() => void granted.push(given.at(-1) as () => unknown));
    const run = vi.fn(async () => 5);
    const done = lock(run);
    await clock.advance(11_000);
    expect(await done).toBe(5);
    for (const grant of granted) await grant();
    expect(run).toHaveBeenCalledTimes(1);
    expect(clock.pending()).toBe(0);
  });
});

describe('the lock in a browser without Web Locks', () => {
  it('is a lease of five seconds, which is released', async () => {
    const { open, start, lease, release, clock } = setUp(['locks']);
    expect(await open().lock(async () => 5)).toBe(5);
    expect(lease.mock.calls).toEqual([[start + 5_000, start]]);
    expect(release.mock.calls).toEqual([[start + 5_000]]);
    expect(clock.pending()).toBe(0);
  });

  it('is released when the work fails, after the work', async () => {
    const { open, release, job } = setUp(['locks']);
    const work = job('one');
    const result = open().lock(async () => {
      await work.run();
      throw new Error('boom');
    });
    await settle();
    expect(release).not.toHaveBeenCalled();
    work.end();
    await expect(result).rejects.toThrow('boom');
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('is polled every 50 ms while another tab has it', async () => {
    const { open, job, log, clock, lease, release, start } = setUp(['locks']);
    const firstJob = job('one');
    void open().lock(firstJob.run);
    await settle();
    void open().lock(job('two').run);
    await clock.advance(120);
    firstJob.end();
    await settle();
    await clock.advance(29);
    expect(log).toEqual(['one 0']);
    await clock.advance(1);
    expect(log).toEqual(['one 0', 'two 150']);
    expect(lease.mock.calls.slice(1).map(([until, now]) => [until - now, now - start])).toEqual([
      [5_000, 0],
      [5_000, 50],
      [5_000, 100],
      [5_000, 150],
    ]);
    expect(release.mock.calls).toEqual([[start + 5_000]]);
  });

  it('is skipped after five seconds, and then nothing is released', async () => {
    const { open, job, log, clock, lease, release } = setUp(['locks']);
    lease.mockResolvedValue(false);
    const firstJob = job('one');
    const result = open().lock(firstJob.run);
    await clock.advance(4_999);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toEqual(['one 5000']);
    expect(lease).toHaveBeenCalledTimes(100);
    firstJob.end();
    expect(await result).toBe('one');
    expect(release).not.toHaveBeenCalled();
  });
});
