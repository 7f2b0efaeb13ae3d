'use client';
import type { RowData } from '@tanstack/react-table';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { cn } from '../cn';
import { Checkbox } from '../form/checkbox';
import { useComponents } from '../root';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';
import { edge, menu, menuSlot, pad, roles } from './table-cells';
import { headerOf } from './table-columns';
import type { DataTableView } from './use-data-table';

interface TableHeadProps<Data extends RowData> {
  view: DataTableView<Data>;
  selectable: boolean;
  hasMenu: boolean;
  /** Widths of columns in pixels; undefined while rows decide them. */
  widths: ReadonlyMap<string, number> | undefined;
}

const order = { asc: 'ascending', desc: 'descending' } as const;

/**
 * Renders the sticky header with sort buttons: the first press sorts, the second reverses, the third resets. Numbers start
 * in descending order.
 */
export function TableHead<Data extends RowData>({
  view: { table, fold },
  selectable,
  hasMenu,
  widths,
}: TableHeadProps<Data>) {
  const texts = usePartTexts().table;
  const { TableHeader = 'thead', TableRow = 'tr', TableHead: HeadCell = 'th' } = useComponents();
  return (
    <TableHeader
      {...roles.group}
      className="gh:sticky gh:top-(--gh-sticky-top,0px) gh:z-1 gh:bg-surface gh:@max-sm:hidden"
    >
      <TableRow
        {...roles.row}
        className="gh:bg-surface gh:text-xs gh:text-subtle gh:shadow-[inset_0_-1px_var(--gh-border)]"
      >
        {selectable && (
          <HeadCell {...roles.header} scope="col" className={cn('gh:h-10 gh:w-px gh:pe-0', edge)}>
            <Checkbox
              aria-label={texts.selectAll}
              className="gh:align-middle"
              checked={table.getIsAllPageRowsSelected()}
              indeterminate={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
              onChange={(event) => table.toggleAllPageRowsSelected(event.target.checked)}
            />
          </HeadCell>
        )}
        {table.getVisibleLeafColumns().map((column) => {
          const sorted = column.getIsSorted();
          const Icon = sorted ? ArrowUp : ChevronsUpDown;
          const atEnd = column.columnDef.meta?.align === 'end';
          return (
            <HeadCell
              key={column.id}
              {...roles.header}
              data-column={column.id}
              scope="col"
              aria-sort={sorted ? order[sorted] : undefined}
              style={{ width: widths?.get(column.id) }}
              className={cn(
                'gh:h-10 gh:font-medium gh:whitespace-nowrap',
                pad,
                edge,
                atEnd && 'gh:text-end',
                fold(column),
              )}
            >
              {column.getCanSort() ? (
                <button
                  type="button"
                  onClick={() => column.toggleSorting()}
                  className={cn(
                    'gh:group gh:-mx-1.5 gh:inline-flex gh:h-7 gh:items-center gh:gap-1 gh:rounded-sm gh:px-1.5 gh:transition-colors gh:hover:bg-muted gh:hover:text-body',
                    sorted && 'gh:text-body',
                    atEnd && 'gh:flex-row-reverse',
                  )}
                >
                  {headerOf(column)}
                  <Icon
                    aria-hidden
                    className={cn(
                      'gh:size-3.5',
                      sorted === 'desc' && 'gh:rotate-180',
                      !sorted && 'gh:opacity-0 gh:group-hover:opacity-100 gh:group-focus-visible:opacity-100',
                    )}
                  />
                </button>
              ) : (
                headerOf(column)
              )}
            </HeadCell>
          );
        })}
        {hasMenu && (
          <HeadCell
            {...roles.header}
            data-slot={menuSlot}
            scope="col"
            style={{ width: widths?.get(menuSlot) }}
            className={cn(pad, menu, 'gh:shadow-[inset_0_-1px_var(--gh-border)]', edge)}
          >
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </HeadCell>
        )}
      </TableRow>
    </TableHeader>
  );
}
