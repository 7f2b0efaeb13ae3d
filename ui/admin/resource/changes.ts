import { isSameValue } from './same-value';

/** Returns the fields of `after` that differ from `before`; without `before` all of them. */
export const changesOf = <Values>(before: Values | undefined, after: Values): Partial<Values> => {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return after;
  const changed = { ...after };
  for (const name of Object.keys(after) as (keyof Values & string)[]) {
    if (isSameValue(before[name], after[name])) delete changed[name];
  }
  return changed;
};

/** Edits put over the values of now, and the values of now that they replace though another user changed them. */
export interface MergedEdits<Values> {
  values: Values;
  conflicts: readonly unknown[];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null && !isList(value);
const isIn = (list: readonly unknown[], item: unknown) => list.some((other) => isSameValue(other, item));

/** Fields that say which one an object of a list is, whatever else changes in it. */
const identifiers = ['id', 'tenantId', 'eventKey'] as const;

const keyOf = (item: unknown): string | undefined => {
  if (!isFields(item)) return undefined;
  const keys: unknown[] = identifiers.map((name) => Reflect.get(item, name));
  return keys.find((key): key is string => typeof key === 'string' && key !== '');
};

/** Returns the items of a list by what identifies them; undefined where it does not tell all of them apart. */
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
  // What was added to a list is added, and what was taken out of it is taken out.
  if (isList(was) && isList(own) && isList(now)) {
    const [before, mine, theirs] = [itemsByKey(was), itemsByKey(own), itemsByKey(now)];
    if (before && mine && theirs) {
      const keys = [...new Set([...theirs.keys(), ...mine.keys()])];
      const merged = keys.map((key) => merge(before.get(key), mine.get(key), theirs.get(key), conflicts));
      return merged.filter((item) => item !== undefined);
    }
    const kept = now.filter((item) => isIn(own, item) || !isIn(was, item));
    return [...kept, ...own.filter((item) => !isIn(was, item) && !isIn(now, item))];
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
 * Puts what was edited over the values as they are now, so that a save undoes nothing that another user saved meanwhile.
 *
 * @param base Values that the editing began with.
 */
export const mergeEdits = <Values>(base: Values, mine: Values, theirs: Values): MergedEdits<Values> => {
  const conflicts: unknown[] = [];
  // Made of the same names, by the same rules.
  return { values: merge(base, mine, theirs, conflicts) as Values, conflicts };
};
