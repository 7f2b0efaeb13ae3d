/**
 * Names of ids, or their number in words where one has no name: a list of ids says nothing to a reader.
 *
 * @param names Names by id, as far as they could be read.
 */
export const namesOrCount = (
  ids: readonly string[],
  names: ReadonlyMap<string, string> | undefined,
  inWords: (count: number) => string,
): readonly string[] => {
  const known = ids.flatMap((id) => names?.get(id) ?? []);
  return known.length === ids.length ? known : [inWords(ids.length)];
};
