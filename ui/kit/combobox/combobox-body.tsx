'use client';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { cn } from '../cn';
import { describedBy, type FieldState } from '../form/field';
import { control } from '../form/input';
import { Chip } from '../table/chip';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';
import { ComboboxList } from './combobox-list';
import { useChosenItems, useComboboxOptions } from './combobox-options';
import type { AsyncComboboxProps } from './combobox-props';
import { type ComboboxRow, comboboxRows } from './combobox-rows';

const { stateChangeTypes: types } = useCombobox;

type State = UseComboboxState<ComboboxRow>;

/** Keeps the list open after a choice, since several items can be chosen; closing the list clears the search. */
const stateReducer = (state: State, { type, changes }: UseComboboxStateChangeOptions<ComboboxRow>): Partial<State> => {
  switch (type) {
    case types.InputKeyDownEnter:
    case types.ItemClick:
      return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: state.inputValue };
    case types.InputChange:
      return { ...changes, highlightedIndex: 0 };
    case types.InputClick:
      return { ...changes, isOpen: true };
    case types.InputBlur:
    case types.InputKeyDownEscape:
      // Change events are ignored: they would choose the highlighted option.
      return { ...state, isOpen: false, highlightedIndex: -1, inputValue: '' };
    default:
      return changes;
  }
};

interface Creating {
  name: string;
  isBusy: boolean;
  error?: string;
}
const notCreating: Creating = { name: '', isBusy: false };

interface ComboboxBodyProps extends AsyncComboboxProps {
  field: FieldState;
}

/** Renders the control of an `AsyncCombobox`: chips, input and list. */
export function ComboboxBody(props: ComboboxBodyProps) {
  const { field, hint, value, onChange, load, resolve, max = Number.POSITIVE_INFINITY, placeholder, disabled } = props;
  const { create, disabledReason, selectAll } = props;
  const texts = usePartTexts().combobox;
  const kitTexts = useKitTexts();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const options = useComboboxOptions(load, search, open);
  const { chosen, learn } = useChosenItems(value, resolve, options.items);
  const [creating, setCreating] = useState<Creating>(notCreating);
  const [removed, setRemoved] = useState<string>();
  const listId = `${field.id}-list`;
  const full = value.length >= max ? texts.full(max) : undefined;
  const { items, searchTerm } = options;
  const rows = comboboxRows({ items, searchTerm, value, disabledReason, create, selectAll, full, search });

  const createItem = async (name: string) => {
    if (!create || creating.isBusy) return;
    setCreating({ name, isBusy: true });
    try {
      const item = await create(name);
      setCreating(notCreating);
      learn([item]);
      onChange([...value, item.id]);
      list.setInputValue('');
    } catch (thrown) {
      setCreating({ name, isBusy: false, error: kitTexts.describeError(thrown) });
    }
  };
  const choose = (row: ComboboxRow) => {
    if (row.kind === 'all') return onChange([...value, ...row.ids].slice(0, max));
    if (row.kind === 'create') return void createItem(row.name);
    const { id } = row.item;
    if (row.isChosen) return onChange(value.filter((chosenId) => chosenId !== id));
    if (!row.reason) onChange([...value, id]);
  };
  const list = useCombobox<ComboboxRow>({
    items: rows,
    itemToString: () => '',
    itemToKey: (row) => (row?.kind === 'item' ? row.item.id : row?.kind),
    // The selection is controlled: each press toggles an option.
    selectedItem: null,
    inputId: field.id,
    menuId: listId,
    stateReducer,
    // The list scrolls itself, since it is virtualized.
    scrollIntoView: () => {},
    onInputValueChange: ({ inputValue }) => setSearch(inputValue),
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
    onStateChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });

  const remove = (id: string) => {
    setRemoved(chosen.find((item) => item.id === id)?.label ?? id);
    onChange(value.filter((chosenId) => chosenId !== id));
    input.current?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips means the box inside, which has the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        ref={frame}
        data-slot="combobox"
        className={cn(
          control,
          'gh:relative gh:flex gh:min-h-control gh:flex-wrap gh:items-center gh:gap-1 gh:p-1 gh:pe-9 gh:focus-within:border-ring gh:focus-within:outline-2 gh:focus-within:outline-ring',
          field.error && 'gh:border-danger gh:focus-within:outline-danger',
          disabled && 'gh:cursor-not-allowed gh:bg-muted',
        )}
        onClick={(event) => {
          if (event.target !== event.currentTarget || disabled) return;
          input.current?.focus();
          list.openMenu();
        }}
      >
        {chosen.length > 0 && (
          <ul aria-label={texts.chosen} className="gh:contents">
            {chosen.map((item) => (
              <Chip
                key={item.id}
                title={item.description ?? item.label}
                removeLabel={texts.remove(item.label)}
                onRemove={disabled ? undefined : () => remove(item.id)}
                className={item.isResolved ? undefined : 'gh:font-mono gh:text-xs gh:text-subtle'}
              >
                <span className="gh:truncate">{item.label}</span>
              </Chip>
            ))}
          </ul>
        )}
        <input
          {...list.getInputProps({
            ref: input,
            disabled,
            onKeyDown: (event) => {
              const last = value.at(-1);
              if (event.key === 'Backspace' && !search && last !== undefined) remove(last);
              else setRemoved(undefined);
              // The first Escape closes the list, the next one the surrounding layer.
              if (event.key === 'Escape' && open) event.preventDefault();
            },
          })}
          {...describedBy(field, hint)}
          // The `label` element already names the input.
          aria-labelledby={undefined}
          aria-haspopup="listbox"
          {...(!rows[list.highlightedIndex] && { 'aria-activedescendant': undefined })}
          placeholder={chosen.length > 0 ? undefined : placeholder}
          className={cn(
            'gh:h-7 gh:flex-1 gh:px-2 gh:outline-none',
            // Behind the chips it takes a line of its own only for a search.
            chosen.length > 0 && !search ? 'gh:min-w-6' : 'gh:min-w-24',
          )}
        />
        <ChevronDown
          aria-hidden
          className="gh:pointer-events-none gh:absolute gh:inset-y-0 gh:end-3 gh:my-auto gh:size-4 gh:text-subtle"
        />
      </div>
      <VisuallyHidden role="status">
        {removed === undefined
          ? open && options.items && texts.matches(options.items.length, options.hasMore)
          : texts.removed(removed)}
      </VisuallyHidden>
      <ComboboxList
        options={options}
        rows={rows}
        frame={frame}
        open={open}
        error={creating.name === search.trim() ? creating.error : undefined}
        isCreating={creating.isBusy}
        highlighted={list.highlightedIndex}
        listId={listId}
        listProps={list.getMenuProps({ 'aria-label': texts.options, 'aria-multiselectable': max > 1 || undefined })}
        rowProps={(row, index) => list.getItemProps({ item: row, index })}
      />
    </>
  );
}
