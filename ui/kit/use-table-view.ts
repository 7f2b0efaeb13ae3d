'use client';
import { createSearch } from '@gatehouse/sdk/text';
import { useMemo, useState } from 'react';
import { secondaryOf } from './table-cells';
import type { TableColumn, TableColumns, TableQuery } from './table-columns';

interface Viewed<Data> {
  columns: TableColumns<Data>;
  data: readonly Data[];
  rowId: (row: Data) => string;
  query: TableQuery;
  /** Whether a server searches, sorts and paginates; `data` is then one page. */
  isRemote: boolean;
  hiddenAtFirst: readonly string[];
}

/** View state of a table beyond its query, with the functions that change it. */
export interface TableView<Data> {
  /** All columns, including hidden ones. */
  columns: TableColumns<Data>;
  /** Columns that are not hidden. */
  visible: TableColumns<Data>;
  hide: (columnId: string, hidden: boolean) => void;
  /** Returns the class that hides a column in a narrow table; a column chosen by the user stays visible. */
  fold: (column: TableColumn<Data>) => string | undefined;
  /** The rows of this page. */
  rows: readonly Data[];
  /** Number of rows on all pages that match the search; local data only. */
  found: number;
  selected: Data[];
  isSelected: (row: Data) => boolean;
  select: (rows: readonly Data[], selected: boolean) => void;
  clearSelection: () => void;
}

const collator = new Intl.Collator(undefined, { numeric: true });

type Value = string | number;

/** Natural order: numbers by value, also within text; letters by the browser's language. */
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

/** Returns the rows after search, sorting and pagination, the visible columns and the selected rows. */
export const useTableView = <Data>(viewed: Viewed<Data>): TableView<Data> => {
  const { columns, data, rowId, query, isRemote, hiddenAtFirst } = viewed;
  // The user's choice wins; other columns follow the props, which may change later.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(noChoice);
  const isHidden = (id: string) => chosen.get(id) ?? hiddenAtFirst.includes(id);
  const [selection, setSelection] = useState(none);
  const { id: sortedBy, desc = false } = query.sort ?? {};

  const sorted = useMemo(() => {
    const column = isRemote ? undefined : columns.find(({ id }) => id === sortedBy);
    return column ? sortRows(data, column, desc) : data;
  }, [columns, data, isRemote, sortedBy, desc]);

  const rows = useMemo(() => {
    if (isRemote || !query.search.trim()) return sorted;
    const isFound = createSearch(query.search);
    return sorted.filter((row) => isFound(...columns.map(({ value }) => String(value(row)))));
  }, [columns, sorted, query.search, isRemote]);

  const start = query.page * query.pageSize;
  const visible = columns.filter(({ id }) => !isHidden(id));
  return {
    columns,
    visible,
    fold: ({ id, secondary }) => (chosen.get(id) === false ? undefined : secondaryOf(secondary, visible.length)),
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
