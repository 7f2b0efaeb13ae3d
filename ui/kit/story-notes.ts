/** Notes on the docs page of a public component, in `parameters.docs.notes` of its stories, by name. */
export interface StoryNotes {
  /** Role, keys and announcements. */
  accessibility: readonly string[];
  do: readonly string[];
  avoid: readonly string[];
}
