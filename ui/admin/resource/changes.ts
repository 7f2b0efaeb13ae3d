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
