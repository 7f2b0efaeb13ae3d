import {
  type Column,
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  type Row,
  type RowData,
  rowSortingFeature,
  type TableFeatures,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** What a column says of itself beside its cells. */
export interface ColumnMeta {
  /** Numbers go to the end of their column. */
  align?: 'start' | 'end';
  /** Heads the card that a row becomes on a narrow screen; the first column unless told otherwise. */
  heading?: boolean;
  /** Cannot be hidden. */
  fixed?: boolean;
  /** Left out where the table is too narrow for every column; cards show it again. */
  secondary?: boolean;
}

const neverChanges = () => ({ unsubscribe: () => undefined });

/**
 * React keeps the state of a kit table and makes a new one when it changes, so nothing has to be observed: the library's own
 * signals would add 3 KB gzipped.
 */
const unobserved: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createReadonlyAtom: (get) => ({ get, subscribe: neverChanges }),
  createWritableAtom: (value) => ({ get: () => value, set: () => undefined, subscribe: neverChanges }),
  untrack: (run) => run(),
  batch: (run) => run(),
  schedule: (run) => run(),
};

/**
 * What the library does for the kit's tables: columns, rows and their order. Search, pages, selection and hidden columns are a
 * few lines in `use-table-view.ts`, where its features for them are written for trees of rows and weigh 5 KB gzipped.
 */
export const features = tableFeatures({
  coreReactivityFeature: unobserved,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
});

export type Features = typeof features;
/** Columns of a table, as `columnsFor` makes them. */
export type TableColumns<Data extends RowData> = TableOptions<Features, Data>['columns'];
export type TableRow<Data extends RowData> = Row<Features, Data>;
export type KitColumn<Data extends RowData> = Column<Features, Data>;

/** What a column is called; its id where the header is not a plain text. */
export const columnTitle = <Data extends RowData>({ id, columnDef }: KitColumn<Data>): string =>
  typeof columnDef.header === 'string' ? columnDef.header : id;

/** Column maker for rows of one type: `const column = columnsFor<ApiToken>()`, then `column.accessor('description', { header: 'Name' })`. */
export const columnsFor = <Data extends RowData>() => createColumnHelper<Features, Data>();

/** What a table shows of its rows. */
export interface TableQuery {
  search: string;
  sort?: { id: string; desc: boolean };
  /** Counted from 0. */
  page: number;
  pageSize: number;
}

/** Something one can do with a row. */
export interface RowAction {
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

/** Something one can do with several rows at once. */
export interface BulkAction<Data> {
  label: string;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  /** The selection is cleared when this is done. */
  onSelect: (rows: Data[]) => unknown;
}
