'use client';
import { memo } from 'react';
import { cn } from '../cn';
import { cellAttributes, rowAttributes } from '../table/grid-roles';
import { usePartTexts } from '../use-part-texts';
import { MatrixBox } from './matrix-box';
import {
  boxOf,
  type ChangedBox,
  type LockedReason,
  type MatrixColumn,
  type MatrixLine,
  type MatrixValue,
} from './matrix-model';

/** Position of a box; line 0 is the header. */
export interface Place {
  line: number;
  column: number;
}

export const firstCell =
  'gh:sticky gh:start-0 gh:z-1 gh:flex gh:h-full gh:items-center gh:border-e gh:border-line gh:px-4';

interface GridLineProps {
  line: MatrixLine;
  index: number;
  start: number;
  size: number;
  titleSize: number;
  columnSize: number;
  columns: readonly MatrixColumn[];
  /** Visible columns with their positions, serialized so that a line rerenders only when they change. */
  visible: string;
  value: MatrixValue;
  locked: LockedReason;
  /** Returns whether the state of a box is not saved. */
  isChanged: ChangedBox | undefined;
  activeColumn: number | undefined;
  onSelect: (at: Place, column: string) => void;
  /** Opens the row by a click on its title; by keyboard, Enter on a box does so. */
  onOpen: ((line: number, rowId: string) => void) | undefined;
}

/** Returns the visible columns, each with its gap to the previous one in pixels. */
const positionsOf = (visible: string, titleSize: number, columnSize: number) => {
  let end = titleSize;
  return visible.split(' ').map((item) => {
    const [at = 0, from = 0] = item.split(':').map(Number);
    const gap = from - end;
    end = from + columnSize;
    return { at, gap };
  });
};

/** Renders a heading or row of the matrix, with its visible boxes. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const {
    line,
    index,
    start,
    size,
    titleSize,
    columnSize,
    columns,
    visible,
    value,
    locked,
    isChanged,
    activeColumn,
    onSelect,
    onOpen,
  } = props;
  const { changed: unsaved } = usePartTexts().matrix;
  const tone = line.isGroup ? 'gh:bg-background gh:font-medium' : 'gh:bg-surface';
  return (
    <div
      {...rowAttributes(index + 1)}
      className={cn('gh:absolute gh:inset-x-0 gh:flex gh:items-center gh:border-b gh:border-line', tone)}
      style={{ top: start, height: size }}
    >
      <div
        {...cellAttributes('rowheader', 1)}
        className={cn(firstCell, 'gh:shrink-0', tone)}
        style={{ width: titleSize }}
      >
        <span className="gh:-mt-0.5 gh:min-w-0">
          {onOpen ? (
            <button
              type="button"
              tabIndex={-1}
              title={line.title}
              className="gh:block gh:min-h-6 gh:max-w-full gh:truncate gh:rounded-sm gh:underline-offset-4 gh:hover:underline"
              onClick={() => onOpen(index, line.id)}
            >
              {line.title}
            </button>
          ) : (
            <span className="gh:block gh:truncate" title={line.title}>
              {line.title}
            </span>
          )}
          {line.description && (
            <span className="gh:line-clamp-2 gh:text-xs gh:leading-4 gh:text-subtle" title={line.description}>
              {line.description}
            </span>
          )}
        </span>
      </div>
      {positionsOf(visible, titleSize, columnSize).map(({ at, gap }) => {
        const column = columns[at];
        return (
          column && (
            <div
              key={column.id}
              {...cellAttributes('gridcell', at + 2)}
              // In normal flow, since each positioned element would be painted as a layer.
              className="gh:flex gh:h-full gh:shrink-0 gh:items-center gh:justify-center"
              style={{ width: columnSize, marginInlineStart: gap }}
            >
              <MatrixBox
                box={boxOf(value, column.id, line.rows, locked)}
                label={`${line.title}, ${column.title}`}
                line={index}
                column={at}
                unsaved={!line.isGroup && isChanged?.(column.id, line.id) ? unsaved : undefined}
                isActive={activeColumn === at}
                onSelect={() => onSelect({ line: index, column: at }, column.id)}
              />
            </div>
          )
        );
      })}
    </div>
  );
});
