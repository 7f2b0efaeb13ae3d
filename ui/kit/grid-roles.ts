import type { KeyboardEvent } from 'react';

/*
 * Attributes of grids of which only the part in view is in the document: elements of a table could not tell the rest.
 * Rows and columns count from 1, the head included.
 */

interface Grid {
  role: 'grid' | 'treegrid';
  label: string;
  rows: number;
  columns: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Returns the attributes of a grid, which handles the keys for all of its cells. */
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
