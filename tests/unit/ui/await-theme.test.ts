import { expect, test, vi } from 'vitest';
import { awaitTheme, type HostTheme } from '../../../ui/embed/await-theme';

/** A clock with timers, which moves by hand. */
const createTime = () => {
  let time = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => time,
    after: (ms: number, run: () => void) => {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance: (ms: number) => {
      const end = time + ms;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        time = next.at;
        timers.delete(next);
        next.run();
      }
      time = end;
    },
    running: () => timers.size,
  };
};

test('an existing theme is used at once', () => {
  const time = createTime();
  const found = vi.fn();
  awaitTheme(time, () => ({ theme: 'dark' }), found);
  expect(found).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' });
  expect(time.running()).toBe(0);
});

test('a missing theme is looked up every 50 ms', () => {
  const time = createTime();
  const found = vi.fn();
  let theme: HostTheme | undefined;
  const look = vi.fn(() => theme);
  awaitTheme(time, look, found);
  time.advance(1000);
  expect(look).toHaveBeenCalledTimes(21);
  theme = { variables: { primary: '#0b5947' } };
  time.advance(49);
  expect(found).not.toHaveBeenCalled();
  time.advance(1);
  expect(found).toHaveBeenCalledExactlyOnceWith(theme);
  time.advance(10_000);
  expect(found).toHaveBeenCalledOnce();
});

test('the view continues without one after 4000 ms', () => {
  const time = createTime();
  const found = vi.fn();
  awaitTheme(time, () => undefined, found);
  time.advance(3999);
  expect(found).not.toHaveBeenCalled();
  time.advance(1);
  expect(found).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(time.running()).toBe(0);
});

test('nothing happens after disposal', () => {
  const time = createTime();
  const found = vi.fn();
  const stop = awaitTheme(time, () => undefined, found);
  stop();
  time.advance(5000);
  expect(found).not.toHaveBeenCalled();
});

test('a failing host does not block the view', () => {
  const time = createTime();
  const found = vi.fn();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  awaitTheme(
    time,
    () => {
      throw new Error('broken');
    },
    found,
  );
  expect(found).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
