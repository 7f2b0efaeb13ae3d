import type { KeyValue } from '@gatehouse/sdk';

/** Creates a browser storage in memory, for an identity that must leave no data beyond its page. */
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
