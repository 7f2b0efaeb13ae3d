'use client';
import { Checkbox } from './checkbox';
import { cn } from './cn';
import ArrowUp from './icons/arrow-up';
import ChevronsUpDown from './icons/chevrons-up-down';
import { edge, menu, pad, roles } from './table-cells';
import { isSortable, type TableColumn, type TableQuery } from './table-columns';
import { usePartTexts } from './use-part-texts';
import type { TableView } from './use-table-view';
import { VisuallyHidden } from './visually-hidden';

interface TableHeadProps<Data> {
  view: TableView<Data>;
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
  selectable: boolean;
  hasMenu: boolean;
}

/**
 * Returns the next sort order: the first click sorts, the second reverses, the third resets. Numbers start in
 * descending order.
 */
const nextSort = <Data,>(
  { id, value }: TableColumn<Data>,
  first: Data | undefined,
  sorted: TableQuery['sort'],
): TableQuery['sort'] => {
  const startsDesc = first !== undefined && typeof value(first) === 'number';
  if (!sorted) return { id, desc: startsDesc };
  return sorted.desc === startsDesc ? { id, desc: !startsDesc } : undefined;
};

/** Renders the sticky header with sort buttons. */
export function TableHead<Data>({ view, sort, onSort, selectable, hasMenu }: TableHeadProps<Data>) {
  const texts = usePartTexts().table;
  const chosen = view.rows.filter(view.isSelected).length;
  const isAll = chosen > 0 && chosen === view.rows.length;
  return (
    <thead {...roles.group} className="gh:sticky gh:top-(--gh-sticky-top,0px) gh:z-1 gh:bg-surface gh:@max-sm:hidden">
      <tr {...roles.row} className="gh:bg-surface gh:text-xs gh:text-subtle gh:shadow-[inset_0_-1px_var(--gh-border)]">
        {selectable && (
          <th {...roles.header} scope="col" className={cn('gh:h-10 gh:w-px gh:pe-0', edge)}>
            <Checkbox
              aria-label={texts.selectAll}
              className="gh:align-middle"
              checked={isAll}
              indeterminate={chosen > 0 && !isAll}
              onChange={(event) => view.select(view.rows, event.target.checked)}
            />
          </th>
        )}
        {view.visible.map((column) => {
          const sorted = sort?.id === column.id ? sort : undefined;
          const Icon = sorted ? ArrowUp : ChevronsUpDown;
          const atEnd = column.align === 'end';
          return (
            <th
              key={column.id}
              {...roles.header}
              data-column={column.id}
              scope="col"
              aria-sort={sorted && (sorted.desc ? 'descending' : 'ascending')}
              className={cn(
                'gh:h-10 gh:font-medium gh:whitespace-nowrap',
                pad,
                edge,
                atEnd && 'gh:text-end',
                view.fold(column),
              )}
            >
              {isSortable(column) ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column, view.rows[0], sorted))}
                  className={cn(
                    'gh:group gh:-mx-1.5 gh:inline-flex gh:h-7 gh:items-center gh:gap-1 gh:rounded-sm gh:px-1.5 gh:transition-colors gh:hover:bg-muted gh:hover:text-body',
                    sorted && 'gh:text-body',
                    atEnd && 'gh:flex-row-reverse',
                  )}
                >
                  {column.header}
                  <Icon
                    aria-hidden
                    className={cn(
                      'gh:size-3.5',
                      sorted?.desc && 'gh:rotate-180',
                      !sorted && 'gh:opacity-0 gh:group-hover:opacity-100 gh:group-focus-visible:opacity-100',
                    )}
                  />
                </button>
              ) : (
                column.header
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
