'use client';
import type { BoundQuery, Page } from '@gatehouse/sdk';
import type { FieldAppearance } from '@gatehouse/sdk/admin';
import { useQuery } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { DataTable, type DataTableProps } from '../../../kit/table/table';
import { ResourceHeader } from '../page/resource-header';
import type { BulkTask } from './bulk-run';
import { FilterBar, FilterChips, type FilterDef } from './filters';
import { keepPage } from './keep-page';
import { useBulkTasks } from './use-bulk-tasks';
import type { ListView } from './use-list-view';

/** A query for one page of rows; its filter contains page, search and sort order of the view. */
export interface PagedQuery<Data> extends BoundQuery<Page<Data>> {
  /** Completes the rows with what loads after them. Keep it stable. */
  select?: (page: Page<Data>) => Page<Data>;
}

/** The parts of a query that a list needs, so that several queries can be combined. */
export interface ListSource<Data> {
  data: readonly Data[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface ListPageProps<Data extends RowData, Filters>
  extends Pick<
    DataTableProps<Data>,
    'details' | 'columns' | 'rowId' | 'rowLabel' | 'rowActions' | 'search' | 'hiddenColumns' | 'pageSizes'
  > {
  title: string;
  /** `section` for a list within a page, `none` if the surrounding page has the header. Default `page`. */
  level?: 'page' | 'section' | 'none';
  description?: ReactNode;
  /** Primary button, rendered above the list, or in the empty state. */
  action?: ReactNode;
  /** Whether the user cannot change anything on this page, which the header then states. Default false. */
  isReadOnly?: boolean;
  /** Links to the other tabs of the page, below its title. */
  tabs?: ReactNode;
  /** Statistics above the list. */
  stats?: ReactNode;
  /** A paged query, or all rows, which are then searched and sorted on the client. */
  source: PagedQuery<Data> | ListSource<Data>;
  view: ListView<Filters>;
  filters?: readonly FilterDef<NoInfer<Filters>>[];
  /** Whether rows can be opened; `view.open` is the id of the open one. Default false. */
  opensRows?: boolean;
  bulkActions?: readonly BulkTask<Data>[];
  /** Returns the appearance of a column by id; a hidden one is omitted. Omit its query as well. */
  appearance?: (columnId: string) => FieldAppearance;
  empty: { icon?: ReactNode; title: string; text: string };
  /** Dialogs of the page; a function receives the ids of the visible rows in order. */
  children?: ReactNode | ((ids: readonly string[]) => ReactNode);
}

const SEARCH_DELAY = 300;

/** Renders a page that consists of a list: title, actions, and rows in all their states. */
export function ListPage<Data extends RowData, Filters>(props: ListPageProps<Data, Filters>) {
  const { source } = props;
  return 'queryKey' in source ? <PagedList {...props} source={source} /> : <Rows {...props} source={source} />;
}

function PagedList<Data extends RowData, Filters>({
  source,
  ...props
}: ListPageProps<Data, Filters> & { source: PagedQuery<Data> }) {
  const query = useQuery({ ...source, placeholderData: keepPage<Page<Data>>(source.queryKey) });
  const rows = { data: query.data?.items, error: query.error, refetch: query.refetch };
  return <Rows {...props} source={rows} total={query.data?.totalItems ?? 0} isStale={query.isPlaceholderData} />;
}

interface RowsProps<Data extends RowData, Filters>
  extends ListPageProps<Data, Filters>,
    Pick<DataTableProps<Data>, 'total' | 'isStale'> {
  source: ListSource<Data>;
}

const noFilters: never[] = [];
const noRows: readonly string[] = [];

/** Ids of the visible rows. */
const createVisibleRows = () => createStore<readonly string[]>(() => noRows);

function Rows<Data extends RowData, Filters>({
  title,
  level,
  description,
  action,
  isReadOnly,
  tabs,
  stats,
  source,
  view,
  filters = noFilters,
  opensRows = false,
  bulkActions = [],
  appearance,
  empty,
  columns,
  children,
  ...table
}: RowsProps<Data, Filters>) {
  const { query, isFiltered } = view;
  const [visibleRows] = useState(createVisibleRows);
  const setVisibleRows = useCallback((ids: readonly string[]) => visibleRows.setState(ids, true), [visibleRows]);
  const bulk = useBulkTasks(bulkActions, table);
  const visible = useMemo(
    () => (appearance ? columns.filter(({ id }) => appearance(id) !== 'hidden') : columns),
    [columns, appearance],
  );
  const isEmpty = source.data?.length === 0 && !isFiltered && query.page === 0;
  const isLoading = source.data === undefined && !source.error;
  const button = isLoading && action ? <HeldPlace>{action}</HeldPlace> : action;
  // Without search and filters the toolbar would contain only its menu, so it is merged with the title and buttons.
  const isSingleRow =
    level === 'section' && table.search === false && filters.length === 0 && bulkActions.length === 0 && !isEmpty;
  const change = (id: keyof Filters & string, value: unknown) => {
    // The URL parses every filter again with its schema.
    view.set({ filters: { [id]: value } as Partial<Filters> });
  };
  const rows = (
    <DataTable
      {...table}
      label={title}
      columns={visible}
      data={source.data}
      error={source.error ?? undefined}
      onRetry={source.refetch}
      query={query}
      onQueryChange={view.set}
      searchDelay={SEARCH_DELAY}
      isFiltered={isFiltered && Object.keys(view.filters).length > 0}
      onClear={view.reset}
      actions={isSingleRow && button}
      filters={
        isSingleRow ? (
          <ResourceHeader title={title} level={level} description={description} isReadOnly={isReadOnly} />
        ) : (
          filters.length > 0 && <FilterBar filters={filters} values={view.filters} onChange={change} />
        )
      }
      chips={
        filters.length > 0 && (
          <FilterChips filters={filters} values={view.filters} onChange={change} onClear={view.reset} />
        )
      }
      onOpen={opensRows ? (row) => view.setOpen(table.rowId(row)) : undefined}
      rowHref={opensRows ? (row) => view.hrefOf?.(table.rowId(row)) : undefined}
      onVisibleChange={setVisibleRows}
      bulkActions={bulk.actions}
      empty={<EmptyState icon={empty.icon} title={empty.title} description={empty.text} action={action} />}
    />
  );
  // A press on a row paints what it opens first, which is not part of the table.
  const isOpening = useDeferredValue(view.open) !== view.open;
  return (
    <section data-slot="list-page" className="gh:grid gh:gap-5">
      {level !== 'none' && !isSingleRow && (
        <ResourceHeader
          title={title}
          level={level}
          description={description}
          isReadOnly={isReadOnly}
          actions={isEmpty ? undefined : button}
        />
      )}
      {tabs}
      {stats}
      <Held isHeld={isOpening}>{rows}</Held>
      {bulk.dialog}
      {typeof children === 'function' ? <OfVisibleRows rows={visibleRows}>{children}</OfVisibleRows> : children}
    </section>
  );
}

interface OfVisibleRowsProps {
  rows: StoreApi<readonly string[]>;
  children: (ids: readonly string[]) => ReactNode;
}

/** Renders what depends on the visible rows, so that the list does not render again when they change. */
function OfVisibleRows({ rows, children }: OfVisibleRowsProps) {
  return children(useStore(rows));
}

interface HeldProps {
  isHeld: boolean;
  children: ReactNode;
}

/** Renders its content, while it is held as it was. */
const Held = memo(
  ({ children }: HeldProps) => children,
  (_, { isHeld }) => isHeld,
);

/** Renders the skeleton of the buttons until it is known whether they are above the list or in its empty state. */
function HeldPlace({ children }: { children: ReactNode }) {
  return (
    <span
      data-slot="skeleton"
      className="gh:inline-flex gh:animate-pulse gh:flex-wrap gh:gap-2 gh:rounded gh:bg-line gh:[&>*]:invisible"
    >
      {children}
    </span>
  );
}
