/** A column of a matrix: a role, a channel. */
export interface MatrixColumn {
  id: string;
  title: string;
}

/** A row of a matrix: a permission, an event. */
export interface MatrixRow {
  id: string;
  title: string;
  description?: string;
}

/** Rows under one heading. */
export interface MatrixGroup {
  id: string;
  title: string;
  rows: readonly MatrixRow[];
}

/** Ids of the rows that are on, by id of the column. */
export type MatrixValue = Readonly<Record<string, ReadonlySet<string>>>;

/** A box that was switched. */
export interface MatrixChange {
  column: string;
  row: string;
  on: boolean;
}

/** Returns why a box cannot be switched, or nothing where it can. */
export type LockedReason = (column: string, row: string) => string | undefined;

/** A line of the grid: a heading with the rows it stands for, or a single row. */
export interface MatrixLine {
  id: string;
  title: string;
  description?: string;
  isGroup: boolean;
  /** Ids of the rows that the boxes of the line stand for. */
  rows: readonly string[];
}

/** State of a box that may stand for several rows. */
export type BoxState = 'on' | 'off' | 'mixed';

export interface Box {
  state: BoxState;
  /** Why it cannot be switched: the reason of its rows, if all of them have one. */
  reason: string | undefined;
}

interface Filter {
  search: string;
  /** Leaves out the rows in which all columns are alike. */
  onlyDifferences: boolean;
}

const isOn = (value: MatrixValue, column: string, row: string) => value[column]?.has(row) ?? false;

const differs = (value: MatrixValue, columns: readonly MatrixColumn[], row: string) => {
  const first = columns[0];
  return first !== undefined && columns.some(({ id }) => isOn(value, id, row) !== isOn(value, first.id, row));
};

/** Returns the lines that match, headings included; a heading without rows is left out. */
export const linesOf = (
  groups: readonly MatrixGroup[],
  columns: readonly MatrixColumn[],
  value: MatrixValue,
  { search, onlyDifferences }: Filter,
): MatrixLine[] => {
  const text = search.trim().toLocaleLowerCase();
  const matches = (...texts: (string | undefined)[]) => texts.some((part) => part?.toLocaleLowerCase().includes(text));
  return groups.flatMap((group) => {
    const isWhole = !text || matches(group.title);
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

/** Returns the state of a box that stands for `rows` of a column. */
export const boxOf = (value: MatrixValue, column: string, rows: readonly string[], locked: LockedReason): Box => {
  const count = rows.filter((row) => isOn(value, column, row)).length;
  const state = count === 0 ? 'off' : count === rows.length ? 'on' : 'mixed';
  const reasons = rows.map((row) => locked(column, row));
  return { state, reason: reasons.every(Boolean) ? reasons[0] : undefined };
};

/** Returns what changes when a box is switched: everything on, or off where all that can change is on. Locked boxes stay. */
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

/** Returns the value after changes, for callers that hold it in a state. */
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
