'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { KitPartTexts } from './part-texts';

/** What the kit says by itself; everything else is handed in by its user. */
export interface KitTexts {
  /** The language of these words as a BCP 47 tag; charts write numbers and dates in it. */
  language: string;
  loading: string;
  close: string;
  cancel: string;
  confirm: string;
  done: string;
  retry: string;
  dismiss: string;
  copy: string;
  copied: string;
  /** Shown where the browser refuses the clipboard. */
  copyFailed: string;
  download: string;
  optional: string;
  /** Below an empty field that must be filled. */
  required: string;
  /** Below a field whose schema has no words of its own. */
  invalid: string;
  showPassword: string;
  hidePassword: string;
  search: string;
  clearSearch: string;
  /** Clears search and filters at once. */
  clearFilters: string;
  view: string;
  sortBy: string;
  descending: string;
  actions: string;
  pages: string;
  /** Label of the field that takes the number of a page. */
  page: string;
  columns: string;
  rowsPerPage: string;
  selectAll: string;
  clearSelection: string;
  previousPage: string;
  nextPage: string;
  noMatches: string;
  noMatchesHint: string;
  /** Nothing was found while filters are set. */
  noFilteredHint: string;
  loadFailed: string;
  secretWarning: string;
  notifications: string;
  showAsTable: string;
  /** How to move through the values of a chart. */
  chartKeys: string;
  /** In place of a chart without values. */
  nothingToShow: string;
  /** Heads the column of days, weeks or months. */
  period: string;
  /** Heads the column of what values are told apart by. */
  category: string;
  /** Heads the column of numbers that have no unit. */
  value: string;
  total: string;
  selectRow(label: string): string;
  rowActions(label: string): string;
  selected(count: number): string;
  results(count: number): string;
  range(from: number, to: number, total: number): string;
  characters(used: number, limit: number): string;
  /** Texts of the parts that only administration pages use; English when left out. */
  parts?: KitPartTexts;
  /** Turns a thrown value into a sentence for people. */
  describeError(error: unknown): string;
}

/** The kit's own English, which is also that of the language files. */
export const kitTexts: Omit<KitTexts, 'describeError'> = {
  language: 'en',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  done: 'Done',
  retry: 'Try again',
  dismiss: 'Dismiss',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. The text is selected: press Ctrl+C or ⌘C.',
  download: 'Download',
  optional: 'Optional',
  required: 'Please fill in this field.',
  invalid: 'Please check this field.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  search: 'Search',
  clearSearch: 'Clear search',
  clearFilters: 'Clear all',
  view: 'View',
  sortBy: 'Sort by',
  descending: 'Descending',
  actions: 'Actions',
  pages: 'Pagination',
  page: 'Page',
  columns: 'Columns',
  rowsPerPage: 'Rows per page',
  selectAll: 'Select all rows on this page',
  clearSelection: 'Clear selection',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  noMatches: 'Nothing found',
  noMatchesHint: 'Try other words or clear the search.',
  noFilteredHint: 'No row matches the search and the filters.',
  loadFailed: 'This could not be loaded',
  secretWarning: 'Store this somewhere safe now. You will not be able to see it again.',
  notifications: 'Notifications',
  showAsTable: 'Show as table',
  chartKeys: 'Use the arrow keys to read each value.',
  nothingToShow: 'Nothing to show yet',
  period: 'Period',
  category: 'Category',
  value: 'Value',
  total: 'Total',
  selectRow: (label) => `Select ${label}`,
  rowActions: (label) => `Actions for ${label}`,
  selected: (count) => `${count} selected`,
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  range: (from, to, total) => `${from}–${to} of ${total}`,
  characters: (used, limit) => `${used} of ${limit} characters`,
};

const english: KitTexts = {
  ...kitTexts,
  describeError: (error) =>
    error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.',
};

const TextsContext = createContext(english);

interface KitTextsProviderProps {
  /** Replaces the English defaults; what is left out stays. */
  texts: Partial<KitTexts>;
  children: ReactNode;
}

/** Gives the kit's own words in another language. */
export function KitTextsProvider({ texts, children }: KitTextsProviderProps) {
  const outer = useContext(TextsContext);
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <TextsContext.Provider value={merged}>{children}</TextsContext.Provider>;
}

/** The kit's own words. */
export const useKitTexts = () => useContext(TextsContext);
