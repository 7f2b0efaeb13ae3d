/** Items per page: what a page shows and a live page fetches every second. */
const PAGE_SIZE = 25;

export interface Paged<T> {
  items: readonly T[];
  /** Starts at 1. */
  page: number;
  pages: number;
}

/** Returns the page of a list that a query names: the first one without a number, the last one beyond the end. */
export const pageOf = <T>(all: readonly T[], query: URLSearchParams): Paged<T> => {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page')) || 1)));
  return { items: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
};

/** Renders the links to the previous and the next page; `hrefOf` returns the escaped URL of a page. */
export const pagesHtml = ({ page, pages }: Paged<unknown>, hrefOf: (page: string) => string): string => {
  // A live page fills the place when a second page comes up.
  if (pages === 1) return '<div id="pages" data-part></div>';
  const link = (target: number, id: string, text: string) =>
    target < 1 || target > pages
      ? `<a id="${id}" role="link" aria-disabled="true">${text}</a>`
      : `<a id="${id}" href="${hrefOf(String(target))}">${text}</a>`;
  return `<nav aria-label="Pages" id="pages" data-part>${link(page - 1, 'page-previous', 'Previous')}<span>Page ${page} of ${pages}</span>${link(page + 1, 'page-next', 'Next')}</nav>`;
};
