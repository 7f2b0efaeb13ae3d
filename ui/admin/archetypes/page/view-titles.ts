/** Titles of the open view, outermost first: the page or one of its entries, then a tab or a step. */
export type ViewTitles = readonly string[];

/**
 * Returns the index of the heading that names what changed: the outermost one with another title, else the innermost.
 * Undefined if both views have the same titles.
 */
export const changedHeading = (before: ViewTitles, now: ViewTitles): number | undefined => {
  const place = now.findIndex((title, index) => title !== before[index]);
  if (place >= 0) return place;
  return now.length === before.length ? undefined : now.length - 1;
};

/** Returns the title of a document: the innermost title first, each once, as browsers cut off the end. */
export const documentTitleOf = (titles: ViewTitles, page: string, portal: string): string =>
  [...new Set([...[...titles].reverse(), page, portal])].filter(Boolean).join(' · ');
