import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Keeps the row or column that Tab reaches in the document, wherever one scrolls. */
export const withActive = (active: number) => (range: Range) => {
  const indexes = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || indexes.includes(active)) return indexes;
  return [...indexes, active].sort((one, other) => one - other);
};
