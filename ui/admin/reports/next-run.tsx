'use client';
import type { ReportSchedule } from '@gatehouse/sdk/reports';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
// Imports the texts, so that bundlers put this module into the chunks of the frame.
import '../texts';
import { nextRuns } from './next-runs';

/** Renders the next run of a report in the user's time zone. */
export default function NextRun({ schedule }: { schedule: ReportSchedule }) {
  const { language } = useTexts();
  const { environment } = useIdentity();
  const [next] = nextRuns(schedule, environment.now(), 1);
  if (next === undefined) return <span className="gh:text-subtle">–</span>;
  return (
    <time dateTime={new Date(next).toISOString()} className="gh:tabular-nums">
      {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(next)}
    </time>
  );
}
