'use client';
import type { RowData } from '@tanstack/react-table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Checkbox } from './checkbox';
import { cn } from './cn';
import { edge, menu, pad, roles, secondary } from './table-cells';
import { columnTitle, type TableQuery } from './table-features';
import { useKitTexts } from './texts';
import type { TableView } from './use-table-view';
import { VisuallyHidden } from './visually-hidden';

interface TableHeadProps<Data extends RowData> {
  view: TableView<Data>;
  onSort: (sort: TableQuery['sort']) => void;
  selectable: boolean;
  hasMenu: boolean;
}

/** The sticky header with its sort buttons. */
export function TableHead<Data extends RowData>({ view, onSort, selectable, hasMenu }: TableHeadProps<Data>) {
  const texts = useKitTexts();
  const chosen = view.rows.filter(view.isSelected).length;
  const isAll = chosen > 0 && chosen === view.rows.length;
  return (
    <thead {...roles.group} className="gh:sticky gh:top-(--gh-sticky-top,0px) gh:z-1 gh:bg-surface gh:@max-sm:hidden">
      <tr {...roles.row} className="gh:bg-surface gh:text-xs gh:text-subtle gh:shadow-[inset_0_-1px_var(--gh-border)]">
        {selectable && (
          <th {...roles.header} scope="col" className={cn('gh:w-px gh:pe-0', edge)}>
            <Checkbox
              aria-label={texts.selectAll}
              className="gh:align-middle"
              checked={isAll}
              indeterminate={chosen > 0 && !isAll}
              onChange={(event) => view.select(view.rows, event.target.checked)}
            />
          </th>
        )}
        {view.shown.map((column) => {
          const sorted = column.getIsSorted();
          const next = column.getNextSortingOrder();
          const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
          const atEnd = column.columnDef.meta?.align === 'end';
          return (
            <th
              key={column.id}
              {...roles.header}
              scope="col"
              aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
              className={cn(
                'gh:h-10 gh:font-medium gh:whitespace-nowrap',
                pad,
                edge,
                atEnd && 'gh:text-end',
                column.columnDef.meta?.secondary && secondary,
              )}
            >
              {column.getCanSort() ? (
                <button
                  type="button"
                  onClick={() => onSort(next ? { id: column.id, desc: next === 'desc' } : undefined)}
                  className={cn(
                    'gh:group gh:-mx-1.5 gh:inline-flex gh:h-7 gh:items-center gh:gap-1 gh:rounded-sm gh:px-1.5 gh:transition-colors gh:hover:bg-muted gh:hover:text-body',
                    sorted && 'gh:text-body',
                    atEnd && 'gh:flex-row-reverse',
                  )}
                >
                  {columnTitle(column)}
                  <Icon
                    aria-hidden
                    className={cn(
                      'gh:size-3.5',
                      !sorted && 'gh:opacity-0 gh:group-hover:opacity-100 gh:group-focus-visible:opacity-100',
                    )}
                  />
                </button>
              ) : (
                columnTitle(column)
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th
            {...roles.header}
            scope="col"
            className={cn(pad, menu, 'gh:shadow-[inset_0_-1px_var(--gh-border)]', edge)}
          >
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
