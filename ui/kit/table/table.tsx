'use client';
import type { RowData } from '@tanstack/react-table';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn';
import { Alert } from '../feedback/alert';
import { EmptyState } from '../feedback/empty-state';
import { RetryButton } from '../feedback/retry-button';
import { useComponents, useElementClass } from '../root';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { usePreservedFocus } from '../use-preserved-focus';
import { VisuallyHidden } from '../visually-hidden';
import { TableBody } from './table-body';
import { roles } from './table-cells';
import {
  type BulkAction,
  newsOf,
  type RowAction,
  type TableColumns,
  type TableNews,
  type TableQuery,
} from './table-columns';
import { TableHead } from './table-head';
import { TableFooter, TableToolbar } from './table-toolbar';
import { useColumnWidths } from './use-column-widths';
import { useDataTable } from './use-data-table';

export interface DataTableProps<Data extends RowData> {
  /** Accessible name: "API tokens". */
  label: string;
  /** Keep it stable: at module scope or in a memo. */
  columns: TableColumns<Data>;
  /** Rows; `undefined` while they load. */
  data: readonly Data[] | undefined;
  rowId: (row: Data) => string;
  /** Returns the name of a row for the labels of its buttons. */
  rowLabel: (row: Data) => string;
  /** Error of loading the rows. Loaded rows are kept. */
  error?: unknown;
  onRetry?: () => unknown;
  /** Rendered instead of the table when there are no rows. */
  empty?: ReactNode;
  /** `false` omits the search box; a string is its placeholder. */
  search?: string | false;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
  /** Actions of a row; `false` stands for one that is not offered. */
  rowActions?: (row: Data) => readonly (RowAction | false)[];
  bulkActions?: readonly BulkAction<Data>[];
  initial?: Partial<TableQuery>;
  /** Ids of columns that are hidden initially. */
  hiddenColumns?: readonly string[];
  pageSizes?: readonly number[];
  /** Controlled view state. Default: kept by the table. */
  query?: TableQuery;
  onQueryChange?: (change: Partial<TableQuery>) => void;
  /** Server-side search, sorting and pagination: `data` is then one page. */
  total?: number;
  /** `data` belongs to the previous query while this one loads. */
  isStale?: boolean;
  /** Milliseconds between the last key and the search. Default 0. */
  searchDelay?: number;
  /** Rendered beside the search box. */
  filters?: ReactNode;
  /** Rendered below the toolbar, e.g. the active filters. */
  chips?: ReactNode;
  /** Whether filters are active; an empty table then means no matches. Default false. */
  isFiltered?: boolean;
  /** Clears filters and search. */
  onClear?: () => void;
  /** Opens a row, from its heading cell or a click anywhere on it. */
  onOpen?: (row: Data) => void;
  /** Called with the ids of the visible rows, in order. Keep it stable. */
  onVisibleChange?: (ids: readonly string[]) => void;
  /** Renders the details of a row, expanded below it. */
  details?: (row: Data) => ReactNode;
  /** Returns the URL of a row; its heading is then a link. */
  rowHref?: (row: Data) => string | undefined;
  /** Maximum height, e.g. `24rem`; the table then scrolls inside it. Default: none. */
  maxHeight?: string;
  className?: string;
}

const noRows: never[] = [];

/**
 * Renders a table with search, sorting, column selection, pagination, row selection and row menus; cards on narrow
 * screens.
 */
