'use client';
import { useMemo, useState } from 'react';
import { secondaryOf } from './table-cells';
import type { TableColumn, TableColumns, TableQuery } from './table-columns';

interface Viewed<Data> {
  columns: TableColumns<Data>;
  data: readonly Data[];
  rowId: (row: Data) => string;
  query: TableQuery;
  /** A server sorts, searches and pages; `data` is what is left. */
  isRemote: boolean;
  hiddenAtFirst: readonly string[];
}

/** State of a table that its caller does not control, and what changes it. */
export interface TableView<Data> {
  /** Every column, hidden ones too. */
  columns: TableColumns<Data>;
  /** Those that are not hidden. */
  shown: TableColumns<Data>;
  hide: (columnId: string, hidden: boolean) => void;
  /** Classes that hide a column where the table is too narrow for every one; a column that the user chose stays. */
  fold: (column: TableColumn<Data>) => string | undefined;
  /** The rows of this page. */
  rows: readonly Data[];
  /** How many rows the search leaves on all pages; of local rows only. */
  found: number;
  selected: Data[];
  isSelected: (row: Data) => boolean;
  select: (rows: readonly Data[], selected: boolean) => void;
  clearSelection: () => void;
}

const collator = new Intl.Collator(undefined, { numeric: true });

type Value = string | number;

/** Natural order: numbers by their value, within a text too, and letters by the browser's language. */
const compare = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

const sortRows = <Data>(rows: readonly Data[], { value }: TableColumn<Data>, desc: boolean): readonly Data[] =>
  rows
    .map((row) => ({ row, value: value(row) }))
    .sort((a, b) => (desc ? compare(b.value, a.value) : compare(a.value, b.value)))
    .map(({ row }) => row);

const changed = (before: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> => {
  const after = new Set(before);
  for (const id of ids) after[isIn ? 'add' : 'delete'](id);
  return after;
};

const none: ReadonlySet<string> = new Set();
const noChoice: ReadonlyMap<string, boolean> = new Map();

/** Rows in order, searched and cut into pages; which columns are hidden and which rows are selected. */
export const useTableView = <Data>(viewed: Viewed<Data>): TableView<Data> => {
  const { columns, data, rowId, query, isRemote, hiddenAtFirst } = viewed;
  // The user's choice counts; the rest follows the props, which may name columns late.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(noChoice);
  const isHidden = (id: string) => chosen.get(id) ?? hiddenAtFirst.includes(id);
  const [selection, setSelection] = useState(none);
  const { id: sortedBy, desc = false } = query.sort ?? {};

  const sorted = useMemo(() => {
    const column = isRemote ? undefined : columns.find(({ id }) => id === sortedBy);
    return column ? sortRows(data, column, desc) : data;
  }, [columns, data, isRemote, sortedBy, desc]);

  const rows = useMemo(() => {
    const wanted = query.search.toLowerCase();
    if (isRemote || !wanted) return sorted;
    return sorted.filter((row) => columns.some(({ value }) => String(value(row)).toLowerCase().includes(wanted)));
  }, [columns, sorted, query.search, isRemote]);

  const start = query.page * query.pageSize;
  const shown = columns.filter(({ id }) => !isHidden(id));
  return {
    columns,
    shown,
    fold: ({ id, secondary }) => (chosen.get(id) === false ? undefined : secondaryOf(secondary, shown.length)),
    hide: (id, isIn) => setChosen((before) => new Map([...before, [id, isIn]])),
    rows: useMemo(
      () => (isRemote ? rows : rows.slice(start, start + query.pageSize)),
      [rows, isRemote, start, query.pageSize],
    ),
    found: rows.length,
    selected: selection.size > 0 ? data.filter((row) => selection.has(rowId(row))) : [],
    isSelected: (row) => selection.has(rowId(row)),
    select: (some, isIn) => setSelection((before) => changed(before, some.map(rowId), isIn)),
    clearSelection: () => setSelection(none),
  };
};
