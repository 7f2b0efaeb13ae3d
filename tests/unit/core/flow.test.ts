import { IdentityError } from '@gatehouse/sdk';
import { createFlow, defineFlow } from '@gatehouse/sdk/flows';
import { describe, expect, it } from 'vitest';
import { createClock, settle } from '../../support/tabs';

type Step = 'form' | 'waiting' | 'done';
interface Deps {
  work(signal: AbortSignal): Promise<string>;
}

const flow = defineFlow<Step, { text: string; visits: number }, Deps>()({
  name: 'example',
  initial: 'form',
  context: { text: '', visits: 0 },
  steps: {
    form: {
      on: {
        submit: async ({ deps, signal }, { prefix }: { prefix: string }) => ({
          step: 'waiting',
          context: { text: prefix + (await deps.work(signal)) },
        }),
        note: async ({ deps, signal }) => {
          await deps.work(signal);
        },
        warn: () => ({ error: new IdentityError('network') }),
      },
      after: { ms: 0, run: ({ context }) => ({ context: { visits: context.visits + 1 } }) },
    },
    waiting: { on: { again: () => ({ step: 'waiting' }) }, after: { ms: 1_000, run: () => ({ step: 'done' }) } },
    done: {},
  },
});

const setUp = (work: Deps['work'] = async () => 'b', options: Parameters<typeof createFlow<typeof flow>>[2] = {}) => {
  const clock = createClock();
  const running = createFlow(flow, { work }, { environment: clock, ...options });
  return { clock, running, ...running };
};

