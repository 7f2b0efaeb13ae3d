import { describe, expect, it } from 'vitest';
import { type Ending, watchSessionEnd } from '../../../../ui/login/session-warning/watch-session-end';

const MINUTE = 60_000;

/** A session with an idle limit, a page, and time that is advanced by hand. */
const open = ({ idle = 30 * MINUTE, ends = Number.POSITIVE_INFINITY } = {}) => {
  let now = 1_000_000;
  let timers: { at: number; run: () => void }[] = [];
  let visible: Ending | undefined;
  let isHidden = false;
  let isDown = false;
  let reads = 0;
  const listeners = new Set<() => void>();
  const watch = watchSessionEnd({
    environment: {
      now: () => now,
      after: (ms, run) => {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      listen: (_, run) => {
        const listener = () => run(new Event('visibilitychange'));
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    readEnd: async () => {
      reads += 1;
      if (isDown) throw new Error('down');
      return Math.min(now + idle, ends);
    },
    isHidden: () => isHidden,
    show: (ending) => {
      visible = ending;
    },
  });
  const pass = async (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((other) => other !== next);
      now = Math.max(now, next.at);
      next.run();
      await new Promise((resolve) => setTimeout(resolve));
    }
    now = end;
  };
  watch.start();
  return {
    watch,
    pass,
    shown: () => visible,
    left: () => (visible ? visible.endsAt - now : undefined),
    reads: () => reads,
    hide: (value: boolean) => {
      isHidden = value;
      for (const run of listeners) run();
    },
    fail: (value: boolean) => {
      isDown = value;
    },
  };
};

describe('the warning before a session ends', () => {
  it('appears a minute before, or after half of a short session, but at least 20 seconds before', async () => {
    for (const [idle, lead] of [
      [30 * MINUTE, MINUTE],
      [90_000, 45_000],
      [30_000, 20_000],
    ] as const) {
      const { pass, left } = open({ idle });
      await pass(5_000 + idle - lead);
      expect(left()).toBe(lead);
    }
  });

  it('disappears when the user stays, and appears again', async () => {
    const { watch, pass, shown, left } = open();
    await pass(5_000 + 29 * MINUTE + 30_000);
    expect(left()).toBe(30_000);
    await watch.stay();
    expect(shown()).toBeUndefined();
    await pass(29 * MINUTE);
    expect(left()).toBe(MINUTE);
  });

  it('does not appear for an active user, who extends the session', async () => {
    const { watch, pass, shown, reads } = open();
    for (let round = 0; round < 4; round += 1) {
      await pass(20 * MINUTE);
      watch.noteUse();
    }
    expect([shown(), reads()]).toEqual([undefined, 3]);
  });

  it('waits until the page is visible, which extends the session', async () => {
    const { hide, pass, shown, reads } = open();
    hide(true);
    await pass(29 * MINUTE + 40_000);
    expect([shown(), reads()]).toEqual([undefined, 1]);
    hide(false);
    await pass(0);
    expect([shown(), reads()]).toEqual([undefined, 2]);
  });

  it('reports when the session cannot be extended', async () => {
    const { watch, pass, shown } = open({ ends: 1_000_000 + 10 * MINUTE });
    await pass(9 * MINUTE + 10_000);
    expect(shown()).toMatchObject({ isFinal: false });
    await watch.stay();
    expect(shown()).toMatchObject({ isFinal: true });
  });

  it('checks the expiry again, and stays when extending fails', async () => {
    const { watch, pass, shown, reads, fail } = open();
    await pass(5_000 + 29 * MINUTE);
    fail(true);
    await expect(watch.stay()).rejects.toThrow('down');
    expect(shown()).toBeDefined();
    fail(false);
    const before = reads();
    await pass(MINUTE);
    expect([shown(), reads()]).toEqual([undefined, before + 1]);
  });

  it('reports nothing with a wrong clock, and ends', async () => {
    const past = open({ ends: 1_000_000 - MINUTE });
    await past.pass(60 * MINUTE);
    expect([past.shown(), past.reads()]).toEqual([undefined, 1]);
    const stopped = open();
    stopped.watch.stop();
    await stopped.pass(60 * MINUTE);
    expect([stopped.shown(), stopped.reads()]).toEqual([undefined, 0]);
  });
});
