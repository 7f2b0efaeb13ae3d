'use client';
import { Combobox, ComboboxProvider } from '@ariakit/react/combobox';
import { useRef, useState } from 'react';
import { Chip } from '../chip';
import { cn } from '../cn';
import { describedBy, type FieldState } from '../field';
import { control } from '../input';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';
import { ComboboxList } from './combobox-list';
import { useChosenItems, useComboboxOptions } from './combobox-options';
import type { AsyncComboboxProps } from './combobox-props';

interface ComboboxBodyProps extends AsyncComboboxProps {
  field: FieldState;
}

/** The control of an `AsyncCombobox`: chips, the box one types into, and the list. A chunk of its own. */
export default function ComboboxBody(props: ComboboxBodyProps) {
  const { field, hint, value, onChange, load, resolve, max = Number.POSITIVE_INFINITY, placeholder, disabled } = props;
  const texts = usePartTexts().combobox;
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const options = useComboboxOptions(load, search, open);
  const { chosen, learn } = useChosenItems(value, resolve, options.items);
  const listId = `${field.id}-list`;
  const isFull = value.length >= max;

  const remove = (id: string) => {
    onChange(value.filter((other) => other !== id));
    input.current?.focus();
  };

  return (
    <ComboboxProvider
      open={open}
      setOpen={setOpen}
      inputValue={search}
      setInputValue={setSearch}
      selectedValue={[...value]}
      setSelectedValue={(next) => onChange(next.slice(0, Math.max(max, value.length)))}
      resetValueOnHide
      resetValueOnSelect={false}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips means the box inside, which has the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        ref={frame}
        data-slot="combobox"
        className={cn(
          control,
          'gh:flex gh:min-h-control gh:flex-wrap gh:items-center gh:gap-1 gh:p-1 gh:focus-within:border-ring gh:focus-within:outline-2 gh:focus-within:outline-ring',
          field.error && 'gh:border-danger gh:focus-within:outline-danger',
          disabled && 'gh:cursor-not-allowed gh:bg-muted',
        )}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        {chosen.length > 0 && (
          <ul aria-label={texts.chosen} className="gh:contents">
            {chosen.map((item) => (
              <Chip
                key={item.id}
                title={item.description ?? item.label}
                removeLabel={texts.remove(item.label)}
                onRemove={disabled ? undefined : () => remove(item.id)}
                className={item.isKnown ? undefined : 'gh:font-mono gh:text-xs gh:text-subtle'}
              >
                <span className="gh:truncate">{item.label}</span>
              </Chip>
            ))}
          </ul>
        )}
        <Combobox
          ref={input}
          id={field.id}
          {...describedBy(field, hint)}
          disabled={disabled}
          aria-controls={open ? listId : undefined}
          aria-haspopup="listbox"
          autoSelect
          autoComplete="list"
          placeholder={chosen.length > 0 ? undefined : placeholder}
          className="gh:h-7 gh:min-w-24 gh:flex-1 gh:px-2 gh:outline-none"
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && !search && value.length > 0) onChange(value.slice(0, -1));
            if (event.key === 'Escape' && open) {
              event.preventDefault();
              setOpen(false);
            }
          }}
        />
      </div>
      <VisuallyHidden role="status">
        {open && options.items ? texts.matches(options.items.length, options.hasMore) : ''}
      </VisuallyHidden>
      <ComboboxList
        {...props}
        {...{ options, search, isFull, frame, listId }}
        label={texts.options}
        onCreated={(item) => {
          learn([item]);
          onChange([...value, item.id]);
          setSearch('');
        }}
      />
    </ComboboxProvider>
  );
}
