import type { DataFilter } from './contract';

/** Encodes filters for the request: JSON as UTF-8 in base64. */
export const encodeDataFilters = (filters: readonly DataFilter[]): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(filters));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};