describe('a flow', () => {
  it('starts with its own context, and shares nothing with another run', async () => {
    const first = setUp();
    const second = setUp();
    expect(first.get()).toEqual({ step: 'form', context: { text: '', visits: 0 }, busy: 'after', error: null });
    await first.send('submit', { prefix: 'a' });
    await settle();
    expect(first.get()).toEqual({ step: 'waiting', context: { text: 'ab', visits: 1 }, busy: null, error: null });
    expect(second.get()).toEqual({ step: 'form', context: { text: '', visits: 1 }, busy: null, error: null });
  });

  it('may start with a context at any step, without the timer of that step', async () => {
    const { clock, get } = setUp(undefined, { step: 'waiting', context: { text: 'x' } });
    expect(clock.pending()).toBe(0);
    await clock.advance(5_000);
    expect(get()).toMatchObject({ step: 'waiting', context: { text: 'x', visits: 0 } });
  });

  it('queues an event while the step is prepared, unless the step has moved on', async () => {
    const press = async (leads: boolean) => {
      let ready = () => {};
      const prepared = new Promise<void>((resolve) => {
        ready = resolve;
      });
      const slow = defineFlow<'start' | 'next' | 'pressed', Record<never, never>, Record<never, never>>()({
        name: 'slow',
        initial: 'start',
        context: {},
        steps: {
          start: {
            on: { press: () => ({ step: 'pressed' }) },
            after: { ms: 0, run: () => prepared.then(() => (leads ? { step: 'next' as const } : {})) },
          },
          next: {},
          pressed: {},
        },
      });
      const running = createFlow(slow, {});
      const sent = running.send('press');
      expect(running.get()).toMatchObject({ step: 'start', busy: 'after' });
      ready();
      await sent;
      return running.get().step;
    };
    expect(await press(false)).toBe('pressed');
    expect(await press(true)).toBe('next');
  });

  it('renders its initial step without running it', async () => {
    const { get, send } = setUp(undefined, { timers: false });
    await settle();
    await send('submit', { prefix: 'a' });
    expect(get()).toEqual({ step: 'form', context: { text: '', visits: 0 }, busy: 'after', error: null });
  });

  it('runs once it is started, and continues when it is started after a stop', async () => {
    let finish = (_text: string) => {};
    const work = () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      });
    const { get, send, start, stop } = setUp(work, { timers: false });
    start();
    start();
    await settle();
    expect(get()).toEqual({ step: 'form', context: { text: '', visits: 1 }, busy: null, error: null });
    const sent = send('submit', { prefix: 'a' });
    stop();
    finish('b');
    await sent;
    expect(get()).toMatchObject({ step: 'form', busy: 'submit' });
    start();
    await settle();
    expect(get()).toMatchObject({ step: 'form', context: { visits: 2 }, busy: null });
    const again = send('submit', { prefix: 'a' });
    finish('c');
    await again;
    expect(get()).toMatchObject({ step: 'waiting', context: { text: 'ac' }, busy: null });
  });

  it('moves on with the handler’s result, and notifies listeners', async () => {
    const { send, get, subscribe } = setUp();
    await settle();
    const seen: unknown[] = [];
    const stop = subscribe(() => seen.push([get().step, get().busy]));
    await send('submit', { prefix: 'a' });
    stop();
    await send('again');
    expect(get()).toEqual({ step: 'waiting', context: { text: 'ab', visits: 1 }, busy: null, error: null });
    expect(seen).toEqual([
      ['form', 'submit'],
      ['waiting', null],
    ]);
  });

  it('ignores unknown events, and a second event while the first is handled', async () => {
    let calls = 0;
    const { send, get } = setUp(async () => {
      calls += 1;
      await settle();
      return 'b';
    });
    await send('again');
    await Promise.all([send('submit', { prefix: 'a' }), send('submit', { prefix: 'c' })]);
    expect([calls, get().context.text]).toEqual([1, 'ab']);
  });

  it('restarts the timer of a step whenever it is entered, and stops it when it is left', async () => {
    const { clock, send, get } = setUp();
    await send('submit', { prefix: '' });
    await clock.advance(900);
    await send('again');
    await clock.advance(900);
    expect(get().step).toBe('waiting');
    await clock.advance(100);
    expect([get().step, clock.pending()]).toEqual(['done', 0]);
  });

  it('runs no timer while an event is handled', async () => {
    let finish = () => {};
    const pressed = new Promise<void>((resolve) => (finish = resolve));
    const patient = defineFlow<'asks' | 'late', object, object>()({
      name: 'patient',
      initial: 'asks',
      context: {},
      steps: { asks: { on: { press: () => pressed }, after: { ms: 1_000, run: () => ({ step: 'late' }) } }, late: {} },
    });
    const clock = createClock();
    const { send, get } = createFlow(patient, {}, { environment: clock });
    const sent = send('press');
    await clock.advance(1_000);
    finish();
    await sent;
    expect(get()).toMatchObject({ step: 'asks', busy: null });
  });
});

describe('an error of a flow', () => {
  const refused = new IdentityError('ER-1', { message: 'no' });

  it('stays with the step until the next event', async () => {
    let fails = true;
    const { send, get } = setUp(async () => {
      if (fails) throw refused;
      return 'b';
    });
    await send('submit', { prefix: 'a' });
    expect(get()).toMatchObject({ step: 'form', busy: null, error: refused });
    fails = false;
    await send('submit', { prefix: 'a' });
    expect(get()).toMatchObject({ step: 'waiting', error: null });
  });

  it('names its event, which can be handled once more', async () => {
    let fails = true;
    const { send, get, failed } = setUp(async () => {
      if (fails) throw refused;
      return 'b';
    });
    await send('submit', { prefix: 'a' });
    fails = false;
    expect(failed()?.event).toBe('submit');
    await failed()?.retry();
    expect(get()).toMatchObject({ step: 'waiting', context: { text: 'ab' } });
    expect(failed()).toBeUndefined();
  });

  it('may be an error response, and gets a readable message otherwise', async () => {
    const { send, get } = setUp(async () => {
      throw new Error('a mistake');
    });
    await send('warn');
    expect(get()).toMatchObject({ step: 'form', error: { errorCode: 'network' } });
    await send('note');
    expect(get()).toMatchObject({ busy: null, error: { statusCode: 500, cause: { message: 'a mistake' } } });
  });

  it('is absent when an action was aborted elsewhere: the step can be used again', async () => {
    const { send, get } = setUp(async () => {
      throw new DOMException('canceled', 'AbortError');
    });
    await send('submit', { prefix: 'a' });
    expect(get()).toEqual({ step: 'form', context: { text: '', visits: 1 }, busy: null, error: null });
  });
});

