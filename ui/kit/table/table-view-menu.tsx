'use client';
import type { ReactTable, RowData } from '@tanstack/react-table';
import Settings2 from 'lucide-react/icons/settings-2';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { Button } from '../button/button';
import { Menu, MenuCheckboxItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '../overlay/menu';
import { usePartTexts } from '../use-part-texts';
import { headerOf, type TableFeatures } from './table-columns';

interface ViewMenuProps<Data extends RowData> {
  table: ReactTable<TableFeatures, Data>;
  frame: RefObject<HTMLElement | null>;
  pageSizes: readonly number[];
}

/** Renders the menu for sort order, columns and page size of a table; nothing for a table that has no choice of them. */
export function ViewMenu<Data extends RowData>({ table, frame, pageSizes }: ViewMenuProps<Data>) {
  const texts = usePartTexts().table;
  const { sorting, pagination } = table.state;
  const [sort] = sorting;
  const all = table.getAllLeafColumns();
  const sortable = all.filter((column) => column.getCanSort());
  const canHide = all.some((column) => column.getCanHide());
  if (sortable.length === 0 && !canHide && pageSizes.length < 2) return null;
  return (
    <Menu
      className="gh:w-56"
      trigger={
        // Beside filters that are buttons of their own, an icon leaves them the room.
        <Button
          variant="secondary"
          title={texts.view}
          className="gh:group-has-[fieldset]:w-control gh:group-has-[fieldset]:px-0! gh:@max-lg:w-control gh:@max-lg:px-0!"
        >
          <Settings2 aria-hidden />
          <span className="gh:group-has-[fieldset]:sr-only gh:@max-lg:sr-only">{texts.view}</span>
        </Button>
      }
    >
      {sortable.length > 0 && (
        <>
          <MenuLabel>{texts.sortBy}</MenuLabel>
          <MenuRadioGroup
            label={texts.sortBy}
            value={sort?.id ?? ''}
            onValueChange={(id) => table.setSorting([{ id, desc: sort?.desc ?? false }])}
          >
            {sortable.map((column) => (
              <MenuRadioItem key={column.id} value={column.id}>
                {headerOf(column)}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
          <MenuCheckboxItem
            checked={sort?.desc ?? false}
            disabled={!sort}
            onCheckedChange={(desc) => sort && table.setSorting([{ id: sort.id, desc }])}
          >
            {texts.descending}
          </MenuCheckboxItem>
          <MenuSeparator />
        </>
      )}
      {canHide && (
        <>
          <MenuLabel>{texts.columns}</MenuLabel>
          <ColumnItems table={table} frame={frame} />
        </>
      )}
      {pageSizes.length > 1 && (
        <>
          <MenuSeparator />
          <MenuLabel>{texts.rowsPerPage}</MenuLabel>
          <MenuRadioGroup
            label={texts.rowsPerPage}
            value={String(pagination.pageSize)}
            onValueChange={(size) => table.setPageSize(Number(size))}
          >
            {pageSizes.map((size) => (
              <MenuRadioItem key={size} value={String(size)} className="gh:tabular-nums">
                {size}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </>
      )}
    </Menu>
  );
}

/**
 * Returns the ids of columns hidden for lack of room, one per line; none if rows are cards, which render every column.
 */
const foldedIn = (frame: HTMLElement | null): string => {
  const head = frame?.querySelector('thead');
  if (!head || head.getClientRects().length === 0) return '';
  return Array.from(head.querySelectorAll<HTMLElement>('[data-column]'))
    .filter((cell) => cell.getClientRects().length === 0)
    .map((cell) => cell.dataset.column)
    .join('\n');
};

/**
 * Renders the columns, checked if visible: a column hidden for lack of room is unchecked, and stays visible once it is
 * chosen.
 */
function ColumnItems<Data extends RowData>({ table, frame }: Pick<ViewMenuProps<Data>, 'table' | 'frame'>) {
  const [folded, setFolded] = useState('');
  useLayoutEffect(() => setFolded(foldedIn(frame.current)));
  const visible = table.getVisibleLeafColumns();
  const isFolded = (id: string) => folded.split('\n').includes(id);
  return table
    .getAllLeafColumns()
    .filter((column) => column.getCanHide())
    .map((column) => (
      <MenuCheckboxItem
        key={column.id}
        checked={column.getIsVisible() && !isFolded(column.id)}
        disabled={visible.length === 1 && visible[0] === column}
        onCheckedChange={(checked) => column.toggleVisibility(checked)}
      >
        {headerOf(column)}
      </MenuCheckboxItem>
    ));
}
