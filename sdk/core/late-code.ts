import type { Api } from './api';
import type { Contract } from './contract';

/** Returns the functions of a contract; its code is downloaded with the first call. */
export const lateApi = <C extends Contract>(bind: (contract: C) => Api<C>, load: () => Promise<C>): Api<C> => {
  const get =
    (_: object, name: string | symbol) =>
    async (...input: unknown[]): Promise<unknown> => {
      const calls: object = bind(await load());
      const call: (...given: unknown[]) => unknown = Reflect.get(calls, name);
      return call(...input);
    };
  // Only the compiler knows the names until the contract has loaded.
  return new Proxy({}, { get }) as Api<C>;
};

type Choice<Steps, Args, Payload extends unknown[], Result> = (
  steps: Steps,
) => (args: Args, ...payload: Payload) => Result | Promise<Result>;

/** Returns a function that declares handlers of a flow whose code is downloaded with their first event. */
export const lateHandlers =
  <Steps, Args>(load: () => Promise<Steps>) =>
  <Payload extends unknown[], Result>(pick: Choice<Steps, Args, Payload, Result>) =>
  async (args: Args, ...payload: Payload): Promise<Result> =>
    pick(await load())(args, ...payload);

/** Starts a download ahead of its use. A failed download is repeated by the code that needs it. */
export const preload = (load: () => Promise<unknown>): void => {
  load().catch(() => {});
};
