'use client';
import { isReadOnly } from '@gatehouse/sdk/admin/rights';
import * as reports from '@gatehouse/sdk/reports';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Send from 'lucide-react/icons/send';
import { useMemo } from 'react';
import { object, enum as oneOf, optional } from 'zod/mini';
import { NoValue } from '../../kit/table/cell-text';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';
import { useTexts } from '../../react/texts';
import { useFormats } from '../archetypes/formats/formats';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { keepPage } from '../archetypes/list/keep-page';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import type { PageProps } from '../archetypes/page/page-props';
import { Tasks, useDialogs, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { scheduleText } from './cron-text';
import type { ReportTask } from './dialogs';
import { nextRuns } from './next-runs';
import { useDownload } from './use-download';

const states = ['active', 'inactive'] as const;
const Filters = object({ status: optional(oneOf(states)), type: optional(oneOf(reports.reportTypes)) });
/** The schedule needs the room. */
const initiallyHidden = ['updatedAt'];
const byName = { id: 'name', desc: false };

const dialogs = lazyPart(() => import('./dialogs'));
const drawer = lazyPart(() => import('./report-drawer'));

/** Renders the vendor's reports and their schedules. */
export default function ReportsPage({ page, title }: PageProps) {
  const texts = useAdminTexts('reports');
  const { language } = useTexts();
  const { clock, timeZone } = useFormats();
  const may = useRights('reports');
  const kinds = useColumnKinds<reports.Report>();
  const view = useListView(page, { pageSize: 20, sort: byName, filters: Filters });
  const tasks = useTask<ReportTask>();
  const download = useDownload();
  const { filters } = view;
  const { id = 'name', desc = false } = view.query.sort ?? {};
  const wanted = useCapability(reports).list({ filters, sort: { [id]: desc ? 'desc' : 'asc' } });
  const source = useQuery({ ...wanted, placeholderData: keepPage<reports.Report[]>(wanted.queryKey) });
  const columns = useMemo(
    () => [
      kinds.other('name', {
        header: texts.name,
        fixed: true,
        value: ({ name }) => name,
        cell: ({ name, description }) => (
          <span className="gh:grid">
            {name}
            {description && <span className="gh:text-xs gh:font-normal gh:text-subtle">{description}</span>}
          </span>
        ),
      }),
      kinds.other('schedule', {
        header: texts.schedule,
        value: ({ schedule }) => (schedule ? scheduleText(schedule, texts.plans, language, clock) : texts.unscheduled),
        sortable: false,
        cell: ({ schedule }) =>
          schedule ? (
            <span className="gh:grid gh:@lg:min-w-56">
              <span>{scheduleText(schedule, texts.plans, language, clock)}</span>
              {schedule.tz !== timeZone && <span className="gh:text-xs gh:text-subtle">{schedule.tz}</span>}
            </span>
          ) : (
            <span className="gh:text-subtle">{texts.unscheduled}</span>
          ),
      }),
      kinds.other('nextRun', {
        header: texts.nextRun,
        value: ({ schedule }) => schedule?.cron ?? '',
        sortable: false,
        cell: ({ schedule }) => (schedule?.active ? <NextRun schedule={schedule} /> : <NoValue />),
      }),
      kinds.text('type', {
        header: texts.type,
        value: ({ type }) => texts.types[reports.reportTypes.find((name) => name === type) ?? 'pdf'],
        secondary: true,
      }),
      kinds.badge('status', {
        header: texts.status,
        value: ({ schedule }) => {
          if (!schedule) return undefined;
          return schedule.active
            ? { label: texts.states.active, tone: 'success' }
            : { label: texts.states.inactive, tone: 'neutral' };
        },
      }),
      kinds.date('updatedAt', { header: texts.updated, value: ({ updatedAt }) => updatedAt, secondary: true }),
    ],
    [kinds, texts, language, clock, timeZone],
  );
  const Drawer = useDialogs(drawer, view.open !== undefined, () => view.setOpen(undefined));
  return (
    <ListPage
      title={title}
      view={view}
      columns={columns}
      source={source}
      description={texts.text}
      isReadOnly={isReadOnly(may)}
      rowId={(report) => report.id}
      rowLabel={({ name }) => name}
      opensRows
      hiddenColumns={initiallyHidden}
      search={texts.search}
      filters={[
        {
          id: 'status',
          label: texts.status,
          kind: 'one',
          options: states.map((value) => ({ value, label: texts.states[value] })),
        },
        {
          id: 'type',
          label: texts.type,
          kind: 'one',
          options: reports.reportTypes.map((value) => ({ value, label: texts.types[value] })),
        },
      ]}
      rowActions={(report) => [
        may.write && {
          label: texts.send,
          icon: <Send aria-hidden />,
          onSelect: () => tasks.start({ do: 'send', report }),
        },
        ...reports.reportTypes.map((type) => ({
          label: texts.downloads[type],
          icon: <Download aria-hidden />,
          onSelect: () => void download(report, type),
        })),
      ]}
      empty={{ icon: <FileChartColumn />, title: texts.emptyTitle, text: texts.empty }}
    >
      {(ids) => (
        <>
          {Drawer && <Drawer view={view} ids={ids} may={may} all={source.data} onTask={tasks.start} />}
          <Tasks part={dialogs} of={tasks}>
            {(Dialogs, state) => <Dialogs {...state} />}
          </Tasks>
        </>
      )}
    </ListPage>
  );
}

/** Renders the next run of a report in the time zone of its schedule, which stands beside it. */
function NextRun({ schedule }: { schedule: reports.ReportSchedule }) {
  const { momentIn } = useFormats();
  const { environment } = useIdentity();
  const [next] = nextRuns(schedule, environment.now(), 1);
  if (next === undefined) return <NoValue />;
  return (
    <time dateTime={new Date(next).toISOString()} className="gh:tabular-nums gh:@sm:whitespace-nowrap">
      {momentIn(schedule.tz, next)}
    </time>
  );
}
