import type { ReactNode } from 'react';
import type { ComboboxItem, LoadItems, ResolveItems } from './combobox-options';

export interface AsyncComboboxProps {
  label: ReactNode;
  /** Chosen ids, in the order of selection. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Loads search results, 50 per page. Called 250 ms after the last key. */
  load: LoadItems;
  /** Resolves chosen ids to items. An unresolved id is rendered itself and can be removed. */
  resolve: ResolveItems;
  /** Maximum number of chosen items. Default: no limit. */
  max?: number;
  /** Returns the reason why an item cannot be chosen. */
  disabledReason?: (item: ComboboxItem) => string | undefined;
  /** Creates an item for a search without a match. A rejection is rendered in the list. */
  create?: (search: string) => Promise<ComboboxItem>;
  /** Adds an option that chooses all loaded items. Default false. */
  selectAll?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Hides the label visually. Default false. */
  labelHidden?: boolean;
  disabled?: boolean;
  className?: string;
}
