import type { Api } from './api';
import type { Contract } from './contract';

/** Returns the calls of a contract whose code is downloaded with the first of them. */
export const lateApi = <C extends Contract>(bind: (contract: C) => Api<C>, load: () => Promise<C>): Api<C> => {
  const get =
    (_: object, name: string | symbol) =>
    async (...input: unknown[]): Promise<unknown> => {
      const calls: object = bind(await load());
      const call: (...given: unknown[]) => unknown = Reflect.get(calls, name);
      return call(...input);
    };
  // Which names there are is known to the compiler alone until the contract has arrived.
  return new Proxy({}, { get }) as Api<C>;
};
