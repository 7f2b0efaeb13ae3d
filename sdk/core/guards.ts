/** Returns whether a value is an object with names, which a list is not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON; undefined when the text is not JSON. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** Parses the JSON of an object; empty when the text is anything else. */
export const parseObject = (text: string | null | undefined): Record<string, unknown> => {
  const value = parseJson(text ?? null);
  return isRecord(value) ? { ...value } : {};
};
