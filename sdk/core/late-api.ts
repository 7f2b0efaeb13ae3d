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
