'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { output } from 'zod/v4/core';
import type { TableQuery } from '../../../kit/table/table-columns';
import { type Step, usePageAddress } from '../page/address';
import { type FilterSchema, type ListDefaults, readListAddress, writeListAddress } from './list-address';

export interface ListViewOptions<Schema extends FilterSchema> extends ListDefaults {
  /** Schema of the filters, all optional. Keep it stable: at module scope or in a memo. */
  filters?: Schema;
  /** Distinguishes several lists on a page, e.g. `breached`. Default: none, for the only list. */
  name?: string;
}

/** A change of a view; omitted fields are unchanged, and an undefined filter is removed. */
export interface ListChange<Filters> extends Partial<TableQuery> {
  filters?: Partial<Filters>;
}

/** View state of a list: search, sort order, page, filters and open row. */
export interface ListView<Filters = object> {
  query: TableQuery;
  filters: Partial<Filters>;
  /** Changes the view and goes to the first page unless `page` is set. */
  set: (change: ListChange<Filters>, step?: Step) => void;
  /** Clears search and filters. */
  reset: () => void;
  /** Whether a search or a filter is active. */
  isFiltered: boolean;
  /** Id of the open row. */
  open: string | undefined;
  setOpen: (id: string | undefined, step?: Step) => void;
  /** Returns the URL that opens a row; undefined if the portal has no URLs. */
  hrefOf: ((id: string) => string | undefined) | undefined;
}

/**
 * Returns the view state of a list, stored in the URL: `?q=ann&page=2&sort=name:desc&f.preset=inactive&open=<id>`; with
 * memory routing in memory, for the portal's lifetime.
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
  // Parsed with the given schema.
  const chosen = state.filters as Partial<output<Schema>>;
  // The table is rendered after what it opens: until then, its handlers are those of the view before.
  const latest = useRef({ search, query, filters: chosen, open });
  useLayoutEffect(() => {
    latest.current = { search, query, filters: chosen, open };
  });
  const changed = (next: Partial<typeof state>) => {
    const { search, ...view } = latest.current;
    return { search: writeListAddress(search, { ...view, ...next }, defaults, prefix) };
  };

  return {
    query,
    filters: chosen,
    set: ({ filters, ...change }, step) => {
      const { query, filters: chosen } = latest.current;
      const isDefault = query.sort?.id === id && Boolean(query.sort?.desc) === desc;
      const next = { ...query, page: 0, ...change };
      // Unsorted means the default order: if that is current, a click on its column reverses it.
      if ('sort' in change && !change.sort && isDefault && query.sort)
        next.sort = { ...query.sort, desc: !query.sort.desc };
      // Typing into the search must not add history entries.
      const isTyping = change.search !== undefined && change.search !== '';
      go(changed({ query: next, filters: { ...chosen, ...filters } }), step ?? (isTyping ? 'replace' : 'push'));
    },
    reset: () => go(changed({ query: { ...latest.current.query, page: 0, search: '' }, filters: {} })),
    isFiltered: query.search !== '' || Object.keys(chosen).length > 0,
    open,
    setOpen: (id, step) => go(changed({ open: id }), step),
    hrefOf: href && ((id) => href({ search: writeListAddress(search, { ...state, open: id }, defaults, prefix) })),
  };
};
