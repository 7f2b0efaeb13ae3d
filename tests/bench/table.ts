export interface BenchRow {
  what: string;
  peer: string;
  ours: string;
  budget: string;
  reached: boolean;
}

/** Prints rows under a heading, in columns. */
export const printTable = (heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row[index] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(`\n${heading}\n\n${line(columns)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
};

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;

export const milliseconds = (ms: number): string => `${ms.toLocaleString('en', { maximumFractionDigits: 3 })} ms`;

/** A time in milliseconds beside its budget. */
export const timeRow = (what: string, ours: number, budget: number): BenchRow => ({
  what,
  peer: '-',
  ours: milliseconds(Math.round(ours)),
  budget: `${budget} ms`,
  reached: ours <= budget,
});
