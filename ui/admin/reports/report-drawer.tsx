'use client';
import type { Rights } from '@gatehouse/sdk/admin/rights';
import * as reports from '@gatehouse/sdk/reports';
import { useCapability } from '../../react/capability';
import { EntityDrawer } from '../archetypes/drawer/entity-drawer';
import type { ListView } from '../archetypes/list/use-list-view';
import { useAdminTexts } from '../texts';
import type { ReportTask } from './dialogs';
import { Preview } from './preview';
import { Schedule } from './schedule';

interface ReportDrawerProps {
  view: Pick<ListView, 'open' | 'setOpen'>;
  ids: readonly string[];
  all: readonly reports.Report[] | undefined;
  may: Rights<'reports'>;
  onTask: (task: ReportTask) => void;
}

/** Renders a report: preview and schedule. */
export default function ReportDrawer({ view, ids, all, may, onTask }: ReportDrawerProps) {
  const texts = useAdminTexts('reports');
  const { get } = useCapability(reports);
  return (
    <EntityDrawer<reports.Report>
      view={view}
      ids={ids}
      size="lg"
      query={get}
      placeholderData={(id) => all?.find((report) => report.id === id)}
      title={({ name }) => name}
      description={({ description }) => description}
      tabs={[
        {
          id: 'preview',
          title: texts.tabs.preview,
          content: (report) => (
            <Preview
              key={report.id}
              report={report}
              onSend={may.write ? () => onTask({ do: 'send', report }) : undefined}
            />
          ),
        },
        {
          id: 'schedule',
          title: texts.tabs.schedule,
          content: ({ id }) => <Schedule key={id} id={id} mayWrite={may.write} />,
        },
      ]}
    />
  );
}
