import type { ReactNode } from 'react';

/** A column of a table. */
export interface TableColumn<Data> {
  id: string;
  header: string;
  /** Returns the value for sorting and search. */
  value: (row: Data) => string | number;
  /** Renders a cell. Default: the value. */
  cell?: (row: Data) => ReactNode;
  /** Whether the column can be sorted. Default true; server-sorted columns only for the fields that the server supports. */
  sortable?: boolean;
  /** Alignment; `end` for numbers. Default `start`. */
  align?: 'start' | 'end';
  /** Title of the card that a row becomes on a narrow screen. Default: the first column. */
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

/** View state of a table. */
export interface TableQuery {
  search: string;
  sort?: { id: string; desc: boolean };
  /** Index of the page, from 0. */
  page: number;
  pageSize: number;
}

/** An action for a row. */
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
  /** The selection is cleared when this is done, and stays when it resolves to `false`. */
  onSelect: (rows: Data[]) => unknown;
}
