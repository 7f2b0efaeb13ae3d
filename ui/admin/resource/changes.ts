import { isSameValue } from './same-value';

/** Returns the fields of `after` that differ from `before`; all of them without `before`. */
export const changesOf = <Values>(before: Values | undefined, after: Values): Partial<Values> => {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return after;
  const changed = { ...after };
  for (const name of Object.keys(after) as (keyof Values & string)[]) {
    if (isSameValue(before[name], after[name])) delete changed[name];
  }
  return changed;
};

/** Edits merged with the current values, and the current values of other users that they replace. */
export interface MergedEdits<Values> {
  values: Values;
  conflicts: readonly unknown[];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null && !isList(value);
const isIn = (list: readonly unknown[], item: unknown) => list.some((candidate) => isSameValue(candidate, item));

/** Fields that identify an object in a list across changes. */
const identifiers = ['id', 'tenantId', 'eventKey'] as const;

const keyOf = (item: unknown): string | undefined => {
  if (!isFields(item)) return undefined;
  const keys: unknown[] = identifiers.map((name) => Reflect.get(item, name));
  return keys.find((key): key is string => typeof key === 'string' && key !== '');
};

/** Returns the items of a list by identifier; undefined unless every item has a unique one. */
const itemsByKey = (list: readonly unknown[]): ReadonlyMap<string, unknown> | undefined => {
  const items = new Map<string, unknown>();
  for (const item of list) {
    const key = keyOf(item);
    if (key !== undefined) items.set(key, item);
  }
  return items.size === list.length ? items : undefined;
};

const merge = (was: unknown, own: unknown, now: unknown, conflicts: unknown[]): unknown => {
  if (isSameValue(own, was)) return now;
  if (isSameValue(now, was) || isSameValue(own, now)) return own;
  // Additions to and removals from a list are both applied.
  if (isList(was) && isList(own) && isList(now)) {
    const [before, mine, theirs] = [itemsByKey(was), itemsByKey(own), itemsByKey(now)];
    if (before && mine && theirs) {
      const keys = [...new Set([...theirs.keys(), ...mine.keys()])];
      const merged = keys.map((key) => merge(before.get(key), mine.get(key), theirs.get(key), conflicts));
      return merged.filter((item) => item !== undefined);
    }
    const remaining = now.filter((item) => isIn(own, item) || !isIn(was, item));
    return [...remaining, ...own.filter((item) => !isIn(was, item) && !isIn(now, item))];
  }
  if (isFields(was) && isFields(own) && isFields(now)) {
    const mergeField = (name: string) =>
      merge(Reflect.get(was, name), Reflect.get(own, name), Reflect.get(now, name), conflicts);
    return Object.fromEntries(Object.keys({ ...now, ...own }).map((name) => [name, mergeField(name)]));
  }
  conflicts.push(now);
  return own;
};

/**
 * Merges edits with the current values, so that a save keeps changes of other users.
 *
 * @param base Initial values of the edits.
 */
export const mergeEdits = <Values>(base: Values, mine: Values, theirs: Values): MergedEdits<Values> => {
  const conflicts: unknown[] = [];
  // Merging keeps the field names and types.
  return { values: merge(base, mine, theirs, conflicts) as Values, conflicts };
};
