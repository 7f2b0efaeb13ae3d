'use client';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { hidePopover, preparePopover, reveal, showPopover } from '../browser';
import { cn } from '../cn';
import { RetryButton } from '../feedback/retry-button';
import { Skeleton } from '../feedback/skeleton';
import { Spinner } from '../feedback/spinner';
import { placePanel } from '../overlay/menu-behavior';
import { useWindow } from '../table/use-window';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import type { ComboboxOptions } from './combobox-options';
import type { ComboboxRow } from './combobox-rows';

/** Minimum number of rows for virtualization. */
const virtualFrom = 100;

interface ComboboxListProps {
  options: ComboboxOptions;
  rows: readonly ComboboxRow[];
  open: boolean;
  /** Index of the highlighted row; -1 for none. */
  highlighted: number;
  isCreating: boolean;
  /** Error of the last attempt to create an item. */
  error: string | undefined;
  /** Control that defines the width of the list. */
  frame: RefObject<HTMLElement | null>;
  listId: string;
  listProps: HTMLAttributes<HTMLElement>;
  rowProps: (row: ComboboxRow, index: number) => HTMLAttributes<HTMLElement>;
}

/** Renders the list of an `AsyncCombobox` as a native popover, which stays inside a surrounding dialog. */
export function ComboboxList(props: ComboboxListProps) {
  const { options, open, frame, listProps } = props;
  const { items, isLoading, error, hasMore, loadMore } = options;
  const texts = useKitTexts();
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => preparePopover(panel.current), []);

  useLayoutEffect(() => {
    const [element, anchor] = [panel.current, frame.current];
    if (!open || !element || !anchor) return;
    element.style.width = `${anchor.offsetWidth}px`;
    showPopover(element);
    const stopPlacing = placePanel(element, anchor, 'start');
    // Pressing the panel keeps the focus in the input.
    const keepFocus = (event: Event) => event.preventDefault();
    element.addEventListener('mousedown', keepFocus);
    return () => {
      stopPlacing();
      element.removeEventListener('mousedown', keepFocus);
      hidePopover(element);
    };
  }, [open, frame]);

  return (
    // A listbox may contain only options, so messages are rendered beside it.
    <div
      ref={panel}
      popover="manual"
      data-gh-popup={open ? '' : undefined}
      data-slot="combobox-popover"
      role="presentation"
      className="gh:fixed gh:inset-auto gh:m-0 gh:overflow-y-auto gh:rounded gh:border gh:border-line gh:bg-raised gh:p-1 gh:text-start gh:text-sm gh:font-normal gh:text-body gh:shadow-raised"
    >
      <div
        {...listProps}
        aria-busy={isLoading}
        className="gh:max-h-72 gh:overflow-y-auto gh:overscroll-contain"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (hasMore && !error && scrollHeight - scrollTop - clientHeight < 200) loadMore();
        }}
      >
        {open && items && <Rows {...props} />}
      </div>
      {open && !items && !error && <Waiting />}
      {items?.length === 0 && !isLoading && !error && <Note>{texts.noMatches}</Note>}
      {isLoading && items && (
        <div className="gh:flex gh:justify-center gh:p-2 gh:text-subtle">
          <Spinner />
        </div>
      )}
      {Boolean(error) && (
        <Note>
          {texts.describeError(error)}
          <RetryButton error={error} onRetry={loadMore} />
        </Note>
      )}
    </div>
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

/** Returns the height of each row in pixels, derived from the line height, which depends on theme and user settings. */
const sizesOf = (rows: readonly ComboboxRow[], list: HTMLElement | null): number[] => {
  const unit = (list && Number.parseFloat(getComputedStyle(list).lineHeight) / 5) || 4;
  return rows.map((row) => unit * (row.kind === 'item' && (row.reason ?? row.item.description) ? 12 : 9));
};

const none: readonly number[] = [];

function Rows(props: ComboboxListProps) {
  const { rows, listId, highlighted } = props;
  const isLong = rows.length >= virtualFrom;
  const { items, total, scrollTo } = useWindow({
    // Looked up by id: the list's ref is attached again in each render, after the effects of its children.
    scroller: useCallback(() => document.getElementById(listId), [listId]),
    sizes: useMemo(() => (isLong ? sizesOf(rows, document.getElementById(listId)) : none), [isLong, rows, listId]),
    overscan: 12,
    active: highlighted,
  });

  const scroll = useRef(scrollTo);
  scroll.current = scrollTo;
  useEffect(() => {
    if (highlighted < 0) return;
    if (isLong) return scroll.current(highlighted);
    reveal(document.getElementById(listId)?.children[highlighted]);
  }, [highlighted, isLong, listId]);

  if (!isLong) return rows.map((row, index) => <Row key={keyOf(row)} {...props} row={row} index={index} />);
  return (
    <div className="gh:relative" style={{ height: total }}>
      {items.map(({ index, start, size }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={keyOf(row)}
              className="gh:absolute gh:inset-x-0 gh:top-0"
              style={{ transform: `translateY(${start}px)`, height: size }}
            >
              <Row {...props} row={row} index={index} />
            </div>
          )
        );
      })}
    </div>
  );
}

const keyOf = (row: ComboboxRow | undefined) => (row?.kind === 'item' ? row.item.id : row?.kind);

const line =
  'gh:flex gh:min-h-9 gh:w-full gh:cursor-pointer gh:items-center gh:gap-2 gh:rounded-sm gh:px-2 gh:py-1.5 gh:data-highlighted:bg-muted gh:aria-disabled:cursor-not-allowed gh:[&>svg]:size-4';

interface RowProps extends ComboboxListProps {
  row: ComboboxRow;
  index: number;
}

function Row({ row, index, highlighted, options, rowProps, isCreating, error }: RowProps) {
  const texts = usePartTexts().combobox;
  const isChosen = row.kind === 'item' && row.isChosen;
  // `aria-selected` means chosen, not active.
  const shared = {
    ...rowProps(row, index),
    'aria-selected': isChosen,
    'data-highlighted': index === highlighted ? '' : undefined,
  };
  if (row.kind === 'all') {
    return (
      <div {...shared} className={line}>
        <span className="gh:font-medium">{texts.selectAll(row.ids.length)}</span>
      </div>
    );
  }
  if (row.kind === 'create') {
    return (
      <div {...shared} className={line}>
        {isCreating ? <Spinner /> : <Plus aria-hidden className="gh:text-subtle" />}
        <span className="gh:min-w-0 gh:flex-1 gh:truncate">{texts.create(row.name)}</span>
        {error && <span className="gh:text-xs gh:text-danger">{error}</span>}
      </div>
    );
  }
  const { item, reason } = row;
  const detail = reason ?? item.description;
  const place = {
    'aria-disabled': reason ? true : undefined,
    'aria-setsize': options.hasMore ? -1 : options.items?.length,
    'aria-posinset': row.index + 1,
  };
  return (
    <div {...shared} {...place} className={cn(line, reason && 'gh:text-subtle')}>
      <span className="gh:min-w-0 gh:flex-1">
        <span className="gh:block gh:truncate">{item.label}</span>
        {detail && <span className="gh:block gh:truncate gh:text-xs gh:text-subtle">{detail}</span>}
      </span>
      {isChosen && <Check aria-hidden className="gh:text-subtle" />}
    </div>
  );
}
