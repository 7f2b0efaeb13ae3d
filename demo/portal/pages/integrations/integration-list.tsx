import { Button, EmptyState, TextareaField, TextField, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowDown, ArrowUp, ListPlus, Plus, X } from 'lucide-react';
import { type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { MAX_INTEGRATIONS } from '../../../research/feedback/integration';
import { FieldError } from '../../feedback/scale-field';
import { useAnnounce } from '../../layout/announcer';
import { usePortalTexts } from '../../texts/provider';
import { type IntegrationValues, indexFor, newIntegration } from './integration-form';

type Direction = 'up' | 'down';

/** Methods of the list for other parts of the screen. */
export interface IntegrationListHandle {
  /** Adds a product to the list, or scrolls to it when it is listed already. */
  add(name: string): void;
}

/** Renders the user's own list of products: add, remove, reorder. */
export function IntegrationList({ ref }: { ref: Ref<IntegrationListHandle> }) {
  const texts = usePortalTexts('integrations');
  const { progress } = usePortalTexts('shell');
  const full = texts.full(MAX_INTEGRATIONS);
  const { control, getValues, setValue, setFocus, formState } = useFormContext<IntegrationValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'wishes' });
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = fields.length;
  const isFull = count >= MAX_INTEGRATIONS;
  const problem = formState.errors.wishes?.root?.message ?? formState.errors.wishes?.message;

  const find = (index: number, part: string) =>
    list.current?.querySelector<HTMLElement>(`[data-wish="${index}"] ${part}`);
  const nameOf = (index: number) => getValues(`wishes.${index}.name`).trim() || texts.entry(index + 1);

  const add = useCallback(
    (name: string) => {
      const integrations = getValues('wishes');
      const index = indexFor(integrations, name);
      if (index === undefined) {
        announce(full);
        addButton.current?.focus();
        return;
      }
      const description = `wishes.${index}.description` as const;
      if (index === integrations.length) return append({ name, description: '' }, { focusName: description });
      setValue(`wishes.${index}.name`, name, { shouldDirty: true });
      setFocus(description);
    },
    [getValues, setValue, setFocus, append, announce, full],
  );
  useImperativeHandle(ref, () => ({ add }), [add]);

  const shift = (from: number, direction: Direction) => {
    const to = direction === 'up' ? from - 1 : from + 1;
    const name = nameOf(from);
    flushSync(() => move(from, to));
    // An element that moves in the document loses focus.
    find(to, `[data-move="${direction}"]`)?.focus();
    announce(texts.moved(name, to + 1, count));
  };
  const drop = (index: number) => {
    const name = nameOf(index);
    flushSync(() => remove(index));
    const next = find(Math.min(index, count - 2), '[data-remove]') ?? addButton.current;
    next?.focus();
    announce(texts.removed(name, count - 1));
  };

  return (
    <div className="grid gap-5">
      {count === 0 ? (
        <EmptyState
          icon={<ListPlus />}
          title={texts.emptyTitle}
          description={texts.empty}
          className="rounded-lg border border-dashed border-control"
        />
      ) : (
        <ol ref={list}>
          {fields.map((field, index) => (
            <IntegrationEntry
              key={field.id}
              index={index}
              count={count}
              onMove={(direction) => shift(index, direction)}
              onRemove={() => drop(index)}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Button
          ref={addButton}
          variant="secondary"
          disabledReason={isFull ? full : undefined}
          onClick={() => append({ ...newIntegration })}
        >
          <Plus aria-hidden />
          {texts.add}
        </Button>
        <p className="text-xs text-subtle tabular-nums">
          <bdi>{progress.of(count, MAX_INTEGRATIONS)}</bdi>
        </p>
      </div>
      <div role="alert" className="empty:absolute">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  );
}

/** Classes of a product of the list: number, fields, and buttons. */
const entryGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-line py-6 [li:first-child>&]:pt-0 @sm:grid-cols-[auto_minmax(0,1fr)_auto]';

interface IntegrationEntryProps {
  index: number;
  count: number;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

/** Renders one product with the requested data, and the buttons that move or remove it. */
function IntegrationEntry({ index, count, onMove, onRemove }: IntegrationEntryProps) {
  const texts = usePortalTexts('integrations');
  const { control } = useFormContext<IntegrationValues>();
  const typed = useWatch({ control, name: `wishes.${index}.name` });
  const name = typed?.trim() || texts.entry(index + 1);
  const first = index === 0;
  const last = index === count - 1;
  return (
    <li data-wish={index}>
      <fieldset className={entryGrid}>
        <legend className="absolute">
          <VisuallyHidden>{texts.position(index + 1, count)}</VisuallyHidden>
        </legend>
        <span
          className="grid size-6 place-items-center rounded-full bg-primary/12 text-xs font-medium text-primary tabular-nums"
          aria-hidden
        >
          {index + 1}
        </span>
        <div className="col-span-2 row-start-2 grid gap-4 @sm:col-span-1 @sm:col-start-2 @sm:row-start-1">
          <TextField name={`wishes.${index}.name`} label={texts.product} autoComplete="off" />
          <TextareaField name={`wishes.${index}.description`} label={texts.purpose} rows={2} />
        </div>
        <div className="flex gap-0.5 justify-self-end @sm:-mt-1">
          <Button
            variant="ghost"
            size="icon-sm"
            data-move="up"
            aria-label={texts.up(name)}
            disabledReason={first ? texts.isFirst : undefined}
            onClick={() => onMove('up')}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            data-move="down"
            aria-label={texts.down(name)}
            disabledReason={last ? texts.isLast : undefined}
            onClick={() => onMove('down')}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button variant="ghost" size="icon-sm" data-remove aria-label={texts.remove(name)} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
