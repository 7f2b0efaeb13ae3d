/** Replaces a method. `around` gets a function that calls the original with other arguments, or with those of the call. */
export const wrapMethod = (
  target: object,
  name: string,
  around: (call: (args?: unknown[]) => unknown, args: unknown[]) => unknown,
): void => {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') return;
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...args: unknown[]) {
      return around((own = args) => Reflect.apply(original, this, own), args);
    },
  });
};
