import type { KeyboardEvent } from 'react';

/*
 * Attributes of virtualized grids: native table elements cannot express counts and positions of unmounted rows and
 * columns. Indexes are 1-based and include the header.
 */

interface Grid {
  role: 'grid' | 'treegrid';
  label: string;
  rows: number;
  columns: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Returns the attributes of a grid, which handles keys for all cells. */
export const gridAttributes = ({ role, label, rows, columns, onKeyDown }: Grid) => ({
  role,
  'aria-label': label,
  'aria-rowcount': rows,
  'aria-colcount': columns,
  onKeyDown,
});

/** Returns the attributes of a row. */
export const rowAttributes = (row: number) => ({ role: 'row', 'aria-rowindex': row });

/** Returns the attributes of a cell. */
export const cellAttributes = (role: 'gridcell' | 'columnheader' | 'rowheader', column: number) => ({
  role,
  'aria-colindex': column,
});
