import type { ReactNode } from 'react';

/** A column of a table. */
export interface TableColumn<Data> {
  id: string;
  header: string;
  /** What the column is sorted and searched by. */
  value: (row: Data) => string | number;
  /** What a cell shows. Default: the value. */
  cell?: (row: Data) => ReactNode;
  /** Default on. Of rows that a server sorts, only for the fields it sorts by. */
  sortable?: boolean;
  /** Numbers go to the end of their column. Default `start`. */
  align?: 'start' | 'end';
  /** Heads the card that a row becomes on a narrow screen. Default: the first column. */
  heading?: boolean;
  /** Cannot be hidden. */
  fixed?: boolean;
  /**
   * Left out where the table is too narrow for every column; cards show it again. Of many columns the `secondary` ones go
   * early, and the one marked `late` with those of a small table.
   */
  secondary?: boolean | 'late';
}

/** Columns of a table, in their order. Keep them stable: at module scope or in a memo. */
export type TableColumns<Data> = readonly TableColumn<Data>[];

/** Whether the rows can be sorted by a column. */
export const isSortable = <Data>({ sortable = true }: TableColumn<Data>): boolean => sortable;

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
  /** The selection is cleared when this is done, and stays when it resolves to `false`. */
  onSelect: (rows: Data[]) => unknown;
}
