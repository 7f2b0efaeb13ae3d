import {
  type AccessorFnColumnDef,
  type Column,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  type RowData,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** How a column looks; the rest of it is TanStack Table's. */
export interface ColumnLook {
  /** Alignment; `end` for numbers. Default `start`. */
  align?: 'start' | 'end';
  /** Title of the card that a row becomes on a narrow screen. Default: the first column. */
  heading?: boolean;
  /**
   * Hides the column in a narrow table; cards render it. In a table of many columns `secondary` ones are hidden early,
   * and those marked `late` at the breakpoint of a small table.
   */
  secondary?: boolean | 'late';
}

/** What the kit's tables do: TanStack Table brings only the features that are named here. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: metaHelper<ColumnLook>(),
});
export type TableFeatures = typeof features;

/**
 * A column of a table: a column definition of TanStack Table. `accessorFn` returns the text or number for
 * sorting and search,
 * `enableHiding: false` keeps the column, `enableSorting: false` its order. For server-side sorting, only columns that
 * the server sorts by can be sorted.
 *
 * @example
 * { id: 'uses', header: 'Uses', accessorFn: ({ uses }) => uses, meta: { align: 'end' } }
 */
export type TableColumn<Data extends RowData> = AccessorFnColumnDef<TableFeatures, Data> & {
  id: string;
  header: string;
};

/** Columns of a table in rendering order. Keep them stable: at module scope or in a memo. */
export type TableColumns<Data extends RowData> = readonly TableColumn<Data>[];

/** Returns the header of a column. */
export const headerOf = <Data extends RowData>({ columnDef, id }: Column<TableFeatures, Data>): string =>
  typeof columnDef.header === 'string' ? columnDef.header : id;

/** View state of a table. */
export interface TableQuery {
  search: string;
  sort?: { id: string; desc: boolean };
  /** Page index, from 0. */
  page: number;
  pageSize: number;
}

/** An action for one row. */
export interface RowAction {
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

/** An action for several rows at once. */
export interface BulkAction<Data> {
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  /** Clears the selection when it resolves, unless it resolves to `false`. */
  onSelect: (rows: Data[]) => unknown;
}

/** What a screen reader is told once the rows of a new query are there. */
export type TableNews = 'page' | 'sort' | 'results';

const isSameSort = (a: TableQuery['sort'], b: TableQuery['sort']) => a?.id === b?.id && a?.desc === b?.desc;

/** Returns what changed between two queries; a new search or order starts at the first page, which is not the news. */
export const newsOf = (before: TableQuery, now: TableQuery): TableNews | undefined => {
  if (before.search !== now.search) return 'results';
  if (!isSameSort(before.sort, now.sort)) return 'sort';
  return before.page === now.page && before.pageSize === now.pageSize ? undefined : 'page';
};
