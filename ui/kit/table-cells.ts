/** Rows rendered as cards lose the semantics of `display: table`, so every role is explicit. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** The first and the last cell keep the distance of the frame's padding. */
export const edge = 'gh:@sm:first:ps-4 gh:@sm:last:pe-3 gh:@md:first:ps-5 gh:@md:last:pe-5';

const tooNarrow = {
  few: 'gh:@sm:@max-md:hidden',
  six: 'gh:@sm:@max-[896px]:hidden',
  many: 'gh:@sm:@max-lg:hidden',
};

/** Cells of a `secondary` column go where the table is too narrow for every column; the more there are, the sooner. */
export const secondaryOf = (secondary: boolean | 'late' | undefined, columns: number) => {
  if (!secondary) return undefined;
  if (secondary === 'late' || columns < 6) return tooNarrow.few;
  return columns === 6 ? tooNarrow.six : tooNarrow.many;
};

/** Closer together where columns are short of room. */
export const pad = 'gh:px-4 gh:@sm:@max-lg:px-3';

/** Where columns scroll, what can be done with a row stays in sight. */
export const menu = 'gh:w-px gh:ps-0 gh:@sm:sticky gh:@sm:end-0 gh:@sm:bg-inherit';
