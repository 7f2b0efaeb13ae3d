/** Returns whether a value is an object with names, which a list is not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of a JSON text; undefined for any other text. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** Returns whether an object itself has a key, which `Object.prototype` does not count for. */
export const hasOwn = <T extends object>(object: T, key: PropertyKey): key is keyof T => Object.hasOwn(object, key);
