import { searchText } from '@gatehouse/sdk/text';
import type { ComboboxItem, ComboboxOptions } from './combobox-options';
import type { AsyncComboboxProps } from './combobox-props';

/** A row of the list that can be highlighted and pressed. */
export type ComboboxRow =
  | { kind: 'all'; ids: readonly string[] }
  | { kind: 'item'; item: ComboboxItem; index: number; isChosen: boolean; reason: string | undefined }
  | { kind: 'create'; name: string };

interface RowOptions
  extends Pick<AsyncComboboxProps, 'value' | 'max' | 'disabledReason' | 'create' | 'selectAll'>,
    Pick<ComboboxOptions, 'items' | 'searchTerm'> {
  search: string;
  /** Reason why no more items can be chosen, if any. */
  full: string | undefined;
}

/** Returns the rows of the list: "Select all", the search results, and "Create". */
export const comboboxRows = (options: RowOptions): ComboboxRow[] => {
  const { items = [], searchTerm, value, disabledReason, create, selectAll, full } = options;
  const chosen = new Set(value);
  const open = items.filter((item) => !chosen.has(item.id) && !disabledReason?.(item));
  const name = options.search.trim();
  const isThere = items.some(({ label }) => searchText(label) === searchText(name));
  return [
    ...(selectAll && open.length > 1 && !full ? [{ kind: 'all' as const, ids: open.map(({ id }) => id) }] : []),
    ...items.map((item, index) => {
      const isChosen = chosen.has(item.id);
      const reason = isChosen ? undefined : (disabledReason?.(item) ?? full);
      return { kind: 'item' as const, item, index, isChosen, reason };
    }),
    // Whether the name exists is unknown until the response arrives.
    ...(create && name && name === searchTerm && !isThere && !full ? [{ kind: 'create' as const, name }] : []),
  ];
};
