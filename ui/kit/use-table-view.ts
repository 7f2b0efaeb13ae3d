'use client';
import { constructTable, type RowData } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { features, type KitColumn, type TableColumns, type TableQuery, type TableRow } from './table-features';

interface Viewed<Data extends RowData> {
  columns: TableColumns<Data>;
  data: readonly Data[];
  rowId: (row: Data) => string;
  query: TableQuery;
  /** A server sorts, searches and pages; `data` is what is left. */
  isRemote: boolean;
  hiddenAtFirst: readonly string[];
}

/** What there is to draw of a table, and what changes it without asking the owner of the rows. */
export interface TableView<Data extends RowData> {
  /** Every column, hidden ones too. */
  columns: readonly KitColumn<Data>[];
  /** Those that are not hidden. */
  shown: readonly KitColumn<Data>[];
  isHidden: (columnId: string) => boolean;
  hide: (columnId: string, hidden: boolean) => void;
  /** The rows of this page. */
  rows: readonly TableRow<Data>[];
  /** How many rows the search leaves on all pages; of local rows only. */
  found: number;
  selected: Data[];
  isSelected: (row: TableRow<Data>) => boolean;
  select: (rows: readonly TableRow<Data>[], selected: boolean) => void;
  clearSelection: () => void;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** As people put things in order: numbers by their size, within a text too, and letters as the browser's language has them. */
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'string' || typeof b === 'string'
    ? collator.compare(String(a ?? ''), String(b ?? ''))
    : Number(a) - Number(b);

const changed = (before: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> => {
  const after = new Set(before);
  for (const id of ids) after[isIn ? 'add' : 'delete'](id);
  return after;
};

const none: ReadonlySet<string> = new Set();

/** Rows in order, searched and cut into pages; which columns are hidden and which rows are selected. */
export const useTableView = <Data extends RowData>(viewed: Viewed<Data>): TableView<Data> => {
  const { columns, data, rowId, query, isRemote, hiddenAtFirst } = viewed;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(hiddenAtFirst));
  const [selection, setSelection] = useState(none);
  const { id: sortedBy, desc = false } = query.sort ?? {};

  const table = useMemo(
    () =>
      constructTable({
        features,
        columns,
        data,
        defaultColumn: { sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)) },
        manualSorting: isRemote,
        state: { sorting: sortedBy === undefined ? [] : [{ id: sortedBy, desc }] },
      }),
    [columns, data, isRemote, sortedBy, desc],
  );
  const all = table.getAllLeafColumns();

  const rows = useMemo(() => {
    const sorted = table.getRowModel().rows;
    const wanted = query.search.toLowerCase();
    if (isRemote || !wanted) return sorted;
    const holds = (value: unknown) =>
      String(value ?? '')
        .toLowerCase()
        .includes(wanted);
    return sorted.filter((row) => table.getAllLeafColumns().some(({ id }) => holds(row.getValue(id))));
  }, [table, query.search, isRemote]);

  const start = query.page * query.pageSize;
  return {
    columns: all,
    shown: all.filter(({ id }) => !hidden.has(id)),
    isHidden: (id) => hidden.has(id),
    hide: (id, isIn) => setHidden((before) => changed(before, [id], isIn)),
    rows: useMemo(
      () => (isRemote ? rows : rows.slice(start, start + query.pageSize)),
      [rows, isRemote, start, query.pageSize],
    ),
    found: rows.length,
    selected: selection.size > 0 ? data.filter((row) => selection.has(rowId(row))) : [],
    isSelected: (row) => selection.has(rowId(row.original)),
    select: (some, isIn) => {
      const ids = some.map((row) => rowId(row.original));
      setSelection((before) => changed(before, ids, isIn));
    },
    clearSelection: () => setSelection(none),
  };
};