describe('a canceled event', () => {
  it('is aborted, keeps step and context, and its late result and error are ignored', async () => {
    const signals: AbortSignal[] = [];
    const ends: (() => void)[] = [];
    const { send, get, cancel } = setUp(async (signal) => {
      signals.push(signal);
      const fails = signals.length === 2;
      await new Promise<void>((resolve) => ends.push(resolve));
      if (fails) throw new IdentityError('network');
      return String(signals.length);
    });
    await settle();
    const sent = [send('submit', { prefix: 'late' })];
    const cancelNext = async () => {
      cancel();
      expect(get()).toEqual({ step: 'form', context: { text: '', visits: 1 }, busy: null, error: null });
    };
    await cancelNext();
    sent.push(send('submit', { prefix: 'lost' }));
    await cancelNext();
    const last = send('submit', { prefix: 'new' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
    for (const end of ends) end();
    await Promise.all([...sent, last]);
    expect(get()).toMatchObject({ step: 'waiting', context: { text: 'new3' }, error: null });
  });

  it('takes events with it that wait for the preparation of the step', async () => {
    const { send, get, cancel } = setUp();
    const sent = send('submit', { prefix: 'a' });
    cancel();
    await sent;
    expect(get()).toEqual({ step: 'form', context: { text: '', visits: 0 }, busy: null, error: null });
  });
});

describe('going back', () => {
  const keeping = { ...flow, keeps: ['text' as const] };

  it('aborts, returns to the first step and prepares it; what the flow keeps stays', async () => {
    const clock = createClock();
    const running = createFlow(keeping, { work: async () => 'b' }, { environment: clock });
    await running.send('submit', { prefix: 'a' });
    running.back();
    expect(running.get()).toMatchObject({ step: 'form', context: { text: 'ab', visits: 0 }, busy: 'after' });
    await clock.advance(5_000);
    expect(running.get()).toEqual({ step: 'form', context: { text: 'ab', visits: 1 }, busy: null, error: null });
  });

  it('uses the event of the step where there is one', async () => {
    const steps = { ...flow.steps, waiting: { on: { back: () => ({ step: 'done' as const }) } } };
    const running = createFlow({ ...flow, steps }, { work: async () => 'b' }, { step: 'waiting' });
    running.back();
    await settle();
    expect(running.get().step).toBe('done');
  });
});

describe('the timer of a step', () => {
  it('waits while the page is hidden, unless the step is left', async () => {
    let show = () => {};
    const clock = createClock();
    const whenVisible = (run: () => void) => {
      show = run;
      return () => {
        show = () => {};
      };
    };
    const { send, get } = createFlow(flow, { work: async () => 'b' }, { environment: { ...clock, whenVisible } });
    await send('submit', { prefix: '' });
    await clock.advance(5_000);
    await send('again');
    show();
    await settle();
    expect(get().step).toBe('waiting');
    await clock.advance(5_000);
    show();
    await settle();
    expect(get().step).toBe('done');
  });
});

describe('a stopped flow', () => {
  it('has no timer, aborts running calls and notifies no listener', async () => {
    const signals: AbortSignal[] = [];
    const { clock, send, stop, get } = setUp(async (signal) => {
      signals.push(signal);
      await settle();
      return 'late';
    });
    await settle();
    const sent = send('submit', { prefix: '' });
    const before = get();
    stop();
    await sent;
    await send('submit', { prefix: '' });
    expect(get()).toBe(before);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(clock.pending()).toBe(0);
  });
});
