type Row<D extends Record<string, readonly unknown[]>> = { [K in keyof D]: D[K][number] };

/**
 * Returns rows in which every two values of different dimensions occur together at least once, far fewer than all
 * combinations.
 */
export const pairwise = <D extends Record<string, readonly unknown[]>>(dimensions: D): Row<D>[] => {
  const names = Object.keys(dimensions);
  const sizes = names.map((name) => dimensions[name]?.length ?? 0);
  const key = (a: number, i: number, b: number, j: number) => `${a}:${i}|${b}:${j}`;
  const open = new Set<string>();
  for (const [a, sizeA] of sizes.entries()) {
    for (const [b, sizeB] of sizes.entries()) {
      if (b <= a) continue;
      for (let i = 0; i < sizeA; i += 1) for (let j = 0; j < sizeB; j += 1) open.add(key(a, i, b, j));
    }
  }
  /** Uncovered pairs that a value would cover with the values of the row. */
  const gain = (row: readonly (number | undefined)[], at: number, value: number): number =>
    row.filter((other, index) => {
      if (other === undefined || index === at) return false;
      return open.has(index < at ? key(index, other, at, value) : key(at, value, index, other));
    }).length;

  const rows: number[][] = [];
  while (open.size > 0) {
    const [first = ''] = open;
    const row: (number | undefined)[] = names.map(() => undefined);
    for (const part of first.split('|')) {
      const [dimension = 0, value = 0] = part.split(':').map(Number);
      row[dimension] = value;
    }
    for (const [at, size] of sizes.entries()) {
      if (row[at] !== undefined) continue;
      const values = Array.from({ length: size }, (_, value) => ({ value, gain: gain(row, at, value) }));
      // Ties rotate, so that no value is in every row.
      values.sort((x, y) => y.gain - x.gain || ((x.value + rows.length) % size) - ((y.value + rows.length) % size));
      row[at] = values[0]?.value ?? 0;
    }
    const full = row.map((value) => value ?? 0);
    for (const [a, i] of full.entries()) for (const [b, j] of full.entries()) if (a < b) open.delete(key(a, i, b, j));
    rows.push(full);
  }
  return rows.map(
    (row) => Object.fromEntries(names.map((name, at) => [name, dimensions[name]?.[row[at] ?? 0]])) as Row<D>,
  );
};
