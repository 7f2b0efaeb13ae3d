'use client';
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { watchSize } from '../browser';
import { useDirection } from '../root';
import { gridAttributes } from '../table/grid-roles';
import { useWindow } from '../table/use-window';
import { usePartTexts } from '../use-part-texts';
import { headSize, MatrixHead } from './matrix-head';
import { GridLine, type Place } from './matrix-line';
import {
  boxOf,
  type ChangedBox,
  type LockedReason,
  type MatrixChange,
  type MatrixColumn,
  type MatrixLine,
  type MatrixValue,
  switched,
} from './matrix-model';

interface MatrixGridProps {
  label: string;
  rowLabel: string;
  columns: readonly MatrixColumn[];
  lines: readonly MatrixLine[];
  value: MatrixValue;
  locked: LockedReason;
  isChanged: ChangedBox | undefined;
  onChange: (changes: MatrixChange[]) => void;
  isNarrow: boolean;
  onOpenRow?: (rowId: string) => void;
}

const sizes = { head: headSize, group: 40, row: 44, described: 52, wrapped: 66, column: 98, narrowColumn: 72 };

/** Widths of the titles; in the wide one, descriptions fit on one line. */
const titles = { narrow: 160, usual: 240, wide: 400 };

const sizeOf = ({ isGroup, description }: MatrixLine, titleSize: number): number => {
  if (isGroup) return sizes.group;
  if (!description) return sizes.row;
  return titleSize < titles.wide ? sizes.wrapped : sizes.described;
};

const clamp = (number: number, last: number, first = 0) => Math.max(first, Math.min(number, last));

export function MatrixGrid(props: MatrixGridProps) {
  const { label, rowLabel, columns, lines, value, locked, isChanged, onChange, isNarrow, onOpenRow } = props;
  const texts = usePartTexts().matrix;
  const scroller = useRef<HTMLDivElement>(null);
  const isRtl = useDirection() === 'rtl';
  const [active, setActive] = useState<Place>({ line: 1, column: 0 });
  const moved = useRef(false);
  const place = { line: clamp(active.line, lines.length), column: clamp(active.column, columns.length - 1) };
  const everything = useMemo(() => lines.filter(({ isGroup }) => !isGroup).map(({ id }) => id), [lines]);
  const columnSize = isNarrow ? sizes.narrowColumn : sizes.column;
  const [width, setWidth] = useState(0);
  const rest = width - columnSize * (isNarrow ? 1 : columns.length);
  const titleSize = isNarrow ? Math.max(titles.narrow, rest) : clamp(rest, titles.wide, titles.usual);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setWidth(element.clientWidth);
    look();
    return watchSize(look, element);
  }, []);

  const getScroller = useCallback(() => scroller.current, []);
  const down = useWindow({
    scroller: getScroller,
    sizes: useMemo(() => lines.map((line) => sizeOf(line, titleSize)), [lines, titleSize]),
    padding: sizes.head,
    overscan: 4,
    active: place.line - 1,
  });
  const across = useWindow({
    axis: 'x',
    isRtl,
    scroller: getScroller,
    sizes: useMemo(() => columns.map(() => columnSize), [columns, columnSize]),
    padding: titleSize,
    overscan: 2,
    active: place.column,
  });

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const target = scroller.current?.querySelector<HTMLElement>(`[data-place="${place.line} ${place.column}"]`);
    target?.focus({ preventScroll: true });
  });

  const goTo = (line: number, column: number) => {
    const next = { line: clamp(line, lines.length), column: clamp(column, columns.length - 1) };
    moved.current = true;
    setActive(next);
    if (next.line > 0) down.scrollTo(next.line - 1);
    across.scrollTo(next.column);
  };

  const rowsAt = (line: number) => (line === 0 ? everything : (lines[line - 1]?.rows ?? []));

  const flip = (line: number, column: string) => {
    const changes = switched(value, column, rowsAt(line), locked);
    if (changes.length > 0) onChange(changes);
  };

  const latest = useRef({ flip, onOpenRow });
  latest.current = { flip, onOpenRow };
  const select = useCallback((at: Place, column: string) => {
    moved.current = true;
    setActive(at);
    latest.current.flip(at.line, column);
  }, []);
  const openRow = useCallback((line: number, rowId: string) => {
    setActive(({ column }) => ({ line, column }));
    latest.current.onOpenRow?.(rowId);
  }, []);

  const press = (event: KeyboardEvent) => {
    // The title of a row is a button with keys of its own.
    if (event.target instanceof HTMLButtonElement && [' ', 'Enter'].includes(event.key)) return;
    const forward = isRtl ? -1 : 1;
    const page = 10;
    const { line, column } = place;
    const current = lines[line - 1];
    const opened = onOpenRow && current && !current.isGroup ? current : undefined;
    const isFar = event.ctrlKey || event.metaKey;
    const goals: Record<string, () => void> = {
      ArrowDown: () => goTo(line + 1, column),
      ArrowUp: () => goTo(line - 1, column),
      ArrowRight: () => goTo(line, column + forward),
      ArrowLeft: () => goTo(line, column - forward),
      PageDown: () => goTo(line + page, column),
      PageUp: () => goTo(line - page, column),
      Home: () => goTo(isFar ? 0 : line, 0),
      End: () => goTo(isFar ? lines.length : line, columns.length - 1),
      ' ': () => select(place, columns[column]?.id ?? ''),
      ...(opened && { Enter: () => openRow(line, opened.id) }),
    };
    const goal = goals[event.key];
    if (!goal) return;
    event.preventDefault();
    goal();
  };

  const { items: visible, total } = across;
  const activeColumn = columns[place.column];
  const activeReason = activeColumn && boxOf(value, activeColumn.id, rowsAt(place.line), locked).reason;

  return (
    <div className="gh:grid gh:min-w-0 gh:gap-1.5">
      <div
        ref={scroller}
        {...gridAttributes({
          role: 'grid',
          label,
          rows: lines.length + 1,
          columns: columns.length + 1,
          onKeyDown: press,
        })}
        tabIndex={-1}
        className="gh:relative gh:isolate gh:max-h-[70vh] gh:min-h-60 gh:overflow-auto gh:overscroll-contain gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:text-sm gh:shadow-low"
      >
        <div role="presentation" className="gh:relative gh:min-w-full" style={{ height: down.total, width: total }}>
          <MatrixHead
            rowLabel={rowLabel}
            columns={columns}
            visible={visible}
            titleSize={titleSize}
            value={value}
            locked={locked}
            isNarrow={isNarrow}
            rows={everything}
            activeColumn={place.line === 0 ? place.column : undefined}
            onSelect={select}
          />
          {down.items.map(({ index, start, size }) => {
            const line = lines[index];
            return (
              line && (
                <GridLine
                  key={`${line.isGroup} ${line.id}`}
                  line={line}
                  start={start}
                  size={size}
                  titleSize={titleSize}
                  value={value}
                  locked={locked}
                  isChanged={isChanged}
                  index={index + 1}
                  columns={columns}
                  visible={visible.map((item) => `${item.index}:${item.start}`).join(' ')}
                  columnSize={columnSize}
                  activeColumn={place.line === index + 1 ? place.column : undefined}
                  onSelect={select}
                  onOpen={onOpenRow && !line.isGroup ? openRow : undefined}
                />
              )
            );
          })}
        </div>
      </div>
      <p role="status" className="gh:min-h-4 gh:text-xs gh:text-subtle">
        {activeReason ?? (onOpenRow ? texts.keysWithRows : texts.keys)}
      </p>
    </div>
  );
}
