import type { TableQuery } from './table-columns';

/** What a screen reader is told once the rows of a new query are there. */
export type TableNews = 'page' | 'sort' | 'results';

const isSameSort = (a: TableQuery['sort'], b: TableQuery['sort']) => a?.id === b?.id && a?.desc === b?.desc;

/** Returns what changed between two queries; a new search or order starts at the first page, which is not the news. */
export const newsOf = (before: TableQuery, now: TableQuery): TableNews | undefined => {
  if (before.search !== now.search) return 'results';
  if (!isSameSort(before.sort, now.sort)) return 'sort';
  return before.page === now.page && before.pageSize === now.pageSize ? undefined : 'page';
};
