'use client';
import { createSearch } from '@gatehouse/sdk/text';
import { useController } from 'react-hook-form';
import { AsyncCombobox } from '../../../kit/combobox/async-combobox';
import type { ComboboxItem, LoadItems, ResolveItems } from '../../../kit/combobox/combobox-options';
import type { AsyncComboboxProps } from '../../../kit/combobox/combobox-props';
import { useField } from '../../../kit/form/use-field';

export interface PickerFieldProps extends Omit<AsyncComboboxProps, 'value' | 'onChange' | 'error'> {
  /** Name of the list of ids in the schema. */
  name: string;
}

/** Renders a form field that selects roles, groups or users. */
export function PickerField({ name, ...props }: PickerFieldProps) {
  const { error } = useField(name);
  const { field } = useController({ name });
  const value: unknown = field.value;
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return <AsyncCombobox {...props} value={ids} onChange={field.onChange} error={error} />;
}

/** Options per page of a picker. */
export const PAGE = 50;

/** Options of a picker. */
export interface Options {
  load: LoadItems;
  resolve: ResolveItems;
}

interface Named {
  id: string;
  name: string;
  description?: string | null | undefined;
}

const asItem = ({ id, name, description }: Named): ComboboxItem => ({
  id,
  label: name,
  ...(description && { description }),
});

/**
 * Returns options of a list that is loaded whole and searched on the client; some options may be named but not
 * selectable.
 */
export const optionsOf = <Item extends Named>(
  readAll: () => Promise<readonly Item[]>,
  isOffered: (item: Item) => boolean = () => true,
): Options => ({
  load: async (search, page) => {
    const isMatch = createSearch(search);
    const matches = (await readAll()).filter((item) => isOffered(item) && isMatch(item.name));
    return {
      items: matches.slice(page * PAGE, (page + 1) * PAGE).map(asItem),
      hasMore: matches.length > (page + 1) * PAGE,
    };
  },
  resolve: async (ids) => (await readAll()).filter(({ id }) => ids.includes(id)).map(asItem),
});
