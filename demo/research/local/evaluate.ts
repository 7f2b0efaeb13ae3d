import type { Column } from '../contract';
import type { Comparison, Filter } from '../where';
import type { Cell, Row } from './store';

type Columns = ReadonlyMap<string, Column>;

const isBlank = (cell: Cell): boolean => cell === null || cell === '';

/** Orders two cells: numbers as numbers where the column holds numbers, everything else as text. */
const order = (column: Column | undefined, left: Cell, right: Cell): number => {
  if (column?.type === 'number') return Number(left) - Number(right);
  const [a, b] = [String(left), String(right)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** `%` stands for any text; a pattern without one is searched for anywhere. Letters match in either case. */
const isLike = (cell: Cell, pattern: string): boolean => {
  const text = String(cell ?? '').toLowerCase();
  const lowerPattern = pattern.toLowerCase();
  if (!lowerPattern.includes('%')) return text.includes(lowerPattern);
  const parts = lowerPattern.split('%');
  const last = parts.pop() ?? '';
  const first = parts.shift() ?? '';
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const index = text.indexOf(part, at);
    if (index < 0) return false;
    at = index + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
};

const tests: Record<
  Comparison['operator'],
  (column: Column | undefined, cell: Cell, value: string, values: string[]) => boolean
> = {
  eq: (column, cell, value) => cell !== null && order(column, cell, value) === 0,
  neq: (column, cell, value) => cell === null || order(column, cell, value) !== 0,
  gt: (column, cell, value) => cell !== null && order(column, cell, value) > 0,
  gte: (column, cell, value) => cell !== null && order(column, cell, value) >= 0,
  lt: (column, cell, value) => cell !== null && order(column, cell, value) < 0,
  lte: (column, cell, value) => cell !== null && order(column, cell, value) <= 0,
  like: (_, cell, value) => isLike(cell, value),
  nlike: (_, cell, value) => !isLike(cell, value),
  in: (column, cell, _, values) => cell !== null && values.some((value) => order(column, cell, value) === 0),
  is: (_, cell, value) => (value.startsWith('not') ? !isBlank(cell) : isBlank(cell)),
  isnot: (_, cell) => !isBlank(cell),
  blank: (_, cell) => isBlank(cell),
  notblank: (_, cell) => !isBlank(cell),
};

export const matches = (filter: Filter, row: Row, columns: Columns): boolean => {
  if (filter.kind === 'not') return !matches(filter.filter, row, columns);
  if (filter.kind !== 'compare') {
    const passes = (part: Filter) => matches(part, row, columns);
    return filter.kind === 'and' ? filter.filters.every(passes) : filter.filters.some(passes);
  }
  const { column, operator, values } = filter;
  return tests[operator](columns.get(column), row[column] ?? null, values[0] ?? '', values);
};

export const columnsOf = (filter: Filter): string[] => {
  if (filter.kind === 'compare') return [filter.column];
  return (filter.kind === 'not' ? [filter.filter] : filter.filters).flatMap(columnsOf);
};

/** Sorts by column names; a leading `-` reverses the order. */
export const sorted = (rows: readonly Row[], names: readonly string[], columns: Columns): Row[] =>
  [...rows].sort((a, b) => {
    for (const name of names) {
      const descending = name.startsWith('-');
      const title = descending ? name.slice(1) : name;
      const difference = order(columns.get(title), a[title] ?? null, b[title] ?? null);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return a.Id - b.Id;
  });
