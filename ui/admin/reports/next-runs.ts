import type { ReportSchedule } from '@gatehouse/sdk/reports';
import { Cron } from 'croner';

type When = Pick<ReportSchedule, 'cron' | 'tz'>;

/** Parses minute, hour, day, month and weekday; the provider has no seconds field. */
const read = ({ cron, tz }: When): Cron | undefined => {
  if (cron.trim().split(/\s+/).length !== 5) return undefined;
  try {
    return new Cron(cron, { timezone: tz, paused: true });
  } catch {
    return undefined;
  }
};

/** Returns the next runs of a schedule in milliseconds since the epoch; empty if it never runs. */
export const nextRuns = (when: When, after: number, count: number): number[] => {
  try {
    return (read(when)?.nextRuns(count, new Date(after)) ?? []).map((run) => run.getTime());
  } catch {
    // The time zone is invalid.
    return [];
  }
};
