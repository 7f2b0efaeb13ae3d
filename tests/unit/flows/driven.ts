import { type AnyFlow, createFlow, type DepsOf, type FlowOptions } from '../../../sdk/core/flow';

/** Everything a flow did, in order: the name of the call and its arguments. */
export type Calls = [name: string, ...input: unknown[]][];

/** Functions that record their arguments before they return. */
export const recordInto =
  (calls: Calls) =>
  <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const response: unknown = Reflect.get(target, name, receiver);
        if (typeof response !== 'function') return response;
        return (input: unknown, ...rest: unknown[]) => {
          calls.push(input === undefined ? [String(name)] : [String(name), input]);
          return response(input, ...rest);
        };
      },
    });

/** Dependencies of every flow that ends in a sign-in, recorded. */
export const recordedSignIn = (calls: Calls) => ({
  accept: async (response: unknown) => void calls.push(['accept', response]),
  clear: async () => void calls.push(['clear']),
  redirect: (address: string) => calls.push(['redirect', address]) > 0,
  navigate: () => void calls.push(['navigate']),
  toLogin: () => void calls.push(['toLogin']),
});

/** Waits for everything that is pending. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Manual timers. */
export const manualTimers = () => {
  const waiting = new Set<{ ms: number; run: () => void }>();
  return {
    environment: {
      after: (ms: number, run: () => void) => {
        const timer = { ms, run };
        waiting.add(timer);
        return () => void waiting.delete(timer);
      },
    },
    pending: () => [...waiting].map(({ ms }) => ms),
    /** Runs everything that is due within `ms` milliseconds. */
    pass: (ms: number) => {
      for (const timer of [...waiting]) {
        if (timer.ms > ms) continue;
        waiting.delete(timer);
        timer.run();
      }
    },
  };
};

/** Runs a flow with manual timers. */
export const drive = <F extends AnyFlow>(
  flow: F,
  deps: DepsOf<F>,
  options: Pick<FlowOptions<F>, 'step' | 'context'> = {},
) => {
  const timers = manualTimers();
  const running = createFlow(flow, deps, { ...options, environment: timers.environment });
  return {
    ...running,
    pending: timers.pending,
    /** Runs the timers that are due within `ms` milliseconds, and waits for them. */
    pass: async (ms: number) => {
      timers.pass(ms);
      await settled();
    },
  };
};

/** A call that is resolved manually, unless its flow was stopped meanwhile, as the client does it. */
export const held = <T>(response: T) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call = async (_input?: unknown, options?: { signal?: AbortSignal }): Promise<T> => {
    await gate;
    options?.signal?.throwIfAborted();
    return response;
  };
  return { call, release: () => release() };
};

/** A call that fails the first time. */
export const failsFirst = <T>(error: Error, response: T) => {
  let tries = 0;
  return async (): Promise<T> => {
    tries += 1;
    if (tries === 1) throw error;
    return response;
  };
};

/** Opens the page and presses its button, where there is one. */
export const press = async (flow: { pass(ms: number): Promise<void>; send(event: 'confirm'): Promise<unknown> }) => {
  await flow.pass(0);
  await flow.send('confirm');
};
