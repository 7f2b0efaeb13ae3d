'use client';
import { digitsIn } from '@gatehouse/sdk/text';
import type { ReactTable, RowData } from '@tanstack/react-table';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn';
import { Input } from '../form/input';
import { SearchBox } from '../form/search-box';
import { Select } from '../form/select';
import { usePartTexts } from '../use-part-texts';
import type { BulkAction, TableFeatures, TableQuery } from './table-columns';
import { ViewMenu } from './table-view-menu';
import type { DataTableView } from './use-data-table';

interface TableToolbarProps<Data extends RowData> {
  view: DataTableView<Data>;
  query: TableQuery;
  change: (patch: Partial<TableQuery>) => void;
  pageSizes: readonly number[];
  /** Element that contains the whole table. */
  frame: RefObject<HTMLElement | null>;
  label: string;
  search?: string | false;
  searchDelay?: number;
  filters?: ReactNode;
  actions?: ReactNode;
  bulkActions: readonly BulkAction<Data>[];
}

/** Renders search, view menu and the caller's buttons; while rows are selected, the bulk actions. */
export function TableToolbar<Data extends RowData>(props: TableToolbarProps<Data>) {
  const { query, change, search, searchDelay, filters, actions, label, view, frame, pageSizes } = props;
  const row = 'gh:flex gh:min-h-control gh:flex-wrap gh:items-center gh:gap-2';
  if (view.selected.length > 0) {
    return (
      <div className={row}>
        <BulkBar {...props} />
      </div>
    );
  }
  return (
    // Filters wrap beside the view menu, which never has a row of its own. In a narrow list, filters that are buttons of
    // their own wrap below search and menu.
    <div
      className={cn(
        'gh:group gh:flex gh:min-h-control gh:items-start gh:gap-2',
        actions ? 'gh:flex-wrap' : 'gh:@max-sm:has-[fieldset]:flex-wrap',
      )}
    >
      <div
        className={cn(
          row,
          'gh:min-w-0 gh:flex-auto gh:@max-sm:has-[fieldset]:contents gh:@max-sm:has-[fieldset]:[&>*:not([role=search])]:order-1',
        )}
      >
        {search !== false && (
          <SearchBox
            label={label}
            value={query.search}
            onChange={(next) => change({ search: next })}
            placeholder={search}
            delay={searchDelay}
          />
        )}
        {filters}
      </div>
      <div className="gh:ms-auto gh:flex gh:flex-wrap gh:gap-2">
        <ViewMenu table={view.table} frame={frame} pageSizes={pageSizes} />
        {actions}
      </div>
    </div>
  );
}

function BulkBar<Data extends RowData>({ bulkActions, view }: TableToolbarProps<Data>) {
  const texts = usePartTexts().table;
  const { selected, table } = view;
  const clearSelection = () => table.resetRowSelection();
  return (
    <>
      <span role="status" className="gh:text-sm gh:font-medium gh:whitespace-nowrap gh:tabular-nums">
        {texts.selected(selected.length)}
      </span>
      <Button variant="ghost" size="sm" className="gh:text-subtle" onClick={clearSelection}>
        {texts.clearSelection}
      </Button>
      <div className="gh:ms-auto gh:flex gh:flex-wrap gh:gap-2">
        {bulkActions.map((action) => (
          <Button
            key={action.label}
            size="sm"
            variant={action.tone === 'danger' ? 'danger' : 'secondary'}
            onClick={async () => {
              if ((await action.onSelect(selected)) !== false) clearSelection();
            }}
          >
            {action.icon}
            {action.label}
          </Button>
        ))}
      </div>
    </>
  );
}

interface TableFooterProps<Data extends RowData> {
  table: ReactTable<TableFeatures, Data>;
  pageSizes: readonly number[];
  total: number;
  lastPage: number;
}

/** Renders the pagination. */
export function TableFooter<Data extends RowData>({ table, total, lastPage, pageSizes }: TableFooterProps<Data>) {
  const { pageIndex: page, pageSize } = table.state.pagination;
  const texts = usePartTexts().table;
  const id = useId();
  const from = page * pageSize + 1;
  const to = Math.min(from + pageSize - 1, total);
  return (
    <nav
      aria-label={texts.pages}
      className="gh:flex gh:flex-wrap gh:items-center gh:gap-x-6 gh:gap-y-2 gh:text-sm gh:text-subtle"
    >
      <p className="gh:me-auto gh:tabular-nums">{texts.range(Math.min(from, total), to, total)}</p>
      {pageSizes.length > 1 && (
        <div className="gh:flex gh:items-center gh:gap-2">
          <label htmlFor={id}>{texts.rowsPerPage}</label>
          <Select
            id={id}
            value={pageSize}
            onChange={(event) => table.setPageSize(Number(event.target.value))}
            className="gh:h-8 gh:w-auto gh:tabular-nums"
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        </div>
      )}
      {lastPage > 9 && <PageJump key={page} page={page} lastPage={lastPage} onChange={table.setPageIndex} />}
      <div className="gh:flex gh:gap-1">
        <Button
          variant="secondary"
          size="icon-sm"
          aria-label={texts.previousPage}
          aria-disabled={!table.getCanPreviousPage()}
          onClick={() => table.getCanPreviousPage() && table.previousPage()}
        >
          <ChevronLeft aria-hidden className="gh:rtl:rotate-180" />
        </Button>
        <Button
          variant="secondary"
          size="icon-sm"
          aria-label={texts.nextPage}
          aria-disabled={!table.getCanNextPage()}
          onClick={() => table.getCanNextPage() && table.nextPage()}
        >
          <ChevronRight aria-hidden className="gh:rtl:rotate-180" />
        </Button>
      </div>
    </nav>
  );
}

interface PageJumpProps {
  page: number;
  lastPage: number;
  onChange: (page: number) => void;
}

/** Renders the page number input, for lists of many pages. */
function PageJump({ page, lastPage, onChange }: PageJumpProps) {
  const texts = usePartTexts().table;
  const id = useId();
  const [draft, setDraft] = useState(String(page + 1));
  const go = () => {
    const target = Math.min(Math.max(Math.round(Number(draft)) || page + 1, 1), lastPage + 1);
    setDraft(String(target));
    if (target - 1 !== page) onChange(target - 1);
  };
  return (
    <form
      className="gh:flex gh:items-center gh:gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor={id}>{texts.page}</label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(digitsIn(event.target.value))}
        onBlur={go}
        className="gh:h-8 gh:w-16 gh:tabular-nums"
      />
    </form>
  );
}
