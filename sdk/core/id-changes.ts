/** Ids to add and to remove. */
export interface IdChanges {
  added: string[];
  removed: string[];
}

/** Returns the ids to add and to remove to get from one list of ids to another. */
export const idChanges = (before: readonly string[], after: readonly string[]): IdChanges => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
});
