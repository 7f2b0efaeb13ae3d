'use client';
import type { Channel } from '@gatehouse/sdk/connectivity';
import { createSearch } from '@gatehouse/sdk/text';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { cn } from '../../kit/cn';
import { Alert } from '../../kit/feedback/alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Checkbox } from '../../kit/form/checkbox';
import { FieldNotes } from '../../kit/form/field';
import { Input } from '../../kit/form/input';
import { useField } from '../../kit/form/use-field';
import { useAdminTexts } from '../texts';
import { type OfferedEvents, useEvents } from './use-events';

const webhooks: readonly Channel[] = ['webhook'];

type Categories = NonNullable<OfferedEvents['categories']>;

interface EventsFieldProps {
  name: string;
  label: string;
  /** Channels whose events are offered. Keep it stable. Default: webhooks. */
  channels?: readonly Channel[];
}

/** Renders the selection of events by category; a category or all events can be selected at once. */
export function EventsField({ name, label, channels = webhooks }: EventsFieldProps) {
  const { eventsField: texts, otherEvents } = useAdminTexts('webhooks');
  const { categories, error, nameOf } = useEvents(channels);
  const field = useField(name);
  const { field: control } = useController({ name });
  const id = useId();
  const [search, setSearch] = useState('');
  const value: unknown = control.value;
  const chosen = Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];

  const all = withUnknown(categories ?? [], chosen, nameOf);
  const isMatch = createSearch(search);
  const visible = all
    .map((category) => ({
      ...category,
      events: category.events.filter(({ name, key }) => isMatch(name, key)),
    }))
    .filter(({ events }) => events.length > 0);

  const set = (keys: readonly string[], isOn: boolean) => {
    const unrelated = chosen.filter((key) => !keys.includes(key));
    control.onChange(isOn ? [...unrelated, ...keys] : unrelated);
  };
  const box = (keys: readonly string[]) => {
    const count = keys.filter((key) => chosen.includes(key)).length;
    const checked = keys.length > 0 && count === keys.length;
    return { checked, indeterminate: count > 0 && !checked, onChange: () => set(keys, !checked) };
  };
  const keysOf = (from: Categories) => from.flatMap(({ events }) => events.map(({ key }) => key));

  return (
    <fieldset
      ref={control.ref}
      tabIndex={-1}
      data-slot="field"
      aria-describedby={cn(`${id}-count`, field.errorId)}
      className="gh:grid gh:gap-2 gh:focus:outline-none"
    >
      <legend className="gh:float-start gh:mb-1.5 gh:w-full gh:text-sm gh:font-medium">{label}</legend>
      {error ? (
        <Alert tone="warning">{texts.failed}</Alert>
      ) : !categories ? (
        <Skeleton className="gh:h-control" />
      ) : (
        <>
          <Input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <div
            className={cn(
              'gh:max-h-80 gh:overflow-y-auto gh:rounded gh:border gh:p-3',
              field.error ? 'gh:border-danger' : 'gh:border-line',
            )}
          >
            {visible.length === 0 && <p className="gh:text-sm gh:text-subtle">{texts.nothing}</p>}
            {visible.length > 0 && search.trim() === '' && (
              <Row label={texts.all} {...box(keysOf(all))} className="gh:font-medium" />
            )}
            {visible.map((category) => (
              <div key={category.id} className="gh:mt-3 gh:first:mt-0">
                <Row label={category.name || otherEvents} {...box(keysOf([category]))} className="gh:font-medium" />
                <ul className="gh:ps-6">
                  {category.events.map((event) => (
                    <li key={event.key}>
                      <Row label={event.name} {...box([event.key])} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </>
      )}
      <div className="gh:-mt-1">
        <FieldNotes
          field={field}
          hint={
            <span id={`${id}-count`} role="status">
              {texts.chosen(chosen.length)}
            </span>
          }
        />
      </div>
    </fieldset>
  );
}

/** Selected events that are no longer offered can still be removed. */
const withUnknown = (
  categories: Categories,
  chosen: readonly string[],
  nameOf: (key: string) => string,
): Categories => {
  const offered = new Set(categories.flatMap(({ events }) => events.map(({ key }) => key)));
  const events = chosen
    .filter((key) => !offered.has(key))
    .map((key) => ({ key, name: nameOf(key), category: '', description: '' }));
  return events.length > 0 ? [...categories, { id: 'unknown', name: '', events }] : categories;
};

interface RowProps {
  label: string;
  checked: boolean;
  indeterminate: boolean;
  onChange: () => void;
  className?: string;
}

function Row({ label, className, ...box }: RowProps) {
  const id = useId();
  return (
    <div className={cn('gh:flex gh:min-h-8 gh:items-center gh:gap-2.5 gh:text-sm', className)}>
      <Checkbox id={id} {...box} />
      <label htmlFor={id} className="gh:py-1 gh:wrap-anywhere">
        {label}
      </label>
    </div>
  );
}
