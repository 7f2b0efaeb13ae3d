'use client';
import type { BoundQuery, Page } from '@gatehouse/sdk';
import type { FieldAppearance } from '@gatehouse/sdk/admin';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from '../../kit/empty-state';
import { DataTable, type DataTableProps } from '../../kit/table';
import type { BulkTask } from './bulk-run';
import { FilterBar, FilterChips, type FilterDef } from './filters';
import { keepPage } from './keep-page';
import { ResourceHeader } from './resource-header';
import { useBulkTasks } from './use-bulk-tasks';
import type { ListView } from './use-list-view';

/** A query of which the server gives one page at a time; its filter holds page, search and sort of the view. */
export type PagedQuery<Data> = BoundQuery<Page<Data>>;

/** The parts of a query that a list shows; several queries can be told as one. */
export interface ListSource<Data> {
  data: readonly Data[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface ListPageProps<Data, Filters>
  extends Pick<
    DataTableProps<Data>,
    'details' | 'columns' | 'rowId' | 'rowLabel' | 'rowActions' | 'search' | 'hiddenColumns' | 'pageSizes'
  > {
  title: string;
  /** `section` for a list that is a part of a page, `none` where the page around it has the header. Default `page`. */
  level?: 'page' | 'section' | 'none';
  description?: ReactNode;
  /** The button of the page; it stands above the list, and again where the list would be when it is empty. */
  action?: ReactNode;
  /** Nothing on this page can be changed by this user: the header says so. */
  isReadOnly?: boolean;
  /** Links to the other parts of the page, below its title. */
  tabs?: ReactNode;
  /** Numbers above the list. */
  stats?: ReactNode;
  /** A paged query, or rows that are all here and are searched and sorted here. */
  source: PagedQuery<Data> | ListSource<Data>;
  view: ListView<Filters>;
  filters?: readonly FilterDef<NoInfer<Filters>>[];
  /** Rows open by id: `view.open` names the one that is. */
  opensRows?: boolean;
  bulkActions?: readonly BulkTask<Data>[];
  /** How columns are shown, by id; a hidden one is left out. Leave its query out too. */
  appearance?: (columnId: string) => FieldAppearance;
  empty: { icon?: ReactNode; title: string; text: string };
  /** Dialogs of the page; a function learns the ids of the rows that are shown, in their order. */
  children?: ReactNode | ((ids: readonly string[]) => ReactNode);
}

const SEARCH_DELAY = 300;

/** A page that is one list: title, what one can do, and the rows with all their states. */
export function ListPage<Data, Filters>(props: ListPageProps<Data, Filters>) {
  const { source } = props;
  return 'queryKey' in source ? <PagedList {...props} source={source} /> : <Rows {...props} source={source} />;
}

function PagedList<Data, Filters>({ source, ...props }: ListPageProps<Data, Filters> & { source: PagedQuery<Data> }) {
  const found = useQuery({ ...source, placeholderData: keepPage<Page<Data>>(source.queryKey) });
  const rows = { data: found.data?.items, error: found.error, refetch: found.refetch };
  return <Rows {...props} source={rows} total={found.data?.totalItems ?? 0} isStale={found.isPlaceholderData} />;
}

interface RowsProps<Data, Filters>
  extends ListPageProps<Data, Filters>,
    Pick<DataTableProps<Data>, 'total' | 'isStale'> {
  source: ListSource<Data>;
}

const noFilters: never[] = [];
const noRows: readonly string[] = [];

function Rows<Data, Filters>({
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
  const [ids, setIds] = useState<readonly string[]>(noRows);
  const bulk = useBulkTasks(bulkActions, table);
  const shown = useMemo(
    () => (appearance ? columns.filter(({ id }) => appearance(id) !== 'hidden') : columns),
    [columns, appearance],
  );
  const isEmpty = source.data?.length === 0 && !isFiltered && query.page === 0;
  const isLoading = source.data === undefined && !source.error;
  const button = isLoading && action ? <HeldPlace>{action}</HeldPlace> : action;
  // Without search and filters the toolbar would hold its menu alone: the title and the buttons stand there.
  const isOneRow =
    level === 'section' && table.search === false && filters.length === 0 && bulkActions.length === 0 && !isEmpty;
  const change = (id: keyof Filters & string, value: unknown) => {
    // The address reads every filter again with its schema.
    view.set({ filters: { [id]: value } as Partial<Filters> });
  };
  return (
    <section data-slot="list-page" className="gh:grid gh:gap-5">
      {level !== 'none' && !isOneRow && (
        <ResourceHeader {...{ title, level, description, isReadOnly }} actions={isEmpty ? undefined : button} />
      )}
      {tabs}
      {stats}
      <DataTable
        {...table}
        label={title}
        columns={shown}
        data={source.data}
        error={source.error ?? undefined}
        onRetry={source.refetch}
        query={query}
        onQueryChange={view.set}
        searchDelay={SEARCH_DELAY}
        isFiltered={isFiltered && Object.keys(view.filters).length > 0}
        onClear={view.reset}
        actions={isOneRow && button}
        filters={
          isOneRow ? (
            <ResourceHeader {...{ title, level, description, isReadOnly }} />
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
        onShown={setIds}
        bulkActions={bulk.actions}
        empty={<EmptyState icon={empty.icon} title={empty.title} description={empty.text} action={action} />}
      />
      {bulk.dialog}
      {typeof children === 'function' ? children(ids) : children}
    </section>
  );
}

/** The shape of buttons while it is not known whether they stand above the list or in its empty state. */
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
