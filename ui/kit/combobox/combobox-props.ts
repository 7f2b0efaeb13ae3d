import type { ReactNode } from 'react';
import type { ComboboxItem, LoadItems, ResolveItems } from './combobox-options';

export interface AsyncComboboxProps {
  label: ReactNode;
  /** Chosen ids, in the order in which they were chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Loads the matches of a search, 50 on a page. Called 250 ms after the last key. */
  load: LoadItems;
  /** Finds the names of chosen ids. Ids without a name show as they are and can be removed. */
  resolve: ResolveItems;
  /** How many can be chosen. Default: any number. */
  max?: number;
  /** Why an item cannot be chosen. */
  disabledReason?: (item: ComboboxItem) => string | undefined;
  /** Offers to create what was searched for and not found. What it rejects with is shown in the list. */
  create?: (search: string) => Promise<ComboboxItem>;
  /** Offers to choose everything that is loaded at once. Default false. */
  selectAll?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Hides the label for the eye, not for screen readers. */
  labelHidden?: boolean;
  disabled?: boolean;
  className?: string;
}
