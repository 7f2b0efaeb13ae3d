import * as users from '@gatehouse/sdk/users';
import { boolean, type infer as Infer, object, enum as oneOf, optional, string } from 'zod/mini';
import type { ListView } from '../archetypes/list/use-list-view';
import type { PageReads } from '../archetypes/page/page-props';

export const Filters = object({
  preset: optional(oneOf(users.userPresets)),
  subAccounts: optional(boolean()),
  application: optional(string()),
});

/** Sort fields of the provider by column. */
const sorts: Readonly<Record<string, users.UserSort>> = { user: 'name', joinedAt: 'createdAt' };
/** From A on; without an order, the call is from Z on (decision 77). */
export const firstQuery = { pageSize: 20, sort: { id: 'user', desc: false } };

type View = Pick<ListView<Partial<Infer<typeof Filters>>>, 'query' | 'filters'>;

export const filterOf = ({ query, filters }: View): users.UserFilter => ({
  page: query.page,
  pageSize: query.pageSize,
  search: query.search,
  preset: filters.preset,
  includeSubTenants: filters.subAccounts,
  sortBy: sorts[query.sort?.id ?? ''] ?? 'name',
  order: query.sort?.desc ? 'DESC' : 'ASC',
  include: [],
});

/** Returns what the page reads first at an address without a query. */
export const reads: PageReads = (identity) => [
  identity.of(users).list(filterOf({ query: { ...firstQuery, page: 0, search: '' }, filters: {} })),
];
