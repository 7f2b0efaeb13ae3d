'use client';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state';
import { PageHeader } from '../../kit/page-header';
import { DataTable, type DataTableProps } from '../../kit/table';

/** The parts of a query that a list shows; several queries can be told as one. */
export interface ListSource<Data> {
  data: readonly Data[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

export interface ListPageProps<Data extends RowData>
  extends Pick<
    DataTableProps<Data>,
    'columns' | 'rowId' | 'rowLabel' | 'rowActions' | 'search' | 'hiddenColumns' | 'initial'
  > {
  title: string;
  description?: ReactNode;
  /** The button of the page; it stands above the list, and again where the list would be when it is empty. */
  action?: ReactNode;
  source: ListSource<Data>;
  empty: { icon?: ReactNode; title: string; text: string };
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** A page that is one list: title, what one can do, and the rows with all their states. */
export function ListPage<Data extends RowData>({
  title,
  description,
  action,
  source,
  empty,
  children,
  ...table
}: ListPageProps<Data>) {
  const isEmpty = source.data?.length === 0;
  return (
    <section data-slot="list-page" className="gh:grid gh:gap-5">
      <PageHeader title={title} description={description} actions={isEmpty ? undefined : action} />
      <DataTable
        {...table}
        label={title}
        data={source.data}
        error={source.error ?? undefined}
        onRetry={source.refetch}
        empty={<EmptyState icon={empty.icon} title={empty.title} description={empty.text} action={action} />}
      />
      {children}
    </section>
  );
}
