/** A page of the site. */
export interface Page {
  /** Path from the root of the site, with `.md`. */
  path: string;
  title: string;
  /** Group of the navigation; pages without one are found by links and search. */
  group?: string;
  /** Markdown. */
  text: string;
}
