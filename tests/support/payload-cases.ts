/** Cases of a table by group and id, as a list. */
export const casesOf = <Case extends object>(
  table: Readonly<Record<string, Readonly<Record<string, Case>>>>,
): (Case & { id: string; group: string })[] =>
  Object.entries(table).flatMap(([group, cases]) =>
    Object.entries(cases).map(([id, entry]) => ({ ...entry, id, group })),
  );
