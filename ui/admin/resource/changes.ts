/** Whether two values of a form say the same: texts, numbers, switches, lists and objects of them. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  const read = (value: object, name: string): unknown => Object.entries(value).find(([key]) => key === name)?.[1];
  return [...names].every((name) => isSameValue(read(a, name), read(b, name)));
};

/** Returns the fields of `after` that differ from `before`; without `before` all of them. */
export const changesOf = <Values>(before: Values | undefined, after: Values): Partial<Values> => {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return after;
  const changed = { ...after };
  for (const name of Object.keys(after) as (keyof Values & string)[]) {
    if (isSameValue(before[name], after[name])) delete changed[name];
  }
  return changed;
};

/** Edits put over the values of now, and the names of those that were changed to something else meanwhile. */
export interface MergedEdits<Values> {
  values: Values;
  conflicts: readonly string[];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null && !isList(value);
const isIn = (list: readonly unknown[], item: unknown) => list.some((other) => isSameValue(other, item));

/** What was added to a list is added, and what was taken out of it is taken out. */
const mergeLists = (base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]) => [
  ...theirs.filter((item) => isIn(mine, item) || !isIn(base, item)),
  ...mine.filter((item) => !isIn(base, item) && !isIn(theirs, item)),
];

const mergeFields = (base: object, mine: object, theirs: object, conflicts: string[]): object =>
  Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((name) => {
      const [was, own, now]: unknown[] = [base, mine, theirs].map((fields) => Reflect.get(fields, name));
      return [name, mergeValue(name, { was, own, now }, conflicts)];
    }),
  );

const mergeValue = (name: string, { was, own, now }: Record<'was' | 'own' | 'now', unknown>, conflicts: string[]) => {
  if (isSameValue(own, was)) return now;
  if (isSameValue(now, was) || isSameValue(own, now)) return own;
  if (isList(was) && isList(own) && isList(now)) return mergeLists(was, own, now);
  if (isFields(was) && isFields(own) && isFields(now)) return mergeFields(was, own, now, conflicts);
  conflicts.push(name);
  return own;
};

/**
 * Puts what was edited over the values as they are now, so that a save undoes nothing that another user saved meanwhile.
 *
 * @param base Values that the editing began with.
 */
export const mergeEdits = <Values>(base: Values, mine: Values, theirs: Values): MergedEdits<Values> => {
  const conflicts: string[] = [];
  // Made of the same names, by the same rules.
  const values = mergeValue('', { was: base, own: mine, now: theirs }, conflicts) as Values;
  return { values, conflicts };
};
