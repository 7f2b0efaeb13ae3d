'use client';
import { flexRender, type RowData } from '@tanstack/react-table';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../kit/button/button';
import type { TableColumns } from '../../../kit/table/table-columns';
import { useAdminTexts } from '../../texts';
import { ListPage, type ListPageProps } from './list-page';

/** Action of a click on a value, usually setting a filter. */
export interface ValueAction {
  /** Label of the action: "Only from 203.0.113.7". */
  label: string;
  onSelect: () => void;
}

export interface LogViewerProps<Data extends RowData, Filters> extends ListPageProps<Data, Filters> {
  /** Renders the details of an expanded row: fields, JSON as text, values before and after. */
  details: (row: Data) => ReactNode;
  /** Returns the action of a click on a column's value; undefined for plain text. */
  valueActions?: (columnId: string, row: Data) => ValueAction | undefined;
  /** Rows received since the list was loaded. They are announced, and inserted on demand. */
  live?: { count: number; onShow: () => void };
}

/** Renders a log: rows expand in place, values filter, and new rows never move the others automatically. */
export function LogViewer<Data extends RowData, Filters>({
  valueActions,
  live,
  columns,
  stats,
  ...list
}: LogViewerProps<Data, Filters>) {
  const active = useMemo(() => (valueActions ? withActions(columns, valueActions) : columns), [columns, valueActions]);
  return (
    <ListPage
      {...list}
      columns={active}
      stats={
        <>
          {stats}
          {live && <NewRows {...live} />}
        </>
      }
    />
  );
}

function NewRows({ count, onShow }: { count: number; onShow: () => void }) {
  const { resource: texts } = useAdminTexts('frame');
  return (
    <div role="status" className="gh:empty:absolute">
      {count > 0 && (
        <Button variant="secondary" size="sm" onClick={onShow}>
          <RefreshCw aria-hidden />
          {texts.newRows(count)}
        </Button>
      )}
    </div>
  );
}

const withActions = <Data extends RowData>(
  columns: TableColumns<Data>,
  valueActions: (columnId: string, row: Data) => ValueAction | undefined,
): TableColumns<Data> =>
  columns.map((column) => {
    const { id, cell } = column;
    return {
      ...column,
      cell: (context) => {
        const content = flexRender(cell, context);
        const action = valueActions(id, context.row.original);
        if (!action) return content;
        return (
          <button
            type="button"
            data-slot="value-action"
            title={action.label}
            className="gh:-my-0.5 gh:rounded-sm gh:py-0.5 gh:align-top gh:text-start gh:decoration-dotted gh:underline-offset-4 gh:hover:underline"
            onClick={action.onSelect}
          >
            {content}
          </button>
        );
      },
    };
  });
