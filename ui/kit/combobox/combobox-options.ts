'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** An item that can be chosen. */
export interface ComboboxItem {
  id: string;
  label: string;
  /** Second line, e.g. an email address or the purpose of a role. */
  description?: string;
}

/** A page of search results. */
export interface ComboboxPage {
  items: readonly ComboboxItem[];
  hasMore: boolean;
}

/** Loads a page of 50 items, counted from 0; the signal aborts when the response is no longer needed. */
export type LoadItems = (search: string, page: number, signal: AbortSignal) => Promise<ComboboxPage>;

/** Resolves ids to items; unknown ids are left out. */
export type ResolveItems = (ids: readonly string[], signal: AbortSignal) => Promise<readonly ComboboxItem[]>;

export interface ComboboxOptions {
  /** Loaded items; `undefined` until the first page has loaded. */
  items: readonly ComboboxItem[] | undefined;
  /** Search term of the items. */
  searchTerm: string | undefined;
  hasMore: boolean;
  isLoading: boolean;
  error: unknown;
  /** Loads the next page, or retries a failed one. */
  loadMore: () => void;
}

interface SearchResult extends Omit<ComboboxOptions, 'loadMore'> {
  page: number;
}

const emptyResult: SearchResult = {
  items: undefined,
  searchTerm: undefined,
  hasMore: false,
  isLoading: false,
  error: undefined,
  page: 0,
};
const pause = 250;

/**
 * Loads the results of `search` page by page, 250 ms after the last key. Responses to an earlier search are dropped.
 */
export const useComboboxOptions = (load: LoadItems, search: string, open: boolean): ComboboxOptions => {
  const [result, setResult] = useState(emptyResult);
  const abort = useRef<AbortController>(undefined);
  const latestLoad = useRef(load);
  latestLoad.current = load;

  const read = useCallback(async (text: string, page: number) => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setResult((before) => ({ ...before, isLoading: true, error: undefined }));
    try {
      const { items, hasMore } = await latestLoad.current(text, page, controller.signal);
      if (controller.signal.aborted) return;
      setResult(({ items: before }) => ({
        items: page === 0 ? items : [...(before ?? []), ...items],
        searchTerm: text,
        hasMore,
        isLoading: false,
        error: undefined,
        page,
      }));
    } catch (error) {
      if (!controller.signal.aborted) setResult((before) => ({ ...before, isLoading: false, error }));
    }
  }, []);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open) {
      wasOpen.current = false;
      abort.current?.abort();
      return;
    }
    // Opening loads the first page at once; a search waits for the last key.
    const wait = wasOpen.current ? pause : 0;
    wasOpen.current = true;
    const timer = setTimeout(() => void read(search.trim(), 0), wait);
    return () => clearTimeout(timer);
  }, [open, search, read]);

  useEffect(() => () => abort.current?.abort(), []);

  const { page, ...shown } = result;
  const loadMore = () => {
    if (result.isLoading) return;
    if (result.error) return void read(search.trim(), result.items ? page + 1 : 0);
    if (result.hasMore) void read(search.trim(), page + 1);
  };
  return { ...shown, loadMore };
};

/** The item of a chosen id; `isKnown` is false until it is resolved, and if it cannot be. */
export interface ChosenItem extends ComboboxItem {
  isResolved: boolean;
}

/** Resolves each chosen id once; an unresolved id is rendered itself. */
export const useChosenItems = (
  ids: readonly string[],
  resolve: ResolveItems,
  loaded: readonly ComboboxItem[] | undefined,
) => {
  const [names, setNames] = useState<ReadonlyMap<string, ComboboxItem>>(new Map());
  const requested = useRef(new Set<string>());
  const latestResolve = useRef(resolve);
  latestResolve.current = resolve;

  const learn = useCallback(
    (items: readonly ComboboxItem[]) =>
      setNames((before) => new Map([...before, ...items.map((item) => [item.id, item] as const)])),
    [],
  );

  useEffect(() => {
    if (loaded?.length) learn(loaded);
  }, [loaded, learn]);

  const missing = ids.filter((id) => !names.has(id)).join('\n');
  useEffect(() => {
    const missingIds = missing.split('\n').filter((id) => id && !requested.current.has(id));
    if (missingIds.length === 0) return;
    for (const id of missingIds) requested.current.add(id);
    const controller = new AbortController();
    latestResolve.current(missingIds, controller.signal).then(
      (items) => !controller.signal.aborted && learn(items),
      // After an error the ids are kept; the next change fetches again.
      () => {
        for (const id of missingIds) requested.current.delete(id);
      },
    );
    return () => {
      controller.abort();
      for (const id of missingIds) requested.current.delete(id);
    };
  }, [missing, learn]);

  const chosen = ids.map((id): ChosenItem => {
    const item = names.get(id);
    return item ? { ...item, isResolved: true } : { id, label: id, isResolved: false };
  });
  return { chosen, learn };
};
