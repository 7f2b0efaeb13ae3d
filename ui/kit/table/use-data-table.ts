'use client';
import { createSearch } from '@gatehouse/sdk/text';
import { type Column, type Row, type RowData, type Updater, useTable } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import { secondaryOf } from './table-cells';
import { features, type TableColumns, type TableFeatures, type TableQuery } from './table-columns';

interface TableSource<Data extends RowData> {
  columns: TableColumns<Data>;
  data: readonly Data[];
  rowId: (row: Data) => string;
  query: TableQuery;
  onQueryChange: (change: Partial<TableQuery>) => void;
  /** Number of rows at a server that searches, sorts and paginates; `data` is then one page. */
  serverTotal: number | undefined;
  /** Ids of columns that are hidden until the user shows them. */
  hiddenColumns: readonly string[];
}

/** Made when something is sorted: browsers take long to load its data. */
let collator: Intl.Collator | undefined;

/** Natural order: numbers by value, also within text; letters by the browser's language. */
const naturalOrder = <Data extends RowData>(
  a: Row<TableFeatures, Data>,
  b: Row<TableFeatures, Data>,
  columnId: string,
): number => {
  const [first, second] = [a.getValue(columnId), b.getValue(columnId)];
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(String(first), String(second));
};

const defaultColumn = { sortFn: naturalOrder };

/** Rows have no rows of their own; what they expand to is the `details` of the table. */
const canExpand = () => true;

const next = <State>(updater: Updater<State>, before: State): State =>
  updater instanceof Function ? updater(before) : updater;

/**
 * Returns the table of TanStack Table for a query. The words of a search may be in
 * different columns of a row, so rows are searched before the table, whose filters look at one column.
 */
export const useDataTable = <Data extends RowData>(source: TableSource<Data>) => {
  const { columns, data, rowId, query, onQueryChange, serverTotal, hiddenColumns } = source;
  const isRemote = serverTotal !== undefined;
  const { search, sort, page, pageSize } = query;

  const matches = useMemo(() => {
    if (isRemote || !search.trim()) return data;
    const isMatch = createSearch(search);
    return data.filter((row, index) => isMatch(...columns.map(({ accessorFn }) => String(accessorFn(row, index)))));
  }, [columns, data, search, isRemote]);

  // The user's choice wins; other columns follow the props, which may change later.
  const [chosenColumns, setChosenColumns] = useState<Readonly<Record<string, boolean>>>({});
  const columnVisibility = useMemo(
    () => ({ ...Object.fromEntries(hiddenColumns.map((id) => [id, false])), ...chosenColumns }),
    [hiddenColumns, chosenColumns],
  );
  const sorting = useMemo(() => (sort ? [sort] : []), [sort]);
  const pagination = useMemo(() => ({ pageIndex: page, pageSize }), [page, pageSize]);

  const table = useTable({
    features,
    columns,
    data: matches,
    defaultColumn,
    getRowId: rowId,
    getRowCanExpand: canExpand,
    state: { columnVisibility, pagination, sorting },
    manualPagination: isRemote,
    manualSorting: isRemote,
    rowCount: serverTotal,
    enableMultiSort: false,
    autoResetPageIndex: false,
    autoResetExpanded: false,
    onSortingChange: (updater) => onQueryChange({ sort: next(updater, sorting)[0] }),
    onPaginationChange: (updater) => {
      const { pageIndex, pageSize: size } = next(updater, pagination);
      onQueryChange(size === pageSize ? { page: pageIndex } : { pageSize: size });
    },
    onColumnVisibilityChange: (updater) => {
      const all = next(updater, columnVisibility);
      const isChosen = (id: string) => id in chosenColumns || all[id] !== columnVisibility[id];
      setChosenColumns(Object.fromEntries(Object.entries(all).filter(([id]) => isChosen(id))));
    },
  });
  const { rowSelection } = table.state;
  const columnCount = table.getVisibleLeafColumns().length;
  const fold = useCallback(
    ({ id, columnDef }: Column<TableFeatures, Data>) =>
      chosenColumns[id] ? undefined : secondaryOf(columnDef.meta?.secondary, columnCount),
    [chosenColumns, columnCount],
  );
  return {
    table,
    /** Number of rows on all pages. */
    total: serverTotal ?? matches.length,
    /** Selected rows, also those that the search hides. */
    selected: data.filter((row) => rowSelection[rowId(row)]),
    /** Returns the class that hides a column in a narrow table; one that the user has shown stays visible. */
    fold,
  };
};

/** A table with what belongs to all its rows. */
export type DataTableView<Data extends RowData> = ReturnType<typeof useDataTable<Data>>;
