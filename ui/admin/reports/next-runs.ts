import type { ReportSchedule } from '@gatehouse/sdk/reports';
import { Cron } from 'croner';

type When = Pick<ReportSchedule, 'cron' | 'tz'>;

/** Minute, hour, day, month, day of the week: the provider takes no seconds. */
const read = ({ cron, tz }: When): Cron | undefined => {
  if (cron.trim().split(/\s+/).length !== 5) return undefined;
  try {
    return new Cron(cron, { timezone: tz, paused: true });
  } catch {
    return undefined;
  }
};

/** Returns when a schedule is due next, in milliseconds since the epoch; nothing for one that never is. */
export const nextRuns = (when: When, after: number, count: number): number[] => {
  try {
    return (read(when)?.nextRuns(count, new Date(after)) ?? []).map((run) => run.getTime());
  } catch {
    // The time zone is no time zone.
    return [];
  }
};
