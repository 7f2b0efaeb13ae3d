import { describe, expect, it } from 'vitest';
import { createClock, FRAME, type Host } from '../../visual/page/clock';
import { createPending } from '../../visual/page/pending';

/** Resolves after everything that is queued already. */
const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Starts a clock over an imitated browser. */
const start = (host: Partial<Host> = {}) => {
  const log: string[] = [];
  const waits: number[] = [];
  const errors: unknown[] = [];
  const pending = createPending(() => new Promise(() => {}));
  const clock = createClock({
    idle,
    wait: async (ms) => void waits.push(ms),
    inFrame: async (run) => run(),
    browserDone: pending.done,
    report: (error) => errors.push(error),
    ...host,
  });
  const note = (name: string) => () => void log.push(`${name} ${clock.time()}`);
  void clock.run();
  return { clock, pending, log, waits, errors, note };
};

describe('the clock of a page', () => {
  it('runs timers in order of due time, then in order of creation', async () => {
    const { clock, log, note } = start();
    clock.setTimeout(note('late'), 300);
    clock.setTimeout(note('first'), 20);
    clock.setTimeout(note('second'), 20);
    clock.setTimeout(note('at once'));
    clock.setTimeout(note('negative'), -5);
    await clock.stopAfter(1_000).stopped;
    expect(log).toEqual(['at once 1', 'negative 1', 'first 20', 'second 20', 'late 300']);
  });

  it('settles the promises of a timer before the next one', async () => {
    const { clock, log, note } = start();
    clock.setTimeout(async () => {
      note('timer')();
      for (let step = 0; step < 50; step += 1) await undefined;
      note('its promises')();
    }, 10);
    clock.setTimeout(note('next'), 10);
    await clock.stopAfter(20).stopped;
    expect(log).toEqual(['timer 10', 'its promises 10', 'next 10']);
  });

  it('runs an interval after other timers of that time, until it is cleared', async () => {
    const { clock, log, note } = start();
    const id = clock.setInterval(note('interval'), 50);
    clock.setTimeout(note('timer'), 100);
    clock.setTimeout(() => clock.clearTimer(id), 160);
    await clock.stopAfter(500).stopped;
    expect(log).toEqual(['interval 50', 'timer 100', 'interval 100', 'interval 150']);
  });

  it('runs no timer that was cleared', async () => {
    const { clock, log, note } = start();
    const second = clock.setTimeout(note('second'), 10);
    clock.setTimeout(() => clock.clearTimer(second), 5);
    clock.clearTimer(undefined);
    await clock.stopAfter(20).stopped;
    expect(log).toEqual([]);
  });

  it('is stopped while the browser works', async () => {
    const { clock, pending, log, note } = start();
    let finish = () => {};
    pending.track(
      new Promise<void>((resolve) => {
        finish = resolve;
      }).then(() => clock.setTimeout(note('response'), 5)),
    );
    clock.setTimeout(note('timer'), 10);
    for (let turn = 0; turn < 20; turn += 1) await idle();
    expect([clock.time(), log]).toEqual([0, []]);
    finish();
    await clock.stopAfter(20).stopped;
    expect(log).toEqual(['response 5', 'timer 10']);
  });

  it('checks again after a jump: work may have begun, or an earlier timer been set', async () => {
    let other = (): unknown => undefined;
    const { clock, log, note } = start({
      wait: async () => {
        other();
        other = () => undefined;
      },
    });
    other = () => clock.setTimeout(note('earlier'), 30);
    clock.setTimeout(note('timer'), 100);
    await clock.stopAfter(200).stopped;
    expect(log).toEqual(['earlier 30', 'timer 100']);
  });

  it('gives the browser a twentieth of a jump, and no time between frames', async () => {
    const { clock, waits } = start();
    clock.setTimeout(() => undefined, FRAME);
    clock.setTimeout(() => undefined, FRAME + 200);
    await clock.stopAfter(FRAME + 200).stopped;
    expect(waits).toEqual([10]);
  });

  it('runs frames at multiples of their length, and frames requested in a frame at the next one', async () => {
    const { clock, log, note } = start();
    clock.setTimeout(note('timer'), 10);
    const canceled = clock.requestFrame(note('canceled'));
    const alsoCanceled = () => clock.cancelFrame(inFrame);
    clock.requestFrame(() => {
      note('frame')();
      alsoCanceled();
      clock.requestFrame(note('next frame'));
    });
    const inFrame = clock.requestFrame(note('canceled in the frame'));
    clock.cancelFrame(canceled);
    await clock.stopAfter(100).stopped;
    expect(log).toEqual(['timer 10', `frame ${FRAME}`, `next frame ${2 * FRAME}`]);
  });

  it('runs a frame when the page requests one, and its continuations after it', async () => {
    const { clock, log, note } = start();
    clock.invalidate(note('end'));
    clock.requestFrame(note('frame'));
    clock.setTimeout(note('timer'), FRAME);
    await clock.stopAfter(50).stopped;
    expect(log).toEqual([`frame ${FRAME}`, `end ${FRAME}`, `timer ${FRAME}`]);
  });

  it('reports an error of a callback and continues', async () => {
    const { clock, log, errors, note } = start();
    const fail = (message: string) => () => {
      throw new Error(message);
    };
    clock.setTimeout(fail('timer'), 5);
    clock.requestFrame(fail('frame'));
    clock.setTimeout(note('after'), 30);
    await clock.stopAfter(50).stopped;
    expect(errors).toEqual([new Error('timer'), new Error('frame')]);
    expect(log).toEqual(['after 30']);
  });

  it('stops until it is restarted, at the start of a frame, and never goes back', async () => {
    const { clock, log, note } = start();
    clock.setTimeout(note('due in between'), 21);
    await clock.stopAfter(20).stopped;
    for (let turn = 0; turn < 20; turn += 1) await idle();
    expect([clock.time(), log]).toEqual([20, []]);
    expect(clock.restart()).toBe(2 * FRAME);
    await clock.stopAfter(10).stopped;
    expect(log).toEqual([`due in between ${2 * FRAME}`]);
  });

  it('does not stop when the stop is canceled', async () => {
    const { clock, log, note } = start();
    const limit = clock.stopAfter(10);
    clock.setTimeout(() => limit.cancel(), 5);
    clock.setTimeout(note('after'), 50);
    await clock.stopAfter(60).stopped;
    expect(log).toEqual(['after 50']);
  });

  it('waits for a change when no timer is due', async () => {
    const { clock, log, note } = start();
    for (let turn = 0; turn < 20; turn += 1) await idle();
    clock.setTimeout(note('timer'), 5);
    await clock.stopAfter(10).stopped;
    expect(log).toEqual(['timer 5']);
  });
});