export function DataTable<Data extends RowData>({
  label,
  columns,
  data,
  rowId,
  rowLabel,
  error,
  onRetry,
  empty,
  search,
  actions,
  rowActions,
  bulkActions,
  initial,
  hiddenColumns,
  pageSizes = [10, 20, 50],
  query: queryProp,
  onQueryChange,
  total: serverTotal,
  isStale = false,
  searchDelay,
  filters,
  chips,
  isFiltered = false,
  onClear,
  onOpen,
  rowHref,
  details,
  onVisibleChange,
  maxHeight,
  className,
}: DataTableProps<Data>) {
  const texts = useKitTexts();
  const words = usePartTexts().table;
  const frame = useRef<HTMLDivElement>(null);
  const [local, setLocal] = useState<TableQuery>({ search: '', page: 0, pageSize: pageSizes[0] ?? 10, ...initial });
  const query = queryProp ?? local;
  const isRemote = serverTotal !== undefined;
  const change = (patch: Partial<TableQuery>) => {
    if (isRemote) view.table.resetRowSelection();
    if (queryProp) onQueryChange?.(patch);
    else setLocal({ ...query, page: 0, ...patch });
  };
  const view = useDataTable({
    columns,
    data: data ?? noRows,
    rowId,
    query,
    onQueryChange: change,
    serverTotal,
    hiddenColumns: hiddenColumns ?? noRows,
  });
  const { table, total } = view;

  const isLoading = data === undefined && !error;
  const isNarrowed = query.search !== '' || isFiltered;
  const isEmpty = data?.length === 0 && !isNarrowed && query.page === 0 && !error;
  const clear = onClear ?? (() => change({ search: '' }));
  const lastPage = Math.max(0, table.getPageCount() - 1);

  const hasRows = isLoading || table.getRowModel().rows.length > 0;
  const columnIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join('\n');
  const widths = useColumnWidths(frame, { hasRows, isEmpty, columnIds });
  usePreservedFocus(frame);
  const visibleIds = table
    .getRowModel()
    .rows.map(({ id }) => id)
    .join('\n');
  useEffect(
    () => onVisibleChange?.(visibleIds === '' ? noRows : visibleIds.split('\n')),
    [onVisibleChange, visibleIds],
  );
  useEffect(() => {
    // The last row of the last page was removed.
    if (data && !isStale && query.page > lastPage) change({ page: lastPage });
  });

  const [{ queried, news }, setNews] = useState<{ queried: TableQuery; news: TableNews }>({
    queried: query,
    news: 'results',
  });
  const latest = newsOf(queried, query);
  if (latest) setNews({ queried: query, news: latest });
  const sorted = columns.find(({ id }) => id === query.sort?.id);
  const said = {
    results: isNarrowed && data ? words.results(total) : '',
    page: words.pageOf(query.page + 1, lastPage + 1),
    sort: query.sort && sorted ? words.sortedBy(sorted.header, query.sort.desc) : words.unsorted,
  }[news];

  const { Table = 'table' } = useComponents();
  const hostClass = useElementClass('table');
  const retry = onRetry && <RetryButton error={error} onRetry={onRetry} />;

  return (
    <div
      ref={frame}
      data-slot="data-table"
      tabIndex={-1}
      className={cn('gh:@container gh:grid gh:grid-cols-1 gh:gap-3 gh:outline-none', className)}
    >
      <div role="alert" className={cn(!(error && data) && 'gh:sr-only')}>
        {Boolean(error && data) && (
          <Alert tone="danger" title={texts.loadFailed} actions={retry}>
            {texts.describeError(error)}
          </Alert>
        )}
        {Boolean(error && !data) && <span>{`${texts.loadFailed} ${texts.describeError(error)}`}</span>}
      </div>
      {!isEmpty && (
        <TableToolbar
          view={view}
          frame={frame}
          query={query}
          change={change}
          search={search}
          searchDelay={searchDelay}
          filters={filters}
          actions={actions}
          label={label}
          pageSizes={pageSizes}
          bulkActions={bulkActions ?? noRows}
        />
      )}
      {chips}
      {/* In between, columns may not fit: the table then scrolls, at the price of a header that stays in it. */}
      <div className="gh:overflow-clip gh:@sm:@max-lg:overflow-x-auto gh:@sm:@max-lg:[--gh-sticky-top:0px] gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:shadow-low">
        {isEmpty ? (
          (empty ?? <EmptyState title={texts.noMatches} />)
        ) : (
          <Scroll maxHeight={maxHeight} label={label}>
            <Table
              {...roles.table}
              data-slot="table"
              aria-label={label}
              aria-busy={isLoading || isStale}
              className={cn(
                'gh:w-full gh:text-sm gh:@max-sm:block',
                isStale && 'gh:opacity-60 gh:transition-opacity',
                hostClass,
              )}
            >
              <TableHead
                view={view}
                hasMenu={Boolean(rowActions)}
                selectable={Boolean(bulkActions?.length)}
                widths={widths}
              />
              <TableBody
                view={view}
                rowLabel={rowLabel}
                rowActions={rowActions}
                isLoading={isLoading}
                onOpen={onOpen}
                rowHref={rowHref}
                details={details}
                skeletonRows={Math.min(query.pageSize, 5)}
                selectable={Boolean(bulkActions?.length)}
              />
            </Table>
          </Scroll>
        )}
        {Boolean(error && !data) && (
          <EmptyState
            icon={<TriangleAlert />}
            title={texts.loadFailed}
            description={texts.describeError(error)}
            action={retry}
          />
        )}
        {data && !error && !isEmpty && total === 0 && (
          <EmptyState
            title={texts.noMatches}
            description={isFiltered ? words.noFilteredHint : words.noMatchesHint}
            action={
              <Button variant="secondary" size="sm" onClick={clear}>
                {isFiltered ? words.clearFilters : texts.clearSearch}
              </Button>
            }
          />
        )}
      </div>
      {data && total > Math.min(...pageSizes) && (
        <TableFooter table={table} total={total} lastPage={lastPage} pageSizes={pageSizes} />
      )}
      <VisuallyHidden role="status">{isLoading || isStale ? texts.loading : said}</VisuallyHidden>
    </div>
  );
}

function Scroll({ maxHeight, label, children }: { maxHeight?: string; label: string; children: ReactNode }) {
  if (!maxHeight) return children;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="gh:overflow-auto gh:[--gh-sticky-top:0px] gh:focus-visible:-outline-offset-2"
      style={{ maxHeight }}
    >
      {children}
    </section>
  );
}
