import { type AnyFlow, createFlow, type DepsOf, type FlowOptions } from '../../../sdk/core/flow';
import { manualTimers } from './recorded';

type Calls = [name: string, ...input: unknown[]][];

/** Functions that write down what they were given before they answer. */
export const recordInto =
  (calls: Calls) =>
  <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const answer: unknown = Reflect.get(target, name, receiver);
        if (typeof answer !== 'function') return answer;
        return (input: unknown, ...rest: unknown[]) => {
          calls.push(input === undefined ? [String(name)] : [String(name), input]);
          return answer(input, ...rest);
        };
      },
    });

/** What every flow that ends in a sign-in needs, written down. */
export const recordedSignIn = (calls: Calls) => ({
  accept: async (response: unknown) => void calls.push(['accept', response]),
  clear: async () => void calls.push(['clear']),
  redirect: (address: string) => calls.push(['redirect', address]) > 0,
  navigate: () => void calls.push(['navigate']),
  toLogin: () => void calls.push(['toLogin']),
});

/** Lets everything that is under way come to its end. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Runs a flow whose timers fire when told. */
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
    /** Runs what is due within `ms` milliseconds, to its end. */
    pass: async (ms: number) => {
      timers.pass(ms);
      await settled();
    },
  };
};

/** A call that answers when told, unless its flow was stopped meanwhile: as the client does it. */
export const held = <T>(answer: T) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call = async (_input?: unknown, options?: { signal?: AbortSignal }): Promise<T> => {
    await gate;
    options?.signal?.throwIfAborted();
    return answer;
  };
  return { call, release: () => release() };
};
