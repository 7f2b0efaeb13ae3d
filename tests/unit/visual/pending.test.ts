import { describe, expect, it } from 'vitest';
import { createPending } from '../../visual/page/pending';

const never = () => new Promise<never>(() => {});

/** A promise with the functions that settle it. */
const deferred = () => {
  let resolve = () => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<void>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  return { promise, resolve, reject };
};

/** Whether a promise has settled once everything queued has run. */
const hasSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
};

describe('pending work', () => {
  it('is done at once when there is none', async () => {
    expect(await createPending(never).done()).toBe(false);
  });

  it('is done when all of it has succeeded or failed', async () => {
    const { track, done } = createPending(never);
    const [first, second] = [deferred(), deferred()];
    track(first.promise);
    const failing = track(second.promise);
    const all = done();
    first.resolve();
    expect(await hasSettled(all)).toBe(false);
    second.reject(new Error('refused'));
    expect(await all).toBe(true);
    await expect(failing).rejects.toThrow('refused');
    expect(await done()).toBe(false);
  });

  it('includes work added meanwhile at the next check', async () => {
    const { track, done } = createPending(never);
    const [first, second] = [deferred(), deferred()];
    track(first.promise);
    const all = done();
    track(second.promise);
    first.resolve();
    expect(await all).toBe(true);
    const rest = done();
    expect(await hasSettled(rest)).toBe(false);
    second.resolve();
    expect(await rest).toBe(true);
  });

  it('ends at its limit, and stays ended when it settles later', async () => {
    const limits: number[] = [];
    const end = deferred();
    const { track, done } = createPending((ms) => {
      limits.push(ms);
      return end.promise;
    });
    const work = deferred();
    track(work.promise, 1_000);
    const all = done();
    expect(await hasSettled(all)).toBe(false);
    end.resolve();
    expect(await all).toBe(true);
    work.reject(new Error('late'));
    expect(await done()).toBe(false);
    expect(limits).toEqual([1_000]);
  });

  it('returns the given value, whether a promise or not', async () => {
    const { track, done } = createPending(never);
    const promise = Promise.resolve(1);
    expect(track(promise)).toBe(promise);
    expect(track('text')).toBe('text');
    await done();
    expect(await done()).toBe(false);
  });
});
