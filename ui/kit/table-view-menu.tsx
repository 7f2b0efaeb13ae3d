'use client';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { Button } from './button';
import Settings2 from './icons/settings-2';
import { Menu, MenuCheckboxItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './menu';
import { isSortable, type TableQuery } from './table-columns';
import { usePartTexts } from './use-part-texts';
import type { TableView } from './use-table-view';

interface ViewMenuProps<Data> {
  view: TableView<Data>;
  frame: RefObject<HTMLElement | null>;
  query: TableQuery;
  change: (patch: Partial<TableQuery>) => void;
  pageSizes: readonly number[];
}

/** Renders the menu for sort order, columns and page size of a table. */
export function ViewMenu<Data>({ view, frame, query, change, pageSizes }: ViewMenuProps<Data>) {
  const texts = usePartTexts().table;
  const sortable = view.columns.filter(isSortable);
  return (
    <Menu
      className="gh:w-56"
      trigger={
        <Button variant="secondary" title={texts.view} className="gh:@max-lg:w-control gh:@max-lg:px-0">
          <Settings2 aria-hidden />
          <span className="gh:@max-lg:sr-only">{texts.view}</span>
        </Button>
      }
    >
      {sortable.length > 0 && (
        <>
          <MenuLabel>{texts.sortBy}</MenuLabel>
          <MenuRadioGroup
            label={texts.sortBy}
            value={query.sort?.id ?? ''}
            onValueChange={(id) => change({ sort: { id, desc: query.sort?.desc ?? false } })}
          >
            {sortable.map((column) => (
              <MenuRadioItem key={column.id} value={column.id}>
                {column.header}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
          <MenuCheckboxItem
            checked={query.sort?.desc ?? false}
            disabled={!query.sort}
            onCheckedChange={(desc) => query.sort && change({ sort: { id: query.sort.id, desc } })}
          >
            {texts.descending}
          </MenuCheckboxItem>
          <MenuSeparator />
        </>
      )}
      <MenuLabel>{texts.columns}</MenuLabel>
      <ColumnItems view={view} frame={frame} />
      {pageSizes.length > 1 && (
        <>
          <MenuSeparator />
          <MenuLabel>{texts.rowsPerPage}</MenuLabel>
          <MenuRadioGroup
            label={texts.rowsPerPage}
            value={String(query.pageSize)}
            onValueChange={(size) => change({ pageSize: Number(size) })}
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
function ColumnItems<Data>({ view, frame }: Pick<ViewMenuProps<Data>, 'view' | 'frame'>) {
  const [folded, setFolded] = useState('');
  useLayoutEffect(() => setFolded(foldedIn(frame.current)));
  const isVisible = (column: (typeof view.columns)[number]) =>
    view.visible.includes(column) && !folded.split('\n').includes(column.id);
  return view.columns
    .filter(({ fixed }) => !fixed)
    .map((column) => (
      <MenuCheckboxItem
        key={column.id}
        checked={isVisible(column)}
        disabled={view.visible.length === 1 && view.visible[0] === column}
        onCheckedChange={(checked) => view.hide(column.id, !checked)}
      >
        {column.header}
      </MenuCheckboxItem>
    ));
}
