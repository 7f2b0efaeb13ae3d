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
  it('begins with what is its own, and shares nothing with another run', async () => {
    const one = setUp();
    const two = setUp();
    expect(one.get()).toEqual({ step: 'form', context: { text: '', visits: 0 }, busy: 'after', error: null });
    await one.send('submit', { prefix: 'a' });
    await settle();
    expect(one.get()).toEqual({ step: 'waiting', context: { text: 'ab', visits: 1 }, busy: null, error: null });
    expect(two.get()).toEqual({ step: 'form', context: { text: '', visits: 1 }, busy: null, error: null });
  });

  it('may begin with a context, and anywhere: the timer of that step is then left out', async () => {
    const { clock, get } = setUp(undefined, { step: 'waiting', context: { text: 'x' } });
    expect(clock.pending()).toBe(0);
    await clock.advance(5_000);
    expect(get()).toMatchObject({ step: 'waiting', context: { text: 'x', visits: 0 } });
  });

  it('keeps a press on a step that still prepares itself, unless the step has led on', async () => {
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

  it('that is only drawn looks as if it were about to begin, and does not', async () => {
    const { get, send } = setUp(undefined, { timers: false });
    await settle();
    await send('submit', { prefix: 'a' });
    expect(get()).toEqual({ step: 'form', context: { text: '', visits: 0 }, busy: 'after', error: null });
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

  it('ignores what the step does not know, and a second event while the first is handled', async () => {
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

  it('starts the time of a step anew whenever it is entered, and forgets it when it is left', async () => {
    const { clock, send, get } = setUp();
    await send('submit', { prefix: '' });
    await clock.advance(900);
    await send('again');
    await clock.advance(900);
    expect(get().step).toBe('waiting');
    await clock.advance(100);
    expect([get().step, clock.pending()]).toEqual(['done', 0]);
  });

  it('does nothing by itself while a user acts', async () => {
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

describe('an error in a flow', () => {
  const refused = new IdentityError('ER-1', { message: 'no' });

  it('stays beside the step until the next event', async () => {
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

  it('may come with a response, and is made readable without one', async () => {
    const { send, get } = setUp(async () => {
      throw new Error('a mistake');
    });
    await send('warn');
    expect(get()).toMatchObject({ step: 'form', error: { errorCode: 'network' } });
    await send('note');
    expect(get()).toMatchObject({ busy: null, error: { statusCode: 500, cause: { message: 'a mistake' } } });
  });

  it('is none when something was called off elsewhere: the step can be used again', async () => {
    const { send, get } = setUp(async () => {
      throw new DOMException('cancelled', 'AbortError');
    });
    await send('submit', { prefix: 'a' });
    expect(get()).toEqual({ step: 'form', context: { text: '', visits: 1 }, busy: null, error: null });
  });
});

describe('a flow that is stopped', () => {
  it('leaves no timer, ends what is under way and says nothing more', async () => {
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
