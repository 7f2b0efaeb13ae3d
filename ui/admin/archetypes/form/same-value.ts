/** Returns whether two form values are deeply equal: strings, numbers, booleans, lists and objects of them. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  const read = (value: object, name: string): unknown => Object.entries(value).find(([key]) => key === name)?.[1];
  return [...names].every((name) => isSameValue(read(a, name), read(b, name)));
};
