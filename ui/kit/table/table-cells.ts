/** Rows rendered as cards lose the semantics of `display: table`, so every role is explicit. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Padding of the first and last cell, aligned with the frame. */
export const edge = 'gh:@sm:first:ps-4 gh:@sm:last:pe-3 gh:@md:first:ps-5 gh:@md:last:pe-5';

const tooNarrow = {
  few: 'gh:@sm:@max-md:hidden',
  many: 'gh:@sm:@max-[896px]:hidden',
};

/**
 * Returns the class that hides cells of a `secondary` column in a narrow table; the more columns, the wider the
 * breakpoint.
 */
export const secondaryOf = (secondary: boolean | 'late' | undefined, columns: number) => {
  if (!secondary) return undefined;
  if (secondary === 'late' || columns < 6) return tooNarrow.few;
  return tooNarrow.many;
};

/** Narrower padding if columns lack room. */
export const pad = 'gh:px-4 gh:@sm:@max-lg:px-3';

/** The row menu stays visible during horizontal scrolling. */
export const menu = 'gh:w-px gh:ps-0 gh:@sm:sticky gh:@sm:end-0 gh:@sm:bg-inherit';

/** Slot of the header above the row menus. */
export const menuSlot = 'table-menu-header';
