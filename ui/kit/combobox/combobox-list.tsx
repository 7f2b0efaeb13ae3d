'use client';
import { ComboboxItem as AriakitItem, ComboboxList as AriakitList, ComboboxPopover } from '@ariakit/react/combobox';
import { useVirtualizer } from '@tanstack/react-virtual';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { cn } from '../cn';
import { Skeleton } from '../skeleton';
import { Spinner } from '../spinner';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import type { ComboboxItem, ComboboxOptions } from './combobox-options';
import type { AsyncComboboxProps } from './combobox-props';

/** From this many items on, only those in view are in the document. */
const virtualFrom = 100;

interface ComboboxListProps
  extends Pick<AsyncComboboxProps, 'value' | 'onChange' | 'max' | 'disabledReason' | 'create' | 'selectAll'> {
  options: ComboboxOptions;
  search: string;
  /** As many as can be chosen are chosen. */
  isFull: boolean;
  listId: string;
  label: string;
  /** The control, whose width the list takes. */
  frame: RefObject<HTMLElement | null>;
  onCreated: (item: ComboboxItem) => void;
}

/** The list of an `AsyncCombobox`. It stays inside of a dialog around it, where a portal would count as outside. */
export function ComboboxList(props: ComboboxListProps) {
  const { options, frame, listId, label } = props;
  const { items, isLoading, error, hasMore, loadMore } = options;
  const texts = useKitTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const isEmpty = items?.length === 0 && !isLoading;
  return (
    <ComboboxPopover
      data-gh-popup=""
      data-slot="combobox-popover"
      // Only options may stand in a listbox; what else there is to say stands beside it.
      role="presentation"
      fixed
      gutter={4}
      sameWidth
      unmountOnHide
      hideOnEscape={false}
      getAnchorRect={() => frame.current?.getBoundingClientRect() ?? null}
      getPersistentElements={() => (frame.current ? [frame.current] : [])}
      className="gh:z-10 gh:flex gh:max-h-[min(20rem,var(--popover-available-height))] gh:flex-col gh:rounded gh:border gh:border-line gh:bg-raised gh:p-1 gh:text-start gh:text-sm gh:shadow-raised gh:focus:outline-none"
    >
      <AriakitList
        ref={scroller}
        id={listId}
        aria-busy={isLoading}
        aria-label={label}
        className="gh:min-h-0 gh:overflow-y-auto gh:overscroll-contain"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (hasMore && !error && scrollHeight - scrollTop - clientHeight < 200) loadMore();
        }}
      >
        {items && <Items {...props} items={items} scroller={scroller} />}
        <CreateItem {...props} />
      </AriakitList>
      {!items && !error && <Waiting />}
      {isEmpty && !error && <Note>{texts.noMatches}</Note>}
      {isLoading && items && (
        <div className="gh:flex gh:justify-center gh:p-2 gh:text-subtle">
          <Spinner />
        </div>
      )}
      {Boolean(error) && (
        <Note>
          {texts.describeError(error)}
          <Button variant="secondary" size="sm" onClick={loadMore}>
            {texts.retry}
          </Button>
        </Note>
      )}
    </ComboboxPopover>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-2 gh:px-2 gh:py-2 gh:text-subtle">
    {children}
  </div>
);

function Waiting() {
  return (
    <div className="gh:grid gh:gap-3 gh:p-2">
      <Skeleton className="gh:w-40 gh:max-w-full" />
      <Skeleton className="gh:w-28 gh:max-w-full" />
      <Skeleton className="gh:w-36 gh:max-w-full" />
    </div>
  );
}

interface ItemsProps extends ComboboxListProps {
  items: readonly ComboboxItem[];
  scroller: RefObject<HTMLDivElement | null>;
}

function Items({ items, scroller, value, onChange, max, disabledReason, selectAll, isFull, options }: ItemsProps) {
  const texts = usePartTexts().combobox;
  const isVirtual = items.length >= virtualFrom;
  const virtual = useVirtualizer({
    count: items.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => (items.some(({ description }) => description) ? 48 : 36),
    overscan: 12,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  const chosen = new Set(value);
  const open = items.filter((item) => !chosen.has(item.id) && !disabledReason?.(item));
  const setSize = options.hasMore ? -1 : items.length;

  const option = (item: ComboboxItem, index: number) => {
    const isChosen = chosen.has(item.id);
    const reason = isChosen ? undefined : (disabledReason?.(item) ?? (isFull ? texts.full(max ?? 0) : undefined));
    return <Option {...{ item, isChosen, reason, index, setSize }} />;
  };

  return (
    <>
      {selectAll && open.length > 1 && !isFull && (
        <AriakitItem
          className={row}
          focusOnHover
          hideOnClick={false}
          setValueOnClick={false}
          onClick={() => onChange([...value, ...open.map(({ id }) => id)].slice(0, max))}
        >
          <span className="gh:font-medium">{texts.selectAll(open.length)}</span>
        </AriakitItem>
      )}
      {isVirtual ? (
        <div className="gh:relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            return (
              item && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className="gh:absolute gh:inset-x-0 gh:top-0"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {option(item, index)}
                </div>
              )
            );
          })}
        </div>
      ) : (
        items.map((item, index) => <div key={item.id}>{option(item, index)}</div>)
      )}
    </>
  );
}

const row =
  'gh:flex gh:min-h-9 gh:w-full gh:cursor-pointer gh:items-center gh:gap-2 gh:rounded-sm gh:px-2 gh:py-1.5 gh:data-active-item:bg-muted gh:aria-disabled:cursor-not-allowed gh:[&>svg]:size-4';

interface OptionProps {
  item: ComboboxItem;
  isChosen: boolean;
  reason: string | undefined;
  index: number;
  setSize: number;
}

function Option({ item, isChosen, reason, index, setSize }: OptionProps) {
  return (
    <AriakitItem
      value={item.id}
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      selectValueOnClick={!reason}
      disabled={Boolean(reason)}
      accessibleWhenDisabled
      aria-setsize={setSize}
      aria-posinset={index + 1}
      className={cn(row, reason && 'gh:text-subtle')}
    >
      <span className="gh:min-w-0 gh:flex-1">
        <span className="gh:block gh:truncate">{item.label}</span>
        {(reason ?? item.description) && (
          <span className="gh:block gh:truncate gh:text-xs gh:text-subtle">{reason ?? item.description}</span>
        )}
      </span>
      {isChosen && <Check aria-hidden className="gh:text-subtle" />}
    </AriakitItem>
  );
}

/** Creates what was searched for and is not there under this very name. */
function CreateItem({ create, search, options, isFull, onCreated }: ComboboxListProps) {
  const kitTexts = useKitTexts();
  const texts = usePartTexts().combobox;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const name = search.trim();
  const isThere = options.items?.some(({ label }) => label.toLowerCase() === name.toLowerCase());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another name, another try
  useEffect(() => setError(undefined), [name]);

  if (!create || !name || isThere || isFull || options.isLoading) return null;
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      onCreated(await create(name));
    } catch (thrown) {
      setError(kitTexts.describeError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AriakitItem
      className={row}
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      aria-busy={busy || undefined}
      onClick={() => void run()}
    >
      {busy ? <Spinner /> : <Plus aria-hidden className="gh:text-subtle" />}
      <span className="gh:min-w-0 gh:flex-1 gh:truncate">{texts.create(name)}</span>
      {error && <span className="gh:text-xs gh:text-danger">{error}</span>}
    </AriakitItem>
  );
}
