import { Button, EmptyState } from '@gatehouse/ui/kit';
import { CircleAlert, ListPlus, Plus } from 'lucide-react';
import { type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_INTEGRATIONS } from '../../../research/feedback/integration';
import { useAnnounce } from '../../layout/announcer';
import { usePortalTexts } from '../../texts/provider';
import { type Direction, WishEntry } from './wish-entry';
import { indexFor, newWish, type WishValues } from './wish-form';

/** Methods of the list for other parts of the screen. */
export interface WishListHandle {
  /** Adds a product to the list, or scrolls to it when it is listed already. */
  add(name: string): void;
}

/** Renders the user's own list of products: add, remove, reorder. */
export function WishList({ ref }: { ref: Ref<WishListHandle> }) {
  const texts = usePortalTexts('integrations');
  const { progress } = usePortalTexts('shell');
  const full = texts.full(MAX_INTEGRATIONS);
  const { control, getValues, setValue, setFocus, formState } = useFormContext<WishValues>();
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
      const wishes = getValues('wishes');
      const index = indexFor(wishes, name);
      if (index === undefined) {
        announce(full);
        addButton.current?.focus();
        return;
      }
      const description = `wishes.${index}.description` as const;
      if (index === wishes.length) return append({ name, description: '' }, { focusName: description });
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
    <div className="wishes">
      {count === 0 ? (
        <EmptyState icon={<ListPlus />} title={texts.emptyTitle} description={texts.empty} className="wishes-empty" />
      ) : (
        <ol ref={list}>
          {fields.map((field, index) => (
            <WishEntry
              key={field.id}
              index={index}
              count={count}
              onMove={(direction) => shift(index, direction)}
              onRemove={() => drop(index)}
            />
          ))}
        </ol>
      )}
      <div className="wishes-foot">
        <Button
          ref={addButton}
          variant="secondary"
          disabledReason={isFull ? full : undefined}
          onClick={() => append({ ...newWish })}
        >
          <Plus aria-hidden />
          {texts.add}
        </Button>
        <p className="count">
          <bdi>{progress.of(count, MAX_INTEGRATIONS)}</bdi>
        </p>
      </div>
      <p role="alert" className="scale-error">
        {problem && (
          <>
            <CircleAlert aria-hidden />
            {problem}
          </>
        )}
      </p>
    </div>
  );
}
