'use client';
import type { VirtualItem } from '@tanstack/react-virtual';
import { memo } from 'react';
import { cn } from '../cn';
import { cellAttributes, rowAttributes } from '../table/grid-roles';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { MatrixBox } from './matrix-box';
import { firstCell, type Place } from './matrix-line';
import { boxOf, type LockedReason, type MatrixColumn, type MatrixValue } from './matrix-model';

/** Height of the header in pixels. */
export const headSize = 64;

interface MatrixHeadProps {
  rowLabel: string;
  columns: readonly MatrixColumn[];
  /** Ids of the rows that the header boxes toggle. */
  rows: readonly string[];
  /** Visible columns. */
  visible: readonly VirtualItem[];
  titleSize: number;
  value: MatrixValue;
  locked: LockedReason;
  isNarrow: boolean;
  activeColumn: number | undefined;
  onSelect: (at: Place, column: string) => void;
}

/** Renders the column headers, each with a box for all of its rows and the number of rows that are on. */
export function MatrixHead({
  rowLabel,
  columns,
  rows,
  visible,
  titleSize,
  value,
  locked,
  isNarrow,
  activeColumn,
  onSelect,
}: MatrixHeadProps) {
  return (
    <div
      {...rowAttributes(1)}
      className="gh:sticky gh:top-0 gh:z-2 gh:border-b gh:border-line gh:bg-surface"
      style={{ height: headSize }}
    >
      <div
        {...cellAttributes('columnheader', 1)}
        className={cn(firstCell, 'gh:bg-surface gh:font-medium gh:text-subtle')}
        style={{ width: titleSize }}
      >
        {rowLabel}
      </div>
      {visible.map(({ index, start, size }) => {
        const column = columns[index];
        return (
          column && (
            <HeadCell
              key={column.id}
              column={column}
              index={index}
              start={start}
              size={size}
              rows={rows}
              value={value}
              locked={locked}
              isNarrow={isNarrow}
              onSelect={onSelect}
              isActive={activeColumn === index}
            />
          )
        );
      })}
    </div>
  );
}

interface HeadCellProps extends Pick<MatrixHeadProps, 'rows' | 'value' | 'locked' | 'isNarrow' | 'onSelect'> {
  column: MatrixColumn;
  index: number;
  start: number;
  size: number;
  isActive: boolean;
}

/** Memoized, since it iterates over all rows of its column and must not do so on each scroll. */
const HeadCell = memo(function HeadCell(props: HeadCellProps) {
  const { column, index, start, size, rows, value, locked, isNarrow, isActive, onSelect } = props;
  const { language } = useKitTexts();
  const texts = usePartTexts().matrix;
  const on = rows.filter((row) => value[column.id]?.has(row)).length;
  return (
    <div
      {...cellAttributes('columnheader', index + 2)}
      className={cn(
        'gh:absolute gh:inset-y-0 gh:flex gh:flex-col gh:items-center gh:gap-1 gh:px-2',
        // The boxes of short and long titles are on one line.
        isNarrow ? 'gh:justify-center' : 'gh:justify-end gh:pb-2',
      )}
      style={{ insetInlineStart: start, width: size }}
    >
      <span
        className={cn(
          'gh:line-clamp-2 gh:text-center gh:text-xs gh:font-medium gh:text-balance gh:wrap-anywhere',
          isNarrow && 'gh:sr-only',
        )}
        title={column.title}
      >
        {column.title}
      </span>
      <span className="gh:flex gh:items-center gh:gap-2">
        <MatrixBox
          box={boxOf(value, column.id, rows, locked)}
          label={texts.all(column.title)}
          line={0}
          column={index}
          isActive={isActive}
          onSelect={() => onSelect({ line: 0, column: index }, column.id)}
        />
        <span aria-hidden className="gh:text-xs gh:text-subtle gh:tabular-nums">
          {new Intl.NumberFormat(language).format(on)}
        </span>
      </span>
    </div>
  );
});
