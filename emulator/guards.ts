/** Returns whether a value is an object with names, which a list is not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a field of a value; undefined when it is not an object. */
export const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** Returns the items that are not undefined. */
export const present = <T>(items: readonly (T | undefined)[]): T[] => items.filter((item) => item !== undefined);

/** Parses JSON; undefined when it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Decodes base64, also in the alphabet of URLs. @throws DOMException for other text */
export const bytesOfBase64 = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
