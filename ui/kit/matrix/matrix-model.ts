import { createSearch } from '@gatehouse/sdk/text';

/** A column of a matrix, e.g. a role or a channel. */
export interface MatrixColumn {
  id: string;
  title: string;
}

/** A row of a matrix, e.g. a permission or an event. */
export interface MatrixRow {
  id: string;
  title: string;
  description?: string;
}

/** Rows under a heading. */
export interface MatrixGroup {
  id: string;
  title: string;
  rows: readonly MatrixRow[];
}

/** Ids of the enabled rows, by column id. */
export type MatrixValue = Readonly<Record<string, ReadonlySet<string>>>;

/** The change of one box. */
export interface MatrixChange {
  column: string;
  row: string;
  on: boolean;
}

/** Returns the reason why a box is locked, or `undefined` if it can be changed. */
export type LockedReason = (column: string, row: string) => string | undefined;

/** Returns whether the state of a box is not saved yet. */
export type ChangedBox = (column: string, row: string) => boolean;

/** A line of the grid: a heading with its rows, or a single row. */
export interface MatrixLine {
  id: string;
  title: string;
  description?: string;
  isGroup: boolean;
  /** Ids of the rows that the boxes of the line toggle. */
  rows: readonly string[];
}

/** State of a box that covers one or several rows. */
export type BoxState = 'on' | 'off' | 'mixed';

export interface Box {
  state: BoxState;
  /** Reason why the box is locked: the first reason, if all of its rows are locked. */
  reason: string | undefined;
}

interface Filter {
  search: string;
  /** Omits rows with the same state in all columns. */
  onlyDifferences: boolean;
}

const isOn = (value: MatrixValue, column: string, row: string) => value[column]?.has(row) ?? false;

const differs = (value: MatrixValue, columns: readonly MatrixColumn[], row: string) => {
  const first = columns[0];
  return first !== undefined && columns.some(({ id }) => isOn(value, id, row) !== isOn(value, first.id, row));
};

/** Returns the matching lines, including headings; a heading without rows is omitted. */
export const linesOf = (
  groups: readonly MatrixGroup[],
  columns: readonly MatrixColumn[],
  value: MatrixValue,
  { search, onlyDifferences }: Filter,
): MatrixLine[] => {
  const matches = createSearch(search);
  return groups.flatMap((group) => {
    const isWhole = matches(group.title);
    const rows = group.rows.filter(
      (row) =>
        (isWhole || matches(row.title, row.description, row.id)) &&
        (!onlyDifferences || differs(value, columns, row.id)),
    );
    if (rows.length === 0) return [];
    const heading = { id: group.id, title: group.title, isGroup: true, rows: rows.map(({ id }) => id) };
    return [heading, ...rows.map((row) => ({ ...row, isGroup: false, rows: [row.id] }))];
  });
};

/** Returns the state of a box that covers `rows` of a column. */
export const boxOf = (value: MatrixValue, column: string, rows: readonly string[], locked: LockedReason): Box => {
  const count = rows.filter((row) => isOn(value, column, row)).length;
  const state = count === 0 ? 'off' : count === rows.length ? 'on' : 'mixed';
  const reasons = rows.map((row) => locked(column, row));
  return { state, reason: reasons.every(Boolean) ? reasons[0] : undefined };
};

/**
 * Returns the changes of toggling a box: everything on, or off if all unlocked rows are on. Locked boxes are not
 * changed.
 */
export const switched = (
  value: MatrixValue,
  column: string,
  rows: readonly string[],
  locked: LockedReason,
): MatrixChange[] => {
  const free = rows.filter((row) => !locked(column, row));
  const on = free.some((row) => !isOn(value, column, row));
  return free.filter((row) => isOn(value, column, row) !== on).map((row) => ({ column, row, on }));
};

/** Returns the value with the changes applied, for controlled use. */
export const applyChanges = (value: MatrixValue, changes: readonly MatrixChange[]): MatrixValue => {
  const next: Record<string, Set<string>> = {};
  for (const { column, row, on } of changes) {
    const rows = next[column] ?? new Set(value[column]);
    next[column] = rows;
    if (on) rows.add(row);
    else rows.delete(row);
  }
  return { ...value, ...next };
};
