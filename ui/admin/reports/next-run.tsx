'use client';
import type { ReportSchedule } from '@gatehouse/sdk/reports';
import { useIdentity } from '../../react/identity';
import { useFormats } from '../archetypes/formats/formats';
import { nextRuns } from './next-runs';

/** Renders the next run of a report in the time zone of the account. */
export function NextRun({ schedule }: { schedule: ReportSchedule }) {
  const { moment } = useFormats();
  const { environment } = useIdentity();
  const [next] = nextRuns(schedule, environment.now(), 1);
  if (next === undefined) return <span className="gh:text-subtle">–</span>;
  return (
    <time dateTime={new Date(next).toISOString()} className="gh:tabular-nums">
      {moment(next)}
    </time>
  );
}
