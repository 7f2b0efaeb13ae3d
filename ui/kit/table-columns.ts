import type { ReactNode } from 'react';

/** A column of a table. */
export interface TableColumn<Data> {
  id: string;
  header: string;
  /** Returns the value for sorting and search. */
  value: (row: Data) => string | number;
  /** Renders a cell. Default: the value. */
  cell?: (row: Data) => ReactNode;
  /**
   * Whether the column can be sorted. Default true; for server-side sorting, set it only for fields that the server
   * sorts by.
   */
  sortable?: boolean;
  /** Alignment; `end` for numbers. Default `start`. */
  align?: 'start' | 'end';
  /** Title of the card that a row becomes on a narrow screen. Default: the first column. */
  heading?: boolean;
  /** Whether the column cannot be hidden. Default false. */
  fixed?: boolean;
  /**
   * Hides the column in a narrow table; cards render it. In a table of many columns `secondary` ones are hidden early,
   * and those marked `late` at the breakpoint of a small table.
   */
  secondary?: boolean | 'late';
}

/** Columns of a table in rendering order. Keep them stable: at module scope or in a memo. */
export type TableColumns<Data> = readonly TableColumn<Data>[];

/** Returns whether rows can be sorted by a column. */
export const isSortable = <Data>({ sortable = true }: TableColumn<Data>): boolean => sortable;

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
