import type { MetadataAction } from './contract';

type Settings = Record<string, unknown>;

// These keys would change the prototype of every object on the page.
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns whether a value is a plain object, not a list. */
export const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (settings: Settings) => Object.entries(settings).filter(([key]) => !UNSAFE.has(key));

const get = (settings: Settings, key: string): unknown => (Object.hasOwn(settings, key) ? settings[key] : undefined);

/** Merges settings key by key; lists and scalar values are replaced whole. */
export const mergeSettings = (base: Settings, over: Settings): Settings => {
  const merged: Settings = Object.fromEntries(entriesOf(base));
  for (const [key, value] of entriesOf(over)) {
    const before = get(merged, key);
    merged[key] = isSettings(value) ? mergeSettings(isSettings(before) ? before : {}, value) : value;
  }
  return merged;
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Returns the difference between two versions of the settings: each changed leaf by its path, null when removed. */
export const changedLeaves = (before: Settings, after: Settings, path: readonly string[] = []): MetadataAction[] => {
  const keys = new Set([...entriesOf(before), ...entriesOf(after)].map(([key]) => key));
  return [...keys].flatMap((key): MetadataAction[] => {
    const old = get(before, key);
    const value = get(after, key);
    if (isSame(old, value)) return [];
    const here = [...path, key];
    const branch = isSettings(value) && entriesOf(value).length > 0;
    if (branch) return changedLeaves(isSettings(old) ? old : {}, value, here);
    return [{ type: here.join('/'), payload: value ?? null }];
  });
};
