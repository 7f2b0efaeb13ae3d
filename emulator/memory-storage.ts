import type { KeyValue } from '@gatehouse/sdk';

/** Storage of a browser that keeps nothing: for an identity that must leave no trace beyond its page. */
export const createMemoryStorage = (): KeyValue => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      return true;
    },
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
};
