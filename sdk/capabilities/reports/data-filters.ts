import type { DataFilter } from './contract';

/** Filters as the provider takes them: JSON in base64, any script in its UTF-8 bytes. */
export const encodeDataFilters = (filters: readonly DataFilter[]): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(filters));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};
