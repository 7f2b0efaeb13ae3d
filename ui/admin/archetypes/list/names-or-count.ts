/**
 * Returns the names of ids, or their number as text if a name is missing, since a list of ids is meaningless to users.
 *
 * @param names Known names by id.
 */
export const namesOrCount = (
  ids: readonly string[],
  names: ReadonlyMap<string, string> | undefined,
  formatCount: (count: number) => string,
): readonly string[] => {
  const resolved = ids.flatMap((id) => names?.get(id) ?? []);
  return resolved.length === ids.length ? resolved : [formatCount(ids.length)];
};
