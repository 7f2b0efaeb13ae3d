'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { useMemo } from 'react';
import type { output } from 'zod/v4/core';
import type { TableQuery } from '../../kit/table-columns';
import { type Step, usePageAddress } from './address';
import { type FilterSchema, type ListDefaults, readListAddress, writeListAddress } from './list-address';

export interface ListViewOptions<Schema extends FilterSchema> extends ListDefaults {
  /** Filters and what they take, all optional. Keep it stable: at module scope or in a memo. */
  filters?: Schema;
  /** Tells lists on one page apart, e.g. `breached`; the only list of a page needs none. */
  name?: string;
}

/** A change of a view; what is left out stays, and a filter that is undefined is taken away. */
export interface ListChange<Filters> extends Partial<TableQuery> {
  filters?: Partial<Filters>;
}

/** What a list shows: search, sort, page, filters and the open row. */
export interface ListView<Filters = object> {
  query: TableQuery;
  filters: Partial<Filters>;
  /** Changes the view and goes back to the first page, unless a page is named. */
  set: (change: ListChange<Filters>, step?: Step) => void;
  /** Clears search and filters. */
  reset: () => void;
  /** Whether a search or a filter narrows the list. */
  isFiltered: boolean;
  /** Id of the row that is open. */
  open: string | undefined;
  setOpen: (id: string | undefined, step?: Step) => void;
  /** Address that opens a row, where the portal has addresses. */
  hrefOf: ((id: string) => string | undefined) | undefined;
}

/**
 * Keeps what a list shows in the address: `?q=ann&page=2&sort=name:desc&f.preset=inactive&open=<id>`; with memory routing
 * in memory, for as long as the portal is there.
 *
 * @example
 * const view = useListView('users', { pageSize: 20, sort: { id: 'name', desc: true }, filters: UserFilters });
 */
export const useListView = <Schema extends FilterSchema = FilterSchema>(
  page: AdminPageId,
  { pageSize, sort, filters, name }: ListViewOptions<Schema>,
): ListView<output<Schema>> => {
  const { search, go, href } = usePageAddress(page);
  const prefix = name ? `${name}.` : '';
  const { id, desc = false } = sort ?? {};
  const defaults = useMemo(
    () => ({ pageSize, sort: id === undefined ? undefined : { id, desc } }),
    [pageSize, id, desc],
  );
  const state = useMemo(() => readListAddress(search, defaults, filters, prefix), [search, defaults, filters, prefix]);
  const { query, open } = state;
  // Read with the schema that was given.
  const chosen = state.filters as Partial<output<Schema>>;
  const isDefault = query.sort?.id === id && Boolean(query.sort?.desc) === desc;
  const write = (next: Partial<typeof state>) => writeListAddress(search, { ...state, ...next }, defaults, prefix);

  return {
    query,
    filters: chosen,
    set: ({ filters: changed, ...change }, step) => {
      const next = { ...query, page: 0, ...change };
      // Unsorted is the default order: where that is what is shown, a click on its column turns it.
      if ('sort' in change && !change.sort && isDefault && query.sort)
        next.sort = { ...query.sort, desc: !query.sort.desc };
      // Letters of a search are no steps for the back button.
      const isTyping = change.search !== undefined && change.search !== '';
      go(
        { search: write({ query: next, filters: { ...chosen, ...changed } }) },
        step ?? (isTyping ? 'replace' : 'push'),
      );
    },
    reset: () => go({ search: write({ query: { ...query, page: 0, search: '' }, filters: {} }) }),
    isFiltered: query.search !== '' || Object.keys(chosen).length > 0,
    open,
    setOpen: (id, step) => go({ search: write({ open: id }) }, step),
    hrefOf: href && ((id) => href({ search: write({ open: id }) })),
  };
};
