'use client';
import * as audits from '@gatehouse/sdk/audits';
import * as metadata from '@gatehouse/sdk/metadata';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useUser } from '../../react/session';
import { actionText } from '../archetypes/formats/action-names';
import { useFormats } from '../archetypes/formats/formats';
import { LogViewer } from '../archetypes/list/log-viewer';
import { useListView } from '../archetypes/list/use-list-view';
import type { PageProps } from '../archetypes/page/page-props';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { AuditDetails } from './audit-details';
import { AuditStats } from './audit-stats';
import { auditTable, columnName, severityName, textIn } from './columns';
import { type AuditFilters, filterBy, filterDefs, filterSchema, filterValues } from './filters';

const newestFirst = { id: 'createdAt', desc: true };
const exportDialog = lazyPart(() => import('./export-dialog'));
/** Poll interval for new rows in milliseconds. */
const POLL_INTERVAL = 30_000;
const pageSizes = [audits.PAGE_SIZE];

/** Renders the audit log with server-side search, sorting, filters and pagination. */
export default function AuditsPage({ page, title }: PageProps) {
  const texts = useAdminTexts('audits');
  const formats = useFormats();
  const user = useUser();
  const client = useQueryClient();
  const { data: vendorColumns } = useQuery(useCapability(metadata).auditColumns());
  const columns = vendorColumns && vendorColumns.length > 0 ? vendorColumns : audits.builtInColumns;
  const schema = useMemo(() => filterSchema(columns), [columns]);
  const view = useListView(page, { pageSize: audits.PAGE_SIZE, sort: newestFirst, filters: schema });
  const tasks = useTask<'export'>();
  const { list } = useCapability(audits);
  // Parsed by the schema of the columns.
  const filters = view.filters as AuditFilters;
  const filter: audits.AuditFilter = {
    sortBy: view.query.sort?.id ?? newestFirst.id,
    sortDirection: view.query.sort?.desc === false ? 'asc' : 'desc',
    search: view.query.search,
    columns: filterValues(filters),
  };
  const source = list({ ...filter, page: view.query.page });
  const { data: current } = useQuery(source);
  const table = useMemo(() => auditTable(columns, texts), [columns, texts]);
  const setFilters = (changed: AuditFilters) => view.set({ filters: changed });

  // New rows are only counted, so that the list does not move while it is being read.
  const isAtTop = view.query.page === 0 && filter.sortBy === newestFirst.id && filter.sortDirection === 'desc';
  const newer = useQuery({
    ...source,
    queryKey: [...source.queryKey, 'newer'],
    enabled: source.enabled && isAtTop && current !== undefined,
    refetchInterval: POLL_INTERVAL,
    initialData: current,
  });
  const newRows = isAtTop && current && newer.data ? newer.data.totalItems - current.totalItems : 0;

  return (
    <LogViewer
      title={title}
      source={source}
      view={{ ...view, filters, query: { ...view.query, pageSize: audits.PAGE_SIZE } }}
      description={texts.text}
      action={
        current &&
        current.totalItems > 0 && (
          <Button variant="secondary" onClick={() => tasks.start('export')}>
            <Download aria-hidden />
            {texts.export}
          </Button>
        )
      }
      stats={<AuditStats />}
      columns={table.columns}
      hiddenColumns={table.hidden}
      pageSizes={pageSizes}
      rowId={rowKey}
      rowLabel={(row) => actionText(row, texts)}
      search={texts.search}
      filters={filterDefs({
        columns,
        texts,
        formats,
        values: filters,
        rows: current?.items ?? [],
        ownEmail: user?.email,
        onChange: setFilters,
      })}
      details={(row) => <AuditDetails row={row} columns={columns} onFilter={setFilters} />}
      valueActions={(id, row) => {
        const value = textIn(row, id);
        const wanted = id === 'action' ? undefined : filterBy(columns, id, value);
        if (!wanted) return undefined;
        const column = columns.find(({ name }) => name === id);
        const name = column ? columnName(column, texts) : id;
        const label = column?.type === 'Severity' ? severityName(value, texts) : value;
        return { label: texts.only(name, label), onSelect: () => setFilters(wanted) };
      }}
      live={{
        count: Math.max(0, newRows),
        onShow: () => void client.invalidateQueries({ queryKey: source.queryKey }),
      }}
      empty={{ icon: <ScrollText />, title: texts.emptyTitle, text: texts.empty }}
    >
      <Tasks part={exportDialog} of={tasks}>
        {(ExportDialog, { task, onClose }) => (
          <ExportDialog
            columns={columns}
            filter={filter}
            onClose={onClose}
            isOpen={task !== undefined}
            total={current?.totalItems ?? 0}
          />
        )}
      </Tasks>
    </LogViewer>
  );
}

/** Returns the key of a row: its id, or its content, since the wire format guarantees no id. */
const rowKey = (row: audits.AuditRow): string =>
  textIn(row, 'id') || `${row.createdAt} ${row.email} ${row.action} ${row.description}`;
